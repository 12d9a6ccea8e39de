import { DATE } from './written-allergens';

/** Two amounts in one cell: '4 | 6', '12/15', '12-15', '4 o 6'. */
const SEVERAL = /\d\s*(?:€|euro)?\s*(?:[|/\\;&+]|[-–—]|\b[eo]\b)\s*(?:€\s*)?\d/i;

/** A price by weight or length: '18/kg', '3,50 €/hg', '4 all'etto'. */
const BY_WEIGHT =
  /(?:\/|al|all['’]?|per)\s*(?:\d+\s*)?(?:kg|hg|gr?|kilo|chilo|etto|etti|litro|lt?|cl)\b/i;
const BY_METRE = /(?:\/|al)\s*(?:mt?|metro)\b/i;

/** No amount at all: 's.q.', 'secondo mercato'. */
const NONE = /^\D+$/;

const AMOUNT = /\d+(?:[.,]\d{1,2})?/;

/**
 * How to write a price that a cell tells in words: sentences without a full stop.
 * @param text that `parsePrice` does not read
 * @returns null if nothing is known but that it is no price
 */
export function priceAdvice(text: string): string | null {
  if (DATE.test(text)) return 'il foglio ne ha fatto una data, scrivi il prezzo';
  if (BY_METRE.test(text)) return 'un prezzo al metro va nella sua colonna';
  if (BY_WEIGHT.test(text)) {
    return 'è un prezzo a peso: scrivi quello di una porzione, il resto va nella descrizione';
  }
  if (SEVERAL.test(text)) {
    return 'sono più prezzi: fai una riga per ogni formato, con il formato nel nome, come «Birra media»';
  }
  if (NONE.test(text)) return 'scrivi un numero, oppure 0: allora il prezzo non si vede';
  const [amount] = text.match(AMOUNT) ?? [];
  const isInWords = /\p{L}{2}|\b[a-z]\./iu.test(text.replace(/euro?|Infinity/gi, ''));
  if (!amount || !isInWords) return null;
  return `scrivi solo ${amount}, il resto va nella descrizione`;
}
