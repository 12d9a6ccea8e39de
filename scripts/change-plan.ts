import * as v from 'valibot';
import {
  type Change,
  changeOf,
  creationOf,
  deletionOf,
  fieldsIn,
  isWhole,
  LACKED,
} from '../src/domain/changes/change';
import { fieldNames, nullableNames } from '../src/domain/product/fields';
import type { Product } from '../src/domain/product/product';
import { type WritableProduct, writableProduct } from '../src/domain/product/validation';
import type { MenuFile } from './menu-file';

/** The nullable fields, which a product that was written by hand may lack. */
const EMPTY = Object.fromEntries(nullableNames.map((name) => [name, null]));

/** The wanted fields of one product. */
export type Wish = { id: string; fields: WritableProduct };

/**
 * A product that is left out. 'unfit': the stored product is not complete and valid, so a write would replace by a guess
 * what could not be read. 'invalid': the wanted product is not complete and valid.
 */
type LeftOut = { id: string; nome: string; reason: 'unfit' | 'invalid' };

/** The products of a file as wishes, without fields that the site does not know, and those that are not complete and valid. */
export function wishesOf({ products }: MenuFile) {
  const wishes: Wish[] = [];
  const leftOut: LeftOut[] = [];
  for (const [id, stored] of Object.entries(products)) {
    const fields = fieldsIn({ ...EMPTY, ...stored }, fieldNames);
    const nome = typeof stored.nome === 'string' ? stored.nome : id;
    if (v.is(writableProduct, fields)) wishes.push({ id, fields });
    else leftOut.push({ id, nome, reason: 'invalid' });
  }
  return { wishes, leftOut };
}

/** The changes that turn the stored products into the wanted ones. */
export type ChangePlan = {
  /** Products that do not exist yet. */
  added: readonly Change[];
  /** Products with at least one field that changes. */
  changed: readonly Change[];
  /** Products that are already as wanted. */
  same: readonly Product[];
  leftOut: readonly LeftOut[];
  /** Deletions of the products that no wish names: written only on request. */
  missing: readonly Change[];
};

/**
 * Compares the stored products with the wanted ones.
 * @param standing all stored products, as they were read
 * @param wishes at most one for each product
 */
export function planChanges(standing: readonly Product[], wishes: readonly Wish[]): ChangePlan {
  const byId = new Map(standing.map((product) => [product.id, product]));
  const added: Change[] = [];
  const changed: Change[] = [];
  const same: Product[] = [];
  const leftOut: LeftOut[] = [];
  for (const { id, fields } of wishes) {
    const product = byId.get(id);
    // The dish had none of the fields that its wish lacks: it is restored as it was.
    const change = product && changeOf(product, { ...LACKED, ...fields });
    if (!product) added.push(creationOf(id, fields));
    else if (!isWhole(product)) leftOut.push({ id, nome: product.nome, reason: 'unfit' });
    else if (change) changed.push(change);
    else same.push(product);
  }
  const named = new Set(wishes.map(({ id }) => id));
  const missing = standing.filter(({ id }) => !named.has(id)).map(deletionOf);
  return { added, changed, same, leftOut, missing };
}
