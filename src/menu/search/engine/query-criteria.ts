import type { Diet } from '../../../domain/choice';
import { type Criterion, criteria, type Judged } from '../../../domain/criteria';
import { hasMark } from '../../../domain/product/marks';
import { wordsOf } from './words';

/** Whether a dish's name or description contains one of the words. */
const names = ({ nome, descrizione }: Judged, words: ReadonlySet<string>) =>
  wordsOf(`${nome} ${descrizione}`).some((word) => words.has(word));

// A dish is spicy, or for children, if it is marked so or its texts say so.
const SPICY_TEXT = new Set(['piccante', 'piccanti', 'peperoncino', 'peperoncini', 'nduja']);
const isSpicy = (dish: Judged) => hasMark(dish, 'piccante') || names(dish, SPICY_TEXT);
const CHILDREN_TEXT = new Set(['bambini', 'bambino', 'bimbi', 'bimbo']);
const isForChildren = (dish: Judged) => hasMark(dish, 'bambini') || names(dish, CHILDREN_TEXT);

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

/** Leaves out the dishes whose texts name an ingredient. @param words the menu's words for it, folded */
export function notNaming(typed: string, words: ReadonlySet<string>): Criterion {
  return {
    id: `nomina-${typed}`,
    name: `No «${typed}»`,
    iconLink: '/icons/sprite.svg#x',
    says: { verb: 'non nominano', object: typed },
    hides: (dish) => names(dish, words),
  };
}

/** A criterion of the sheet. @param id an allergen's number, or a diet */
export function ofSheet(id: number | Diet): Criterion {
  const found = criteria.find((criterion) => criterion.id === String(id));
  if (!found) throw new Error(`There is no criterion ${id}`);
  return found;
}
