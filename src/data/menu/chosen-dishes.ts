import { dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { createStore } from '../store';
import { CHOSEN_ID } from './page-handover';

/** A few dishes for the home page, which reads no list: as the build has read them, and the version that they are of. */
export type ChosenDishes = {
  version: string;
  dishes: Pick<Product, 'id' | 'nome' | 'image' | 'prezzo'>[];
};

const FROM = ['pizze-classiche', 'pinse', 'pizze-gourmet'];

/** The first dish of three categories that has a picture and a price. */
export function chooseDishes(menu: Menu): ChosenDishes['dishes'] {
  return FROM.flatMap((link) => {
    const category = dishCategories.find((each) => each.link === link);
    const dish = (category ? menu[category.name] : []).find(
      ({ image, prezzo }) => image !== null && prezzo > 0,
    );
    return dish ? { id: dish.id, nome: dish.nome, image: dish.image, prezzo: dish.prezzo } : [];
  });
}

/** Null where the build has read no menu. The build sets it before it renders a page. */
export const chosenDishes = createStore<ChosenDishes | null>(() =>
  JSON.parse(globalThis.document?.getElementById(CHOSEN_ID)?.textContent ?? 'null'),
);
