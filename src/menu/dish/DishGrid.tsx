import type { ReactNode } from 'react';
import type { Product } from '../../domain/product';
import { ItemCard } from './ItemCard';
import { firstWithPicture, toItem } from './item';

export type DishGridProps = {
  products: readonly Product[];
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** The current address with a dish opened, by the dish's id. */
  addressOf: (id: string) => string;
  /** Called with the id of the chosen dish. */
  onOpen: (id: string) => void;
  /** Renders a dish's texts where parts of them are to be highlighted. */
  mark?: (text: string) => ReactNode;
  /** Level of the headings with the dishes' names. */
  headingLevel?: 2 | 3;
};

/** A list of dishes as cards. */
export function DishGrid({
  products,
  avoided,
  addressOf,
  onOpen,
  mark,
  headingLevel,
}: DishGridProps) {
  const first = firstWithPicture(products);
  return (
    <ul className="item-grid">
      {products.map((product) => (
        <li key={product.id}>
          <ItemCard
            {...toItem(product)}
            avoided={avoided}
            mark={mark}
            headingLevel={headingLevel}
            eager={first.includes(product)}
            address={addressOf(product.id)}
            onOpen={() => onOpen(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}
