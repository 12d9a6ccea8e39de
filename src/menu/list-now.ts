import type { ComponentType } from 'react';
import { createStore } from '../data/store';
import type { Product } from '../domain/product/product';
import type { Size } from '../domain/product/sizes';

/*
 * The state of the guest's list for every page of the menu. Its bar and dialogs are a room of their own (list/), which
 * ListHost.tsx loads when the list is first used.
 */

/** How a guest wants a dish. */
export type Wish = {
  size: Size;
  /** Null for the ordinary dough. */
  base: Product | null;
  count: number;
  note: string;
};

/** One portion in the usual size. A dish without that size is put on the list in its first one. */
export const ONE: Wish = { size: 'normale', base: null, count: 1, note: '' };

export type WishedDish = { product: Product; wish: Wish };

/** What a dish's sheet shows of the list's code. */
export type ListParts = {
  /** Asks for the base, the number and a note. */
  WishFields: ComponentType<
    WishedDish & { onChange: (changes: Partial<Wish>) => void; onSubmit: () => void }
  >;
  WishPrice: ComponentType<WishedDish>;
};

/** Null until the list's code has been loaded. */
export const listParts = createStore<ListParts | null>(() => null);

/** Whether a dish has been opened, whose sheet shows parts of the list. */
export const arePartsWanted = createStore(() => false);

/** How many portions of each dish the list holds, by the dish's id. Nothing until the room has been loaded. */
export const listedCounts = createStore<ReadonlyMap<string, number>>(() => new Map());

/** Whether the list's code could not be loaded: a reload tries again. */
export const listFailed = createStore(() => false);

/** The dishes that taps have put on the list and that it has not yet taken: its code may still load. */
export const addedDishes = createStore<readonly WishedDish[]>(() => []);

export const addDish = (added: WishedDish) => addedDishes.set([...addedDishes.get(), added]);
