import { type DishCategoryName, dishCategories } from '../../../domain/product/categories';
import type { Product } from '../../../domain/product/product';
import { allergenTerm, type Entry, type IndexedField } from './menu-index';
import type { QueryWord } from './query-words';

/** A dish that matches every word of a query. */
export type Hit = {
  entry: Entry;
  /** The words of the menu that matched, with the fields that hold them. */
  match: Readonly<Record<string, readonly string[]>>;
};

/** The matching dishes of one category, the best first. */
export type ResultGroup = { category: DishCategoryName; products: Product[] };

/** Name before category before ingredients. The index's own scores put rare words first, which no guest expects. */
const FIELD_POINTS: readonly [IndexedField, number][] = [
  ['name', 200],
  ['category', 100],
  ['ingredients', 50],
  ['sizes', 50],
  ['allergens', 0],
];

/** A category whose own name is meant comes before dishes of other categories: 'pizza' is first of all a pizza. */
const MEANT_CATEGORY_POINTS = 300;

/** Least length of the beginning of a category's name that means the category. */
const MIN_CATEGORY_BEGINNING = 3;

/** Groups the matching dishes by category. Equal dishes, and equal groups, stay in the order of the menu. */
export function rank(hits: readonly Hit[], words: readonly QueryWord[]): ResultGroup[] {
  const scored = hits.map((hit) => ({ ...hit.entry, ...pointsOf(hit, words) }));
  return dishCategories
    .map(({ name }) => {
      const dishes = scored.filter(({ category }) => category === name);
      const products = dishes.sort((a, b) => b.points - a.points).map(({ product }) => product);
      const best = dishes.reduce((most, { groupPoints }) => Math.max(most, groupPoints), 0);
      return { category: name, products, best };
    })
    .filter(({ products }) => products.length > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ category, products }) => ({ category, products }));
}

/** The points of a dish within its category, and those that it gives its category: the best match of each word, added. */
function pointsOf({ entry, match }: Hit, words: readonly QueryWord[]) {
  let [points, groupPoints] = [0, 0];
  for (const word of words) {
    let [best, groupBest] = [0, 0];
    for (const term in match) {
      const like = likeness(word, term);
      if (like === null) continue;
      for (const [field, ownPoints] of FIELD_POINTS) {
        if (!match[term]?.includes(field)) continue;
        best = Math.max(best, ownPoints + like + prominence(entry, field, term));
        if (field === 'category' && word.typed.length >= MIN_CATEGORY_BEGINNING) {
          groupBest = Math.max(groupBest, MEANT_CATEGORY_POINTS + like);
        }
      }
    }
    points += best;
    groupPoints += Math.max(best, groupBest);
  }
  return { points, groupPoints };
}

/** The whole word, in any of its forms, before words that begin with it; both before a slip. Null where it is none. */
function likeness({ words, beginning, corrected, named }: QueryWord, term: string): number | null {
  if (named.some((id) => allergenTerm(id) === term)) return 0;
  if (words.has(term)) return corrected.length > 0 ? 0 : 20;
  return beginning !== null && term.startsWith(beginning) ? 10 : null;
}

/** Between equal matches: a name that is this word, one that begins with it, a dish made of it in the first place. */
function prominence(
  { nameWords, firstIngredient }: Entry,
  field: IndexedField,
  term: string,
): number {
  if (field === 'name' && nameWords[0] === term) return nameWords.length === 1 ? 2 : 1;
  return field === 'ingredients' && firstIngredient === term ? 1 : 0;
}
