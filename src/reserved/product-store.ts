import { listProducts } from '../data/menu/list-products';
import { dropMenuCache } from '../data/menu/menu-refresh';
import { menuWritten } from '../data/menu-written';
import { deleteImage } from '../data/staff/images';
import { deleteProduct, readProduct } from '../data/staff/products';
import { PictureLeftError, UnknownOutcomeError } from '../data/staff/write-errors';
import { type PriceWrite, pricesAfter } from '../domain/price-change';
import type { Product } from '../domain/product';

/** The list of all products as it is known now: kept between screens, so that coming back needs no waiting. */
export type ProductList = {
  /** null until the first answer. */
  products: readonly Product[] | null;
  /** Whether the last reading failed. */
  failed: boolean;
  /** Names of products whose deletion failed, until dismissed. */
  undeleted: readonly string[];
};

// A write of this tab makes the cached menu stale: here and, by the storage event, in the other tabs.
menuWritten.subscribe(dropMenuCache);

const EMPTY: ProductList = { products: null, failed: false, undeleted: [] };

let all: readonly Product[] | null = null;
let list = EMPTY;
/** Products that are being deleted: hidden until that is settled. */
const deleting = new Set<string>();
const listeners = new Set<() => void>();
/** The reading under way; a later one takes its place. */
let reading: symbol | null = null;

/** Tells the other tabs of this browser that the products have changed. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('prodotti');

function publish(change: Partial<ProductList> = {}): void {
  list = { ...list, ...change, products: all?.filter(({ id }) => !deleting.has(id)) ?? null };
  for (const listener of listeners) listener();
}

export function getProductList(): ProductList {
  return list;
}

export function subscribeToProducts(listener: () => void): () => void {
  listeners.add(listener);
  channel?.addEventListener('message', refreshProducts);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) channel?.removeEventListener('message', refreshProducts);
  };
}

/** Reads the list anew; what is known stays on the screen meanwhile. The outcome arrives by the subscription. */
export async function refreshProducts(): Promise<void> {
  const mine = Symbol('reading');
  reading = mine;
  try {
    const products = await listProducts();
    if (reading !== mine) return;
    all = products;
    publish({ failed: false });
  } catch (error) {
    if (reading !== mine) return;
    console.error(error);
    publish({ failed: true });
  }
}

/** After a failure: shows the waiting state again and reads. */
export function retryProducts(): void {
  publish({ failed: false });
  void refreshProducts();
}

/**
 * Puts a product that was just saved into the list, here at once and in other tabs by reading anew.
 * @param openedId what the form opened with: another product where that one was deleted meanwhile and saved as new
 */
export function productSaved(product: Product, openedId = product.id): void {
  if (all) all = [...all.filter(({ id }) => id !== product.id && id !== openedId), product];
  publish();
  changed();
}

/** Puts prices that were just written into the list, here at once and in other tabs by reading anew. */
export function pricesSaved(writes: readonly PriceWrite[]): void {
  const written = new Map(writes.map(({ id, steps }) => [id, pricesAfter(steps)]));
  all = all?.map((product) => ({ ...product, ...written.get(product.id) })) ?? null;
  publish();
  changed();
}

function changed(): void {
  void refreshProducts();
  channel?.postMessage('changed');
}

/**
 * Deletes a product. It leaves the list at once and the list is read anew without waiting for the outcome (spec
 * point 4); a failure brings it back.
 * @returns whether it is deleted
 */
export async function removeProduct({ id, nome, image }: Product): Promise<boolean> {
  deleting.add(id);
  publish({ undeleted: list.undeleted.filter((name) => name !== nome) });
  void refreshProducts();
  try {
    await deleteWhole(id, image);
    all = all?.filter((product) => product.id !== id) ?? null;
    return true;
  } catch (error) {
    console.error(error);
    publish({ undeleted: [...list.undeleted, nome] });
    return false;
  } finally {
    deleting.delete(id);
    publish();
    changed();
  }
}

async function deleteWhole(id: string, image: string | null): Promise<void> {
  try {
    await deleteProduct(id, image);
  } catch (error) {
    if (error instanceof PictureLeftError) {
      console.error(error);
    } else {
      if (!(error instanceof UnknownOutcomeError) || (await readProduct(id)) !== null) throw error;
      // Only the answer was lost: the product is gone, and its picture is still to be deleted.
      if (image) await deleteImage(image).catch(console.error);
    }
  }
}

/** The person has read which deletions failed. */
export function dismissUndeleted(): void {
  publish({ undeleted: [] });
}
