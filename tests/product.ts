import { documentId } from '../emulators/sample/dish';
import { LACKED } from '../src/domain/changes/change';
import type { Product } from '../src/domain/product/product';
import type { WritableProduct } from '../src/domain/product/validation';

/**
 * A complete product as it is written, valid for the rules: a Margherita with one price, overridden by `changes`. Of one without
 * allergens somebody said so, unless `changes` tell otherwise.
 */
export function product(changes: Partial<WritableProduct> = {}): Required<WritableProduct> {
  return {
    nome: 'Margherita',
    descrizione: 'Pomodoro, fiordilatte, basilico',
    allergeni: [1, 7],
    image: null,
    prezzo: 7.5,
    prezzo_familiare: null,
    prezzo_al_metro: null,
    categoria: 'Pizze classiche',
    ...LACKED,
    ...(changes.allergeni?.length === 0 && { nessunAllergene: true }),
    ...changes,
  } as Required<WritableProduct>;
}

/** The same product as it is read, with an id. By default the id comes from the name: 'Olive ascolane' → 'olive-ascolane'. */
export function dish(changes: Partial<Product> = {}): Product {
  const { allergeni = [1, 7] } = changes;
  const read: Omit<Product, 'id'> = { ...product({ allergeni }), ...changes };
  return { id: documentId(read), ...read };
}
