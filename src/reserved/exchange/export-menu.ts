import { firebaseConfig } from '../../data/config';
import { listProducts } from '../../data/menu/list-products';
import { menuToCsv, menuToJson } from '../../domain/exchange/menu-file';
import { categoryNames } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';

/** The kinds of file that the menu can be exported to. */
export type ExportKind = 'csv' | 'json';

const TYPE: Record<ExportKind, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

/** In the order of the menu: by category, unknown ones last, then by name. */
function inOrder(products: readonly Product[]): Product[] {
  const { compare } = new Intl.Collator('it');
  const names: readonly string[] = categoryNames;
  const place = ({ categoria }: Product) =>
    names.includes(categoria) ? names.indexOf(categoria) : names.length;
  return [...products].sort((a, b) => place(a) - place(b) || compare(a.nome, b.nome));
}

/** Gives the browser a file to keep. */
function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts reading it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Reads all products as they stand and downloads them.
 * @returns the file's name, and how many products are in it
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function exportMenu(kind: ExportKind): Promise<{ name: string; count: number }> {
  const products = inOrder(await listProducts());
  const now = new Date();
  const text =
    kind === 'csv'
      ? menuToCsv(products)
      : menuToJson(products, firebaseConfig.projectId, now.toISOString());
  // The local day, as yyyy-mm-dd.
  const name = `menu-${new Intl.DateTimeFormat('sv-SE').format(now)}.${kind}`;
  download(name, text, TYPE[kind]);
  return { name, count: products.length };
}
