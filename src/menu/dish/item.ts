import { type Allergen, allergensOf } from '../../domain/allergens';
import { CLASSIC_PIZZAS } from '../../domain/categories';
import type { Product } from '../../domain/product';

/** A dish as it is shown. Prices in euro; the last two are null where the page does not show them. */
export type Item = {
  name: string;
  description: string;
  image: string | null;
  price: number;
  familyPrice: number | null;
  meterPrice: number | null;
  allergens: readonly Allergen[];
};

/** The stored product under the names of the card. Maxi and metre prices are the classic pizzas' alone (spec point 2). */
export function toItem(product: Product): Item {
  const classic = product.categoria === CLASSIC_PIZZAS;
  return {
    name: product.nome,
    description: product.descrizione,
    image: product.image,
    price: product.prezzo,
    familyPrice: classic ? product.prezzo_familiare : null,
    meterPrice: classic ? product.prezzo_al_metro : null,
    allergens: allergensOf(product.allergeni),
  };
}

/** Whether one of the dishes is marked as made from frozen food, so that the asterisk wants its legend. */
export function hasFrozen(dishes: readonly Pick<Product, 'descrizione'>[]): boolean {
  return dishes.some(({ descrizione }) => descrizione.includes('*'));
}

/** Pictures that a first screen may hold: they are not lazy. */
const FIRST_PICTURES = 4;

/** The dishes whose pictures are likely to be on the first screen. */
export function firstWithPicture(products: readonly Product[]): readonly Product[] {
  return products.filter(({ image }) => image).slice(0, FIRST_PICTURES);
}
