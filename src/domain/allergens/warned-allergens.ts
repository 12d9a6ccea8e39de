import { contentWordsOf } from '../fold';
import { allergens } from '../product/allergens';
import { mentionsIn } from './allergen-words';

/** Words for those who must not eat gluten: 'Non adatto a chi è celiaco', 'not for coeliacs'. */
const COELIAC = /^(?:celia[ck]|coelia|zoelia|zolia)/;

/** Of a warning that names no allergen: 'Può contenere tracce di tutti gli allergeni', 'Non adatto a chi ha allergie'. */
const ALL = /^(?:trac|conten|contien|adatt|tutti|altri)/;

/**
 * The allergens that a warning names, by the whole vocabulary: no exception and no negation is read, so that a filter hides too
 * often rather than too seldom.
 * @returns ids
 */
export function warnedAllergens(warning: string): number[] {
  const words = contentWordsOf(warning);
  const named = mentionsIn(words).flatMap(({ ids }) => ids);
  if (words.some((word) => COELIAC.test(word))) named.push(1);
  const isOfAll = words.some((word) => word.startsWith('allerg')) && words.some((w) => ALL.test(w));
  if (named.length === 0 && isOfAll) return allergens.map(({ id }) => id);
  return [...new Set(named)].sort((a, b) => a - b);
}
