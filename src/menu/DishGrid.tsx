import type { ReactNode } from 'react';
import type { Product } from '../domain/product';
import { ItemCard } from './ItemCard';
import { toItem } from './item';

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

/** Pictures that a first screen may hold: they are not lazy. */
const FIRST_PICTURES = 4;

/** Dishes as cards. */
export function DishGrid({ products, avoided, addressOf, onOpen, mark }: DishGridProps) {
  const pictures = products.filter(({ image }) => image).slice(0, FIRST_PICTURES);
  return (
    <ul className="item-grid">
      {products.map((product) => (
        <li key={product.id}>
          <ItemCard
            {...toItem(product)}
            avoided={avoided}
            mark={mark}
            eager={pictures.includes(product)}
            address={addressOf(product.id)}
            onOpen={() => onOpen(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}
