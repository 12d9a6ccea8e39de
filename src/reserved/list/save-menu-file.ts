import { firebaseConfig } from '../../data/config';
import { readProducts } from '../../data/menu/firestore-rest';
import { orderProducts } from '../../domain/staff/product-list';
import { restaurant } from '../../restaurant';
import { toasts } from '../../ui/toasts/Toasts';
import { serviceWords } from '../failures';
import { countedProducts } from '../texts';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

/** Refetches all products and downloads them as a file, in the menu's order. It needs no staff rights: the menu is public. */
export async function saveMenuFile(kind: keyof typeof TYPES): Promise<void> {
  toasts.show({ kind: 'progress', text: 'Preparo il file...' });
  try {
    const { fileStamp, menuToCsv, menuToJson } = await import('../../domain/exchange/menu-file');
    const { products: all, readAt } = await readProducts();
    const products = orderProducts(all, 'menu');
    const name = `menu-${fileStamp(readAt, restaurant.hours.timeZone)}.${kind}`;
    const text =
      kind === 'csv'
        ? menuToCsv(products)
        : menuToJson(products, firebaseConfig.projectId, new Date(readAt).toISOString());
    download(name, new Blob([text], { type: TYPES[kind] }));
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
