import MiniSearch from 'minisearch';
import { fold } from '../../../domain/fold';
import {
  CLASSIC_PIZZAS,
  type DishCategoryName,
  dishCategories,
} from '../../../domain/product/categories';
import type { Menu } from '../../../domain/product/menu';
import type { Product } from '../../../domain/product/product';
import { keysOf } from './word-forms';
import { contentWordsOf, WORD, wordsOf } from './words';

/** A dish as the index knows it. */
export type Entry = {
  product: Product;
  category: DishCategoryName;
  /** The folded content words of its name. */
  nameWords: readonly string[];
  /** The first of its description: what it is made of in the first place. */
  firstIngredient: string | undefined;
};

/** The texts of a dish in which words are found. */
export const TEXT_FIELDS = ['name', 'category', 'ingredients', 'sizes'] as const;
export type IndexedField = (typeof TEXT_FIELDS)[number] | 'allergens';

/** How an allergen that a dish declares stands in the index. */
export const allergenTerm = (id: number) => `allergene${id}`;

/** The menu prepared for searching. */
export type MenuIndex = {
  /** In the order of the menu. A dish's place here is its id in `dishes`: two lists may hold the same product. */
  entries: readonly Entry[];
  dishes: MiniSearch<{ id: number } & Record<IndexedField, string>>;
  /** Name and ingredients of each dish, folded. */
  texts: readonly string[];
  /** Every folded word of the menu, with its spelling there in lower case. */
  vocabulary: ReadonlyMap<string, string>;
  /** The words of the menu by the keys of their forms. */
  wordsByKey: ReadonlyMap<string, readonly string[]>;
};

/** Indexes the menu, once for all searches. */
export function indexMenu(menu: Menu): MenuIndex {
  const entries = dishCategories.flatMap(({ name }) =>
    menu[name].map((product) => ({
      product,
      category: name,
      nameWords: contentWordsOf(product.nome),
      firstIngredient: contentWordsOf(product.descrizione)[0],
    })),
  );
  const texts = entries.map(({ product, category }, id) => ({
    id,
    name: product.nome,
    category,
    ingredients: product.descrizione,
    sizes: sizesOf(product),
    allergens: product.allergeni.map(allergenTerm).join(' '),
  }));
  const dishes: MenuIndex['dishes'] = new MiniSearch({
    fields: [...TEXT_FIELDS, 'allergens'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  dishes.addAll(texts);

  const vocabulary = new Map<string, string>();
  for (const { name, category, ingredients, sizes } of texts) {
    for (const [word] of `${name} ${category} ${ingredients} ${sizes}`.matchAll(WORD)) {
      vocabulary.set(fold(word), word.toLowerCase());
    }
  }
  const wordsByKey = new Map<string, string[]>();
  for (const word of vocabulary.keys()) {
    for (const key of keysOf(word)) wordsByKey.set(key, [...(wordsByKey.get(key) ?? []), word]);
  }
  const folded = texts.map(({ name, ingredients }) => wordsOf(`${name} ${ingredients}`).join(' '));
  return { entries, dishes, texts: folded, vocabulary, wordsByKey };
}

/** The words for the sizes that a dish comes in beside its own. */
function sizesOf({ categoria, prezzo_familiare, prezzo_al_metro }: Product): string {
  if (categoria !== CLASSIC_PIZZAS) return '';
  return [prezzo_familiare && 'Maxi', prezzo_al_metro && 'Al metro'].filter(Boolean).join(' ');
}
