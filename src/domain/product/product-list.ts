import { fold } from '../fold';
import { categoryNames } from './categories';
import type { Product } from './product';

/** A product with its searchable text, folded in advance so that a keystroke only compares. */
export type IndexedProduct = {
  product: Product;
  /** Name, description and category, a line each. */
  text: string;
  /** The words of each, a line each, with a blank before every word. */
  words: readonly string[];
};

/** The orders of the reserved list: as in the menu, by name, by price, by last change. */
export const listOrders = ['menu', 'nome', 'prezzo', 'modifica'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Folded, with single blanks: a phone's double space is none that anybody means. */
function searchable(text: string): string {
  return fold(text.trim().replace(/\s+/g, ' '));
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Sorts the products by name, as the reserved list shows them, and prepares them for `searchProducts`. */
export function indexProducts(products: readonly Product[]): IndexedProduct[] {
  const { compare } = new Intl.Collator('it');
  return products
    .map((product) => {
      const lines = [product.nome, product.descrizione, product.categoria].map(searchable);
      const words = lines.map((line) =>
        wordsOf(line)
          .map((word) => ` ${word}`)
          .join(''),
      );
      return { product, text: lines.join('\n'), words };
    })
    .sort((a, b) => compare(a.product.nome, b.product.nome));
}

/** A category's place in the menu; an unknown one comes last. */
function categoryPlace({ categoria }: Product): number {
  const names: readonly string[] = categoryNames;
  const place = names.indexOf(categoria);
  return place < 0 ? names.length : place;
}

/**
 * The index in another order; what is equal in it stays sorted by name.
 * @param index from `indexProducts`
 * @param changed ids of the products that were changed in this session, the last one first; all others come after them
 */
export function orderProducts(
  index: readonly IndexedProduct[],
  order: ListOrder,
  changed: readonly string[],
): readonly IndexedProduct[] {
  if (order === 'nome') return index;
  const changes = new Map(changed.map((id, place) => [id, place]));
  const changePlace = ({ id }: Product) => changes.get(id) ?? changed.length;
  const differences = {
    prezzo: (a: Product, b: Product) => a.prezzo - b.prezzo,
    menu: (a: Product, b: Product) => categoryPlace(a) - categoryPlace(b) || a.prezzo - b.prezzo,
    modifica: (a: Product, b: Product) => changePlace(a) - changePlace(b),
  };
  const difference = differences[order];
  return [...index].sort((a, b) => difference(a.product, b.product));
}

/**
 * The products whose name, description or category contains the query, or has words that begin with each of the query's, in
 * any order; in the order of the index. Case, accents, outer and repeated blanks do not count; an empty query matches every
 * product.
 */
export function searchProducts(index: readonly IndexedProduct[], query: string): Product[] {
  const wanted = searchable(query);
  const begins = wordsOf(wanted).map((word) => ` ${word}`);
  const hasAll = (line: string) => begins.every((begin) => line.includes(begin));
  return index
    .filter(({ text, words }) => text.includes(wanted) || (begins.length > 1 && words.some(hasAll)))
    .map(({ product }) => product);
}
