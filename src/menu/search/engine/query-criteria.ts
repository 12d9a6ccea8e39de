import type { Diet } from '../../../domain/choice';
import { type Criterion, criteria } from '../../../domain/criteria';
import { searchedTexts, type TextRole } from '../../../domain/product/fields';
import { hasMark } from '../../../domain/product/marks';
import { formatPrice } from '../../../domain/product/price';
import type { ProductFields } from '../../../domain/product/product';
import { wordsOf } from './words';

/** Whether one of a dish's texts, or its category, contains one of the words. @param but the texts that do not count */
const names = (dish: ProductFields, words: ReadonlySet<string>, but?: TextRole) =>
  [...searchedTexts(dish, but), dish.categoria].flatMap(wordsOf).some((word) => words.has(word));

// A dish is spicy, or for children, if it is marked so or its texts say so.
const SPICY_TEXT = new Set(['piccante', 'piccanti', 'peperoncino', 'peperoncini', 'nduja']);
const isSpicy = (dish: ProductFields) => hasMark(dish, 'piccante') || names(dish, SPICY_TEXT);
const CHILDREN_TEXT = new Set(['bambini', 'bambino', 'bimbi', 'bimbo']);
// 'Non adatto ai bambini' is no recommendation.
const isForChildren = (dish: ProductFields) =>
  hasMark(dish, 'bambini') || names(dish, CHILDREN_TEXT, 'warning');

/** Criteria that only a query can set. The filter sheet has none of them, and they end with the query. */
export const spicy: Criterion = {
  id: 'piccanti',
  name: 'Piccante',
  iconLink: '/icons/sprite.svg#flame',
  says: { verb: 'sono indicati come', object: 'piccanti' },
  hides: (dish) => !isSpicy(dish),
};
export const notSpicy: Criterion = {
  id: 'non-piccanti',
  name: 'Non piccante',
  iconLink: '/icons/sprite.svg#flame',
  says: { verb: 'non sono indicati come', object: 'piccanti' },
  hides: isSpicy,
};
export const forChildren: Criterion = {
  id: 'bambini',
  name: 'Per bambini',
  iconLink: '/icons/sprite.svg#smile',
  says: { verb: 'sono indicati', object: 'per bambini' },
  hides: (dish) => !isForChildren(dish),
};

const NOTHING_NAMED = 'nomina-';

/** Whether it goes by what the menu names. */
export const goesByTexts = ({ id }: Criterion) => id.startsWith(NOTHING_NAMED);

/** Leaves out the dishes whose texts name an ingredient. @param words the menu's words for it, folded */
export function notNaming(typed: string, words: ReadonlySet<string>): Criterion {
  return {
    id: `${NOTHING_NAMED}${typed}`,
    name: `No «${typed}»`,
    iconLink: '/icons/sprite.svg#x',
    says: { verb: 'non nominano', object: typed },
    hides: (dish) => names(dish, words),
  };
}

const PRICE =
  /\b(?:(?:sotto|entro)(?: i| gli)?|meno di|massimo|max|fino a(?:i|gli)?|under|below|less than|up to|unter|bis|moins de|menos de|hasta)\s+(?:€\s*)?(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:€|eur(?:os?)?\b)/i;

/** The price limit in a query ('sotto 10 euro'), with its text. A dish without a main price does not meet it. */
export function priceIn(query: string): { text: string; criterion: Criterion } | null {
  const [text = '', amount = ''] = PRICE.exec(query) ?? [];
  if (text === '') return null;
  const limit = Number(amount.replace(',', '.'));
  const shown = formatPrice(limit);
  const criterion = {
    id: `prezzo-${limit}`,
    name: `Fino a ${shown}`,
    iconLink: '/icons/sprite.svg#x',
    says: { verb: 'costano', object: `al massimo ${shown}` },
    hides: ({ prezzo }: ProductFields) => prezzo === 0 || prezzo > limit,
  };
  return { text, criterion };
}

/** A criterion of the sheet. @param id an allergen's number, or a diet */
export function ofSheet(id: number | Diet): Criterion {
  const found = criteria.find((criterion) => criterion.id === String(id));
  if (!found) throw new Error(`There is no criterion ${id}`);
  return found;
}
