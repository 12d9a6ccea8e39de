import { createStore } from '../data/store';
import type { Product } from '../domain/product/product';

/*
 * The state of the guest's list for every page of the menu. Its bar and dialogs are a room of their own (list/), which
 * ListHost.tsx loads when the list is first used.
 */

export const LIST_KEY = 'miaLista';

/** How many portions of each dish the list holds, by the dish's id. Nothing until the room has been loaded. */
export const listedCounts = createStore<ReadonlyMap<string, number>>(() => new Map());

/** Whether the list's code could not be loaded: a reload tries again. */
export const listFailed = createStore(() => false);

/** The dish of which the guest is about to say how it is wanted; null if there is none. */
export const askedDish = createStore<Product | null>(() => null);

/** The dishes that taps have put on the list and that it has not yet taken: its code may still load. */
export const addedDishes = createStore<readonly Product[]>(() => []);
