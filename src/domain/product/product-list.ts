import { fold } from '../fold';
import { categoryNames } from './categories';
import type { Product } from './product';

/** A product with its name, description and category, folded in advance so that a keystroke only compares. */
type IndexedProduct = { product: Product; text: string };

/** The orders of the reserved list: as in the menu, by name, by price, by last change. */
export const listOrders = ['menu', 'nome', 'prezzo', 'modifica'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Sorts the products by name, as the reserved list shows them, and prepares them for `searchProducts`. */
export function indexProducts(products: readonly Product[]): IndexedProduct[] {
  const { compare } = new Intl.Collator('it');
  return products
    .map((product) => {
      const { nome, descrizione, categoria } = product;
      return { product, text: fold([nome, descrizione, categoria].join('\n')) };
    })
    .sort((a, b) => compare(a.product.nome, b.product.nome));
}

/** A category's place in the menu; an unknown one comes last. */
function categoryPlace({ categoria }: Product): number {
  const names: readonly string[] = categoryNames;
  return names.includes(categoria) ? names.indexOf(categoria) : names.length;
}

/**
 * The index in another order; what is equal in it stays sorted by name.
 * @param changed ids of the products that this tab has written, the last one first; all others come after them
 */
export function orderProducts(
  index: readonly IndexedProduct[],
  order: ListOrder,
  changed: readonly string[] = [],
): readonly IndexedProduct[] {
  const places = new Map(changed.map((id, place) => [id, place]));
  const changePlace = ({ id }: Product) => places.get(id) ?? changed.length;
  const differences = {
    nome: () => 0,
    prezzo: (a: Product, b: Product) => a.prezzo - b.prezzo,
    menu: (a: Product, b: Product) => categoryPlace(a) - categoryPlace(b) || a.prezzo - b.prezzo,
    modifica: (a: Product, b: Product) => changePlace(a) - changePlace(b),
  };
  const difference = differences[order];
  return [...index].sort((a, b) => difference(a.product, b.product));
}

/**
 * The products whose name, description and category contain each word of the query, in the order of the index. Case and
 * accents do not count; an empty query matches every product.
 */
export function searchProducts(index: readonly IndexedProduct[], query: string): Product[] {
  const words = fold(query).split(/\s+/);
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ product }) => product);
}

/** One key for all names that people take for the same in one category: case, accents and blanks do not count. */
export function nameKey({ nome, categoria }: Pick<Product, 'nome' | 'categoria'>): string {
  return fold(`${categoria.trim()}: ${nome.trim().replace(/\s+/g, ' ')}`);
}

/** Whether another product has this name in this category. */
export function hasSameName(
  products: readonly Product[],
  named: Pick<Product, 'id' | 'nome' | 'categoria'>,
): boolean {
  const key = nameKey(named);
  return products.some((other) => other.id !== named.id && nameKey(other) === key);
}
