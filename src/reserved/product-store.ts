import * as v from 'valibot';
import { browserStorage } from '../data/browser-storage';
import { isLater } from '../data/menu/firestore-rest';
import { readProducts } from '../data/menu/list-products';
import '../data/menu/staff-writes';
import { readMenuVersion } from '../data/menu/menu-version';
import { deleteProduct, deleteUnusedImage, readProduct } from '../data/staff/products';
import {
  PictureLeftError,
  ProductChangedError,
  UnknownOutcomeError,
} from '../data/staff/write-errors';
import { createStore } from '../data/store';
import { type Change, withChanges } from '../domain/changes/change-plan';
import type { Product } from '../domain/product/product';

/** A product that could not be deleted. */
export type Undeleted = {
  /** As it was listed; where somebody else has changed it since, as it stands now. */
  product: Product;
  /** Whether it was kept because somebody else has changed it. */
  changed: boolean;
};

/** The list of all products, kept between pages, so that coming back to it needs no waiting. */
export type ProductList = {
  /** null until the first answer. */
  products: readonly Product[] | null;
  /** Whether the last read failed. */
  failed: boolean;
  /** Products whose deletion failed, until dismissed. */
  undeleted: readonly Undeleted[];
  /** Ids of the products that this tab has changed in its session, the last one first. They outlive a reload. */
  changed: readonly string[];
};

/** The key in sessionStorage. */
const CHANGED_KEY = 'changedProducts';

function readChanged(): readonly string[] {
  try {
    return v.parse(v.array(v.string()), JSON.parse(browserStorage.session.get(CHANGED_KEY) ?? ''));
  } catch {
    return [];
  }
}

/** The list as pages see it. Only `publish` sets it. */
const list = createStore<ProductList>(() => ({
  products: null,
  failed: false,
  undeleted: [],
  changed: readChanged(),
}));

type State = {
  /** The last answer, with the writes of this tab since applied to it; null until the first answer. */
  all: readonly Product[] | null;
  /** The menu's version that the last answer holds; null where that is not known. */
  version: string | null;
  /** Ids of products that are being deleted: not listed until the outcome is known. */
  deleting: Set<string>;
  /** The read in progress. A later one replaces it, and its answer is ignored. */
  read: symbol | null;
  subscribers: number;
};

/** What the list is made from. The functions of this module change it, and publish the list afterwards. */
const state: State = {
  all: null,
  version: null,
  deleting: new Set(),
  read: null,
  subscribers: 0,
};

/** Tells the other tabs of this browser that the products have changed. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('prodotti');

function publish(change: Partial<ProductList> = {}): void {
  const products = state.all?.filter(({ id }) => !state.deleting.has(id)) ?? null;
  list.set({ ...list.get(), ...change, products });
}

export const getProductList = list.get;

/** While somebody is subscribed, changes made in other tabs are read too. @returns ends the subscription */
export function subscribeToProducts(listener: () => void): () => void {
  const unsubscribe = list.subscribe(listener);
  state.subscribers += 1;
  channel?.addEventListener('message', refreshProducts);
  return () => {
    unsubscribe();
    state.subscribers -= 1;
    if (state.subscribers === 0) channel?.removeEventListener('message', refreshProducts);
  };
}

/** Puts these products first among those that this tab has changed, and tells the subscribers and the other tabs. */
function publishChanged(ids: readonly string[]): void {
  const earlier = list.get().changed.filter((id) => !ids.includes(id));
  const changed = [...ids, ...earlier];
  browserStorage.session.set(CHANGED_KEY, JSON.stringify(changed));
  publish({ changed });
  readEverywhere();
}

