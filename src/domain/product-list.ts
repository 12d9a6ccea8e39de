import type { Product } from './product';
import { fold } from './search';

/** A product with its searchable text, folded once so that a keystroke only compares. */
export type IndexedProduct = { product: Product; text: string };

/** The products in the order of the reserved list, by name, ready to be searched. */
export function indexProducts(products: readonly Product[]): IndexedProduct[] {
  const { compare } = new Intl.Collator('it');
  return products
    .map((product) => ({
      product,
      text: fold([product.nome, product.descrizione, product.categoria].join('\n')),
    }))
    .sort((a, b) => compare(a.product.nome, b.product.nome));
}

/** The products whose name, description or category contains what was typed (spec point 2). */
export function searchProducts(index: readonly IndexedProduct[], query: string): Product[] {
  const wanted = fold(query.trim());
  return index.filter(({ text }) => text.includes(wanted)).map(({ product }) => product);
}
