import { readProducts } from '../../data/menu/firestore-rest';
import { orderProducts } from '../../domain/product/product-list';
import { restaurant } from '../../restaurant';
import { serviceWords } from '../failures';
import { countedProducts } from '../texts';
import { toasts } from '../toasts';

/** Refetches all products and downloads them as a CSV, in the menu's order. It needs no staff rights: the menu is public. */
export async function saveMenuFile(): Promise<void> {
  toasts.show({ kind: 'progress', text: 'Preparo il file...' });
  try {
    const { fileStamp, menuToCsv } = await import('../../domain/exchange/menu-csv');
    const { products: all, readAt } = await readProducts();
    const products = orderProducts(all, 'menu');
    const name = `menu-${fileStamp(readAt, restaurant.timeZone)}.csv`;
    download(name, new Blob([menuToCsv(products)], { type: 'text/csv;charset=utf-8' }));
    toasts.show({
      kind: 'success',
      text: `Scaricato: ${name}, ${countedProducts(products.length)}`,
      hint: 'Le immagini non ci sono, solo i loro indirizzi: per una copia completa chiedi a chi cura il sito.',
    });
  } catch (error) {
    console.error(error);
    const hint = serviceWords(error, 'read');
    toasts.show({ kind: 'error', text: 'Il menu non si è letto', hint });
  }
}

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts reading the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
