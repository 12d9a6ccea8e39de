import { fold } from './fold';
import type { Product } from './product';

/** A product with its searchable text, folded in advance so that a keystroke only compares. */
export type IndexedProduct = { product: Product; text: string };

/** Sorts the products by name, as the reserved list shows them, and prepares them for `searchProducts`. */
export function indexProducts(products: readonly Product[]): IndexedProduct[] {
  const { compare } = new Intl.Collator('it');
  return products
    .map((product) => ({
      product,
      text: fold([product.nome, product.descrizione, product.categoria].join('\n')),
    }))
    .sort((a, b) => compare(a.product.nome, b.product.nome));
}

/**
 * The products whose name, description or category contains the query (spec point 2), in the order of the index. Case,
 * accents and outer blanks do not count; an empty query matches every product.
 */
export function searchProducts(index: readonly IndexedProduct[], query: string): Product[] {
  const wanted = fold(query.trim());
  return index.filter(({ text }) => text.includes(wanted)).map(({ product }) => product);
}
