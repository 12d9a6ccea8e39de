import { digitOf, fold, foldName, wordsOf } from '../fold';
import { categoryNames } from './categories';
import { searchedTexts } from './fields';
import { comparePlaces } from './menu';
import type { Product } from './product';

/** The orders of the reserved list: as in the menu, by name. */
export const listOrders = ['menu', 'nome'] as const;
export type ListOrder = (typeof listOrders)[number];

/** A category's place in the menu; an unknown one comes last. */
function categoryPlace({ categoria }: Product): number {
  const names: readonly string[] = categoryNames;
  return names.includes(categoria) ? names.indexOf(categoria) : names.length;
}

/** Sorts the products; ties are sorted by name. */
export function orderProducts(products: readonly Product[], order: ListOrder): Product[] {
  const { compare } = new Intl.Collator('it');
  const difference = (a: Product, b: Product) =>
    order === 'menu' ? categoryPlace(a) - categoryPlace(b) || comparePlaces(a, b) : 0;
  return [...products].sort((a, b) => difference(a, b) || compare(a.nome, b.nome));
}

/** The texts of products by which they are found, folded, and their words. A product never changes: each key would fold them again. */
const searched = new WeakMap<Product, { text: string; words: ReadonlySet<string> }>();

function searchedIn(product: Product) {
  const known = searched.get(product);
  if (known) return known;
  const text = fold([...searchedTexts(product), product.categoria].join('\n'));
  const read = { text, words: new Set(wordsOf(text).map(digitOf)) };
  searched.set(product, read);
  return read;
}

/** Reads the products for a search: on a slow phone the first key would wait for it. */
export function prepareSearch(products: readonly Product[]): void {
  for (const product of products) searchedIn(product);
}

/**
 * The products whose texts and category contain each word of the query, whatever its case and accents; all if it is empty. A number
 * is the same as a digit or a word: '4' finds 'Quattro stagioni'.
 */
export function searchProducts(products: readonly Product[], query: string): Product[] {
  const words = fold(query).split(' ');
  if (words.join('') === '') return [...products];
  return products.filter((product) => {
    const { text, words: own } = searchedIn(product);
    return words.every((word) => text.includes(word) || own.has(digitOf(word)));
  });
}

/** A key that is equal for names that people consider the same in one category: see `foldName`. */
export function nameKey({ nome, categoria }: Pick<Product, 'nome' | 'categoria'>): string {
  return `${fold(categoria)}: ${foldName(nome)}`;
}

/** The keys of products, which never change: a preview of hundreds of rows compares each with all. */
const keys = new WeakMap<Product, string>();

function keyOf(product: Product): string {
  const known = keys.get(product);
  if (known !== undefined) return known;
  const key = nameKey(product);
  keys.set(product, key);
  return key;
}

/** Whether another product has this name in this category. */
export function hasSameName(
  products: readonly Product[],
  named: Pick<Product, 'id' | 'nome' | 'categoria'>,
): boolean {
  const key = nameKey(named);
  return products.some((other) => other.id !== named.id && keyOf(other) === key);
}
