import type { Product } from '../../domain/product/product';
import { createStore } from '../store';

/** What the home page shows of the menu, by the rule of every list. */
export type DishesOfHome = {
  /** undefined until there is a list. */
  dishes: readonly Product[] | undefined;
  /** Whether their prices may be shown. */
  hasPrices: boolean;
  /** What is said of the list; '' if there is nothing to say. */
  notice: string;
  /** Reads the menu again, as the visitor asks; null if that would not help. */
  retry: (() => void) | null;
};

/** Set by open-home.ts, which the page loads later than this module; null until then, and while no home page is open. */
export const homeDishes = createStore<DishesOfHome | null>(() => null);
