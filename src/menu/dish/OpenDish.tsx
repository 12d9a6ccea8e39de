import { Navigate } from 'react-router-dom';
import type { Freshness } from '../../data/menu/freshness';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { focusWithoutScrolling } from '../../ui/focus';
import { DishSheet } from './DishSheet';

export type OpenDishProps = {
  /** Every dish that the page may show; empty until they are loaded. */
  products: readonly Product[];
  openId: string | null;
  /** How fresh the list is; null until there is one. A list not yet compared with the server's may lack a new dish. */
  freshness: Freshness | null;
  onClose: () => void;
};

/** The dialog of the dish in the address. It opens even if the filter hides the dish's card: somebody followed a link to it. */
export function OpenDish({ products, openId, freshness, onClose }: OpenDishProps) {
  if (openId === null) return null;
  const opened = products.find(({ id }) => id === openId);
  if (opened) {
    const namesOnly = freshness === 'changed';
    return (
      <DishSheet
        key={openId}
        product={opened}
        // If a link from elsewhere has opened it, nothing had the focus before.
        focusInstead={() => focusCard(openId)}
        {...{ namesOnly, onClose }}
      />
    );
  }
  // Not in this category: go to the dish's own page, which finds its category or shows that it is unknown.
  return freshness === 'current' && <Navigate replace to={paths.dish(openId)} />;
}

/** Moves the focus after a dialog that a link has opened: to the dish's card, or to the heading if the filter hides the card. */
function focusCard(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-dish]')];
  const card = cards.find(({ dataset }) => dataset.dish === id);
  card?.scrollIntoView({ block: 'nearest' });
  focusWithoutScrolling(card?.querySelector('a') ?? document.querySelector('main h1'));
}
