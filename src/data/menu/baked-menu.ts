import type { DishCategoryName } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { createStore } from '../store';
import { DATA_BLOCK_ID } from './page-handover';

/** The dishes that the build writes into a page. */
export type BakedMenu = {
  version: string;
  /** Epoch ms. */
  readAt: number;
  /**
   * Which part of the menu its `products` are: a category, all dishes, or those that the home page shows, which every public page
   * has. null on the page of a dish, which has that dish alone, and on the menu's other pages, which have none.
   */
  part: DishCategoryName | 'whole' | 'home' | null;
  products: Product[];
  /** The address of a file with every dish of the same build. */
  file: string;
  /** When the build read it, in words: the day, and the day with the time. */
  words: { day: string; moment: string };
};

/** What the build has written into this page; null if it has written none. The build sets it before it renders a page. */
export const bakedMenu = createStore<BakedMenu | null>(() =>
  JSON.parse(globalThis.document?.getElementById(DATA_BLOCK_ID)?.textContent ?? 'null'),
);
