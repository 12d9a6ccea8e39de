import { type Criterion, criteria, type Judged } from '../../../domain/criteria';
import { hasMark, type MarkId } from '../../../domain/product/marks';
import { CHILDREN_TEXT, SPICY_TEXT } from './query-vocabulary';
import { wordsOf } from './words';

const textWords = ({ nome, descrizione }: Judged) => wordsOf(`${nome} ${descrizione}`);

/** Whether a dish is marked so, or says so itself. */
function isSo(mark: MarkId, texts: ReadonlySet<string>) {
  return (dish: Judged) => hasMark(dish, mark) || textWords(dish).some((word) => texts.has(word));
}
const isSpicy = isSo('piccante', SPICY_TEXT);
const isForChildren = isSo('bambini', CHILDREN_TEXT);

/** Criteria that only a query knows: the sheet has none of them, and they go with the query. */
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

/** Leaves out the dishes whose texts name an ingredient. @param words what stands for it on the menu, folded */
export function notNaming(typed: string, words: ReadonlySet<string>): Criterion {
  return {
    id: `nomina-${typed}`,
    name: `No «${typed}»`,
    iconLink: '/icons/sprite.svg#x',
    says: { verb: 'non nominano', object: typed },
    hides: (dish) => textWords(dish).some((word) => words.has(word)),
  };
}

/** A criterion of the sheet. @param id an allergen's number, or a diet */
export function ofSheet(id: number | string): Criterion {
  const found = criteria.find((criterion) => criterion.id === String(id));
  if (!found) throw new Error(`There is no criterion ${id}`);
  return found;
}
