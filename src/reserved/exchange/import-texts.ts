import type { Difference } from '../../domain/changes/change-plan';
import { allergensOf } from '../../domain/product/allergens';
import { formatPrice } from '../../domain/product/price';
import { counted } from '../counted';

export const changes = (count: number) => counted(count, 'modifica', 'modifiche');

const priceText = (euro: number | null) => (euro === null ? 'nessuno' : formatPrice(euro));

/** '1 Glutine, 7 Latte e derivati': with the numbers that the file has. */
export function allergenText(ids: readonly number[]): string {
  const names = allergensOf(ids).map(({ id, name }) => `${id} ${name}`);
  return names.length === 0 ? 'nessuno' : names.join(', ');
}

/** Both sides of a difference, in words. */
export function sidesOf(difference: Difference): { before: string; after: string } {
  switch (difference.field) {
    case 'allergeni':
      return {
        before: allergenText(difference.before),
        after: allergenText(difference.after),
      };
    case 'image':
      return {
        before: difference.before === null ? 'nessuna' : 'quella di adesso',
        after: difference.after === null ? 'nessuna' : 'quella del file',
      };
    case 'prezzo':
    case 'prezzo_familiare':
    case 'prezzo_al_metro':
      return { before: priceText(difference.before), after: priceText(difference.after) };
    default:
      return { before: difference.before, after: difference.after };
  }
}
