import { memo, type ReactNode, Suspense } from 'react';
import { cardDigest, DIGEST } from '../../domain/product/card-digest';
import type { Product } from '../../domain/product/product';
import { SoldOutBadge } from './DishFacts';
import { ItemCard } from './ItemCard';
import { firstWithPicture, toItem } from './item';

export type DishGridProps = {
  products: readonly Product[];
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** The current address with a dish opened, by the dish's id. */
  addressOf: (id: string) => string;
  /** Renders a dish's texts where parts of them are to be highlighted. */
  mark?: (text: string) => ReactNode;
  /** Level of the headings with the dishes' names. */
  headingLevel?: 2 | 3;
};

/** How many cards React hydrates in one piece: between pieces the browser can answer a finger. */
const CARDS_PER_SLICE = 4;

/** A list of dishes as cards. Memoised: what changes around it must not make React hydrate or render all cards at once. */
export const DishGrid = memo(function DishGrid({
  products,
  avoided,
  addressOf,
  mark,
  headingLevel,
}: DishGridProps) {
  const first = firstWithPicture(products);
  // Known by their places, so that another list keeps their elements.
  const slices = [...products.keys()].filter((place) => place % CARDS_PER_SLICE === 0);
  return (
    <ul className="item-grid">
      {slices.map((place) => (
        <Suspense key={place}>
          {products.slice(place, place + CARDS_PER_SLICE).map((product) => (
            // Only the HTML of the build needs the digest.
            <li
              key={product.id}
              data-dish={product.id}
              {...(import.meta.env.SSR && { [DIGEST]: cardDigest(product) })}
            >
              <ItemCard
                {...toItem(product)}
                avoided={avoided}
                mark={mark}
                headingLevel={headingLevel}
                eager={first.includes(product)}
                status={<SoldOutBadge id={product.id} />}
                address={addressOf(product.id)}
              />
            </li>
          ))}
        </Suspense>
      ))}
    </ul>
  );
});
