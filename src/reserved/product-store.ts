import { listProducts } from '../data/menu/list-products';
import { dropMenuCache } from '../data/menu/menu-refresh';
import { menuWritten } from '../data/menu-written';
import { deleteImage } from '../data/staff/images';
import { deleteProduct, readProduct } from '../data/staff/products';
import { PictureLeftError, UnknownOutcomeError } from '../data/staff/write-errors';
import { createStore } from '../data/store';
import { type PriceWrite, pricesAfter } from '../domain/price-change';
import type { Product } from '../domain/product';

/** The list of all products, kept between pages, so that coming back to it needs no waiting. */
export type ProductList = {
  /** null until the first answer. */
  products: readonly Product[] | null;
  /** Whether the last read failed. */
  failed: boolean;
  /** Names of products whose deletion failed, until dismissed. */
  undeleted: readonly string[];
};

// A write of this tab makes the cached menu stale: here and, by the storage event, in the other tabs.
menuWritten.subscribe(dropMenuCache);

/** The list as pages see it. Only `publish` sets it. */
const list = createStore<ProductList>(() => ({ products: null, failed: false, undeleted: [] }));

type State = {
  /** The last answer, with the writes of this tab since applied to it; null until the first answer. */
  all: readonly Product[] | null;
  /** Ids of products that are being deleted: not listed until the outcome is known. */
  deleting: Set<string>;
  /** The read in progress. A later one replaces it, and its answer is ignored. */
  read: symbol | null;
  subscribers: number;
};

/** What the list is made from. The functions of this module change it, and publish the list afterwards. */
const state: State = { all: null, deleting: new Set(), read: null, subscribers: 0 };

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

/** Reads the list again; the products known so far stay listed meanwhile. The outcome arrives by the subscription. */
export async function refreshProducts(): Promise<void> {
  const read = Symbol('read');
  state.read = read;
  try {
    const products = await listProducts();
    if (state.read !== read) return;
    state.all = products;
    publish({ failed: false });
  } catch (error) {
    if (state.read !== read) return;
    console.error(error);
    publish({ failed: true });
  }
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
  publish();
  readEverywhere();
}

/** Puts prices that were just written into the list: here at once, in other tabs by reading the list again. */
export function pricesSaved(writes: readonly PriceWrite[]): void {
  const written = new Map(writes.map(({ id, steps }) => [id, pricesAfter(steps)]));
  state.all = state.all?.map((product) => ({ ...product, ...written.get(product.id) })) ?? null;
  publish();
  readEverywhere();
}

function readEverywhere(): void {
  void refreshProducts();
  channel?.postMessage('changed');
}

/**
 * Deletes a product. It leaves the list at once, and the list is read again without waiting for the outcome (spec
 * point 4); a failure brings it back.
 * @returns whether it is deleted
 */
export async function removeProduct({ id, nome, image }: Product): Promise<boolean> {
  state.deleting.add(id);
  publish({ undeleted: list.get().undeleted.filter((name) => name !== nome) });
  void refreshProducts();
  try {
    await deleteWithPicture(id, image);
    state.all = state.all?.filter((product) => product.id !== id) ?? null;
    return true;
  } catch (error) {
    console.error(error);
    publish({ undeleted: [...list.get().undeleted, nome] });
    return false;
  } finally {
    state.deleting.delete(id);
    publish();
    readEverywhere();
  }
}

async function deleteWithPicture(id: string, image: string | null): Promise<void> {
  try {
    await deleteProduct(id, image);
  } catch (error) {
    if (error instanceof PictureLeftError) {
      console.error(error);
    } else {
      if (!(error instanceof UnknownOutcomeError) || (await readProduct(id)) !== null) throw error;
      // Only the answer was lost: the product is deleted, its picture is not yet.
      if (image) await deleteImage(image).catch(console.error);
    }
  }
}

/** Removes the message about failed deletions. */
export function dismissUndeleted(): void {
  publish({ undeleted: [] });
}