/** Reads the list again; the products known so far stay listed meanwhile. The outcome arrives by the subscription. */
export async function refreshProducts(): Promise<void> {
  const read = Symbol('read');
  state.read = read;
  const asked = readMenuVersion().catch(() => null);
  try {
    const { products, readAt } = await readProducts();
    if (state.read !== read) return;
    state.all = products;
    state.version = null;
    publish({ failed: false });
    // Nobody waits for it.
    void asked.then((menu) => {
      // Both were asked for side by side: a list that is older than the version's last write may lack what that wrote.
      const isOlder = menu?.updatedAt && isLater(menu.updatedAt, readAt);
      if (menu && !isOlder && state.read === read) state.version = menu.version;
    });
  } catch (error) {
    if (state.read !== read) return;
    console.error(error);
    publish({ failed: true });
  }
}

/** Reads the list again where it does not hold this version of the menu. */
export async function followProducts(version: string): Promise<void> {
  if (state.version !== version) await refreshProducts();
}

/** All products, read first where the list is not known yet; none where that fails. */
export async function knownProducts(): Promise<readonly Product[]> {
  if (state.all === null) await refreshProducts();
  return list.get().products ?? [];
}

/** After a failed read: shows the waiting state and reads again. */
export function retryProducts(): void {
  publish({ failed: false });
  void refreshProducts();
}

/**
 * Puts a product that was just saved into the list: here at once, in other tabs by reading the list again.
 * @param openedId id of the product that the form opened with; another one where that was deleted meanwhile and what was
 * typed is saved as a new product
 */
export function productSaved(product: Product, openedId = product.id): void {
  if (state.all) {
    const others = state.all.filter(({ id }) => id !== product.id && id !== openedId);
    state.all = [...others, product];
  }
  publishChanged([product.id]);
}

/** Puts a product that was just read alone into the list: somebody else has changed it. */
export function productRead(product: Product): void {
  state.all = state.all?.map((other) => (other.id === product.id ? product : other)) ?? null;
  publish();
}

/** Takes a product off the list: somebody else has deleted it. */
export function productGone(id: string): void {
  state.all = state.all?.filter((other) => other.id !== id) ?? null;
  publish();
}

/** Puts changes that were just written into the list: here at once, in other tabs by reading the list again. */
export function changesSaved(changes: readonly Change[]): void {
  state.all = state.all && withChanges(state.all, changes);
  publishChanged(changes.map(({ id }) => id));
}

function readEverywhere(): void {
  void refreshProducts();
  channel?.postMessage('changed');
}

/**
 * Deletes a product as it is listed. It leaves the list at once, and the list is read again without waiting for the
 * outcome (spec point 4); a failure brings it back, as it stands now.
 * @returns null where it is deleted
 */
export async function removeProduct(product: Product): Promise<Undeleted | null> {
  const { id } = product;
  state.deleting.add(id);
  dismissUndeleted([id]);
  void refreshProducts();
  try {
    await deleteWithPicture(product);
    state.all = state.all?.filter((other) => other.id !== id) ?? null;
    return null;
  } catch (error) {
    console.error(error);
    const changed = error instanceof ProductChangedError;
    const undeleted: Undeleted = { product: changed ? error.current : product, changed };
    state.all = state.all?.map((other) => (other.id === id ? undeleted.product : other)) ?? null;
    publish({ undeleted: [...list.get().undeleted, undeleted] });
    return undeleted;
  } finally {
    state.deleting.delete(id);
    publish();
    readEverywhere();
  }
}

async function deleteWithPicture(product: Product): Promise<void> {
  try {
    await deleteProduct(product);
  } catch (error) {
    if (error instanceof PictureLeftError) {
      console.error(error);
    } else {
      const unknown = error instanceof UnknownOutcomeError;
      if (!unknown || (await readProduct(product.id)) !== null) throw error;
      // Only the answer was lost: the product is deleted, its picture is not yet.
      if (product.image) await deleteUnusedImage(product.image).catch(console.error);
    }
  }
}

/** Removes the messages about failed deletions of these products. */
export function dismissUndeleted(ids: readonly string[]): void {
  publish({ undeleted: list.get().undeleted.filter(({ product }) => !ids.includes(product.id)) });
}
