import { memo, type ReactNode, Suspense } from 'react';
import { FIRST_SCREEN_ID } from '../../data/menu/page-handover';
import { ItemCard } from '../../dish/ItemCard';
import { toItem } from '../../dish/item';
import { cardDigest, DIGEST } from '../../domain/product/card-digest';
import type { Product } from '../../domain/product/product';
import { useHydrated } from '../../ui/useStore';
import { AddToList } from './AddToList';
import { TonightBadge } from './TonightBadge';

export type DishGridProps = {
  products: readonly Product[];
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** Returns the current address with a dish opened, from the dish's id. */
  addressOf: (id: string) => string;
  /** Renders a dish's texts with the parts that are to be highlighted. */
  mark?: (text: string) => ReactNode;
  /** Level of the headings with the dishes' names. */
  headingLevel?: 1 | 2 | 3;
  /** Its place among the page's lists: 'only' loads its first pictures early. */
  place?: 'only' | 'first' | 'later';
};

/** How many pictures are certainly in a phone's first viewport. More eager pictures would compete with them for the network. */
const FIRST_PICTURES = 2;

/** How many cards React hydrates in one slice. Between slices the browser can handle a tap. */
const CARDS_PER_SLICE = 4;

/** Attributes that only the prerendered HTML needs: the digest, and the id that marks the first screen's last dish. */
function ofBuild(product: Product, products: readonly Product[]) {
  if (!import.meta.env.SSR) return {};
  const isLast = product === products.slice(0, CARDS_PER_SLICE).at(-1);
  return { [DIGEST]: cardDigest(product), id: isLast ? FIRST_SCREEN_ID : undefined };
}

/** A list of dishes as cards. Memoised: a change around it must not make React hydrate or render all cards at once. */
export const DishGrid = memo(function DishGrid({
  products,
  avoided,
  addressOf,
  mark,
  headingLevel,
  place: placeOnPage = 'only',
}: DishGridProps) {
  const first =
    placeOnPage !== 'only' ? [] : products.filter(({ image }) => image).slice(0, FIRST_PICTURES);
  // Keyed by position, so that another list reuses their elements.
  const slices = [...products.keys()].filter((place) => place % CARDS_PER_SLICE === 0);
  return (
    <>
      {placeOnPage !== 'later' && <Held />}
      <ul className="grid plain-list dish-grid">
        {slices.map((place) => (
          <Suspense key={place}>
            {products.slice(place, place + CARDS_PER_SLICE).map((product) => (
              <li
                key={product.id}
                data-dish={product.id}
                {...ofBuild(product, placeOnPage === 'later' ? [] : products)}
              >
                <ItemCard
                  {...toItem(product)}
                  avoided={avoided}
                  mark={mark}
                  headingLevel={headingLevel}
                  eager={first.includes(product)}
                  status={<TonightBadge product={product} />}
                  action={<AddToList product={product} />}
                  address={addressOf(product.id)}
                />
              </li>
            ))}
          </Suspense>
        ))}
      </ul>
    </>
  );
});

/** Said while the first script holds the prerendered dishes back. Of its own, so that hydration does not render all cards again. */
function Held() {
  if (useHydrated()) return null;
  return (
    <p className="quiet dish-held" role="status">
      Caricamento...
    </p>
  );
}
