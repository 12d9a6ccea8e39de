import { fieldsOf, guestLabel } from '../product/fields';
import { formatPrice } from '../product/price';
import type { Product } from '../product/product';
import { hasSameName } from '../product/product-list';
import type { Change } from './change';
import type { Hint } from './hints';

/** How many other prices a category needs before a new one is compared with them. */
const ENOUGH = 3;

const cents = (euro: number) => Math.round(euro * 100);

/** Whether a price becomes at least double, or at most half, of the one that stands. Both in euro, and above 0. */
export function isJump(from: number, to: number): boolean {
  return cents(to) >= cents(from) * 2 || cents(to) * 2 <= cents(from);
}

/** How far a price is from another one: 'almeno il doppio'; '' if it is near. Both in euro. */
function distance(from: number, to: number): string {
  if (!isJump(from, to)) return '';
  if (to > from) return 'almeno il doppio';
  return to === 0 ? 'con 0 il prezzo non si vede' : 'la metà o meno';
}

/** How far a new price is outside the range of its category; '' if it is not. @param after in euro */
function farFromOthers(after: number, others: readonly number[], category: string): string {
  if (after === 0 || others.length < ENOUGH) return '';
  // A price between two others is itself the nearest: it is not far.
  const nearest = Math.min(Math.max(after, Math.min(...others)), Math.max(...others));
  const far = distance(nearest, after);
  const which = after > nearest ? 'più caro' : 'meno caro';
  return (
    far && `${formatPrice(after)}, ${far} del ${which} tra «${category}» (${formatPrice(nearest)})`
  );
}

/**
 * The possible slips in a change: a price at least doubled, at least halved or set from a shown one to 0; a new price far from
 * those of its category; a name that the category has already.
 * @param products the menu to compare with
 */
export function slipsOf(change: Change, products: readonly Product[]): Hint[] {
  const { id, before, after } = change;
  if (after === null) return [];
  const stored = products.find((product) => product.id === id);
  const { nome = change.nome, categoria = stored?.categoria ?? '' } = after;
  const isNamed = after.nome !== undefined || after.categoria !== undefined;
  const isTaken = isNamed && hasSameName(products, { id, nome, categoria });
  const prices = fieldsOf('price', 'optionalPrice').flatMap((field): Hint[] => {
    const [from, to] = [before?.[field], after[field]];
    if (typeof to !== 'number') return [];
    const others = () =>
      products.flatMap((other) =>
        other.id !== id && other.categoria === categoria && other[field] ? [other[field]] : [],
      );
    const far = from
      ? distance(from, to) && `da ${formatPrice(from)} a ${formatPrice(to)}, ${distance(from, to)}`
      : farFromOthers(to, others(), categoria);
    return far ? [{ field, text: `${guestLabel(field)}: ${far}` }] : [];
  });
  const name: Hint = {
    field: 'nome',
    text: `C’è già un piatto con questo nome tra «${categoria}»`,
  };
  return isTaken ? [name, ...prices] : prices;
}
