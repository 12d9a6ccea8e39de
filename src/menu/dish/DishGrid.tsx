import type { ReactNode } from 'react';
import type { Product } from '../../domain/product';
import { ItemCard } from './ItemCard';
import { firstWithPicture, toItem } from './item';

export type DishGridProps = {
  products: readonly Product[];
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** The present address with a dish open, by the dish's id. */
  addressOf: (id: string) => string;
  /** A dish was chosen, by its id. */
  onOpen: (id: string) => void;
  /** How a dish's texts are drawn, where parts of them are to stand out. */
  mark?: (text: string) => ReactNode;
};

/** Dishes as cards. */
export function DishGrid({ products, avoided, addressOf, onOpen, mark }: DishGridProps) {
  const first = firstWithPicture(products);
  return (
    <ul className="item-grid">
      {products.map((product) => (
        <li key={product.id}>
          <ItemCard
            {...toItem(product)}
            avoided={avoided}
            mark={mark}
            eager={first.includes(product)}
            address={addressOf(product.id)}
            onOpen={() => onOpen(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}
