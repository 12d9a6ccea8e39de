import { type ComponentProps, memo, type ReactNode, Suspense } from 'react';
import { hasSameItems } from '../../data/menu/known-menu';
import { FIRST_SCREEN_ID } from '../../data/menu/page-handover';
import { ItemCard } from '../../dish/ItemCard';
import { toItem } from '../../dish/item';
import { PrintedDish } from '../../dish/PrintedDish';
import type { Product } from '../../domain/product/product';
import { useTexts } from '../../ui/texts';
import { useHydrated, useStore } from '../../ui/useStore';
import { HiddenBadge } from '../filter/HiddenBadge';
import { ITALIAN, languageState } from '../language-store';
import type { MenuView } from '../menu-view';
import { useMenuView } from '../useMenuView';
import { AddOne } from './AddToList';
import { StatusBadge } from './StatusBadge';

export type DishGridProps = {
  products: readonly Product[];
  avoided: readonly number[];
  /** Returns the current address with a dish opened, from the dish's id. */
  addressOf: (id: string) => string;
  mark?: (text: string) => ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Its place among the page's lists: 'only' loads its first pictures early. */
  place?: 'only' | 'first' | 'later';
};

/** How many pictures are certainly in a phone's first viewport. More eager pictures would compete with them for the network. */
const FIRST_PICTURES = 2;

/** How many cards React hydrates in one slice. Between slices the browser can handle a tap. */
const CARDS_PER_SLICE = 4;

/**
 * A list of dishes, in the design that the guest reads. Memoised: a change around it must not make React hydrate or render all
 * of them at once.
 */
export const DishGrid = memo(function DishGrid({
  products,
  place = 'only',
  ...grid
}: DishGridProps) {
  const view = useMenuView();
  // Keyed by position, so that another list reuses their elements.
  const starts = [...products.keys()].filter((start) => start % CARDS_PER_SLICE === 0);
  return (
    <>
      {place !== 'later' && <Held />}
      <ul role="list" className="cells plain-list dish-grid" data-view={view}>
        {starts.map((start) => (
          <Slice
            key={start}
            products={products.slice(start, start + CARDS_PER_SLICE)}
            place={start === 0 ? place : 'later'}
            view={view}
            {...grid}
          />
        ))}
      </ul>
    </>
  );
});

/** The id that marks the first screen's last dish, in the prerendered HTML alone. */
const idOf = (isLastOfScreen: boolean) =>
  import.meta.env.SSR && isLastOfScreen ? FIRST_SCREEN_ID : undefined;

type SliceProps = DishGridProps & { view: MenuView };

/** The dishes that React hydrates at once. Memoised: after a change of the menu only the slices with a changed dish render. */
const Slice = memo(
  function Slice({ products, addressOf, place, view, ...dish }: SliceProps) {
    const pictured = place === 'only' ? products.filter(({ image }) => image) : [];
    return (
      <Suspense>
        {products.map((product) => (
          <li
            key={product.id}
            data-dish={product.id}
            id={idOf(place !== 'later' && product === products.at(-1))}
          >
            <Dish
              {...toItem(product)}
              {...dish}
              view={view}
              eager={pictured.slice(0, FIRST_PICTURES).includes(product)}
              status={
                <>
                  <HiddenBadge product={product} />
                  <StatusBadge product={product} />
                </>
              }
              action={<AddOne product={product} />}
              address={addressOf(product.id)}
            />
          </li>
        ))}
      </Suspense>
    );
  },
  ({ products, ...before }, { products: next, ...after }) =>
    hasSameItems(products, next) && hasSameItems(Object.values(before), Object.values(after)),
);

function Dish({ view, eager, ...dish }: ComponentProps<typeof ItemCard> & { view: MenuView }) {
  return view === 'breve' ? <PrintedDish {...dish} /> : <ItemCard {...dish} eager={eager} />;
}

/** Said while the first script holds the prerendered dishes back. Of its own, so that hydration does not render all cards again. */
function Held() {
  const { t } = useTexts();
  const { isPending } = useStore(languageState, () => ITALIAN);
  if (useHydrated() && !isPending) return null;
  return (
    <p className="quiet dish-held" role="status">
      {t('Caricamento...')}
    </p>
  );
}
