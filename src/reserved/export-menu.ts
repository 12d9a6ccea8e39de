import { firebaseConfig } from '../data/config';
import { readProducts } from '../data/menu/list-products';
import { menuToCsv, menuToJson } from '../domain/exchange/menu-file';
import { orderProducts } from '../domain/product/product-list';

/** The kinds of file that the menu can be exported to. */
export type ExportKind = 'csv' | 'json';

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
 * Reads all products as they stand and downloads them, in the order of the menu.
 * @returns the file's name, and how many products are in it
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function exportMenu(kind: ExportKind): Promise<{ name: string; count: number }> {
  const products = orderProducts((await readProducts()).products, 'menu');
  const now = new Date();
  // The local day, as yyyy-mm-dd.
  const name = `menu-${new Intl.DateTimeFormat('sv-SE').format(now)}.${kind}`;
  if (kind === 'csv') download(name, menuToCsv(products), 'text/csv;charset=utf-8');
  else {
    const text = menuToJson(products, firebaseConfig.projectId, now.toISOString());
    download(name, text, 'application/json');
  }
  return { name, count: products.length };
}
