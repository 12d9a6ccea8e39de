import type { Change } from '../domain/changes/change';
import type { Product } from '../domain/product/product';
import {
  fetchProducts,
  productRead as productReadAs,
  productsWritten,
  refreshAll,
} from './queries';

// For the rooms that do not use the queries themselves yet.

/** All products, read first where the list is not known yet; none where that fails. */
export const knownProducts = () => fetchProducts().catch((): readonly Product[] => []);

export const refreshProducts = async () => refreshAll();

/** @param openedId id of the product that the form opened with, which another one may replace */
export function productSaved({ id, ...fields }: Product, openedId = id): void {
  const { nome } = fields;
  const changes: Change[] = [{ id, nome, before: null, after: fields }];
  if (openedId !== id) changes.push({ id: openedId, nome, before: fields, after: null });
  productsWritten(changes);
}

export const productRead = (product: Product) => productReadAs(product.id, product);
export const productGone = (id: string) => productReadAs(id, null);
export const changesSaved = productsWritten;
