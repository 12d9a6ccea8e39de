import { MAX_PRICE } from './price';

/*
 * What guests are shown of a stored product: no more than may be written, whatever was written by hand. A warning is never cut. The
 * filter judges whole texts; form, CSV and history have them too.
 */

/** How long a text may be, in UTF-16 units. The home page needs no more of the table of fields. */
export const LONGEST = { nome: 120, descrizione: 1000 };

/** The beginning of a text that is longer than it may be, with '…' at its end. */
export function shownText(name: keyof typeof LONGEST, text: string): string {
  const longest = LONGEST[name];
  if (text.length <= longest) return text;
  // The rules count characters, not UTF-16 units.
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

/** Whether a price may be counted with: above 0, and no more than may be written. @param euro null if the dish has none */
export const isShownPrice = (euro: number | null | undefined): euro is number =>
  typeof euro === 'number' && euro > 0 && euro <= MAX_PRICE;
