import { contentWordsOf, fold, wordsOfTable } from '../fold';
import { categories, type DishCategoryName } from '../product/categories';

/** The words of a category's name without the endings of singular and plural: 'Pizza classica' and 'Pizze classiche'. */
const stemsOf = (text: string) => contentWordsOf(text).map((word) => word.replace(/h?[aeio]$/, ''));

const categoryNames = new Map(
  categories.flatMap(({ name, link }) =>
    [name, link].map((text) => [stemsOf(text).join(' '), name]),
  ),
);

/** A category by its name or the end of its address, singular or plural; else the text itself. */
export const readCategory = (text: string): string =>
  categoryNames.get(stemsOf(text).join(' ')) ?? text;

/** Words by which families name their sections. The first category that has one is guessed: 'Vini rossi' are no pizzas. */
const SECTION_WORDS: readonly (readonly [DishCategoryName, string])[] = [
  ['I nostri impasti', 'impasti basi'],
  [
    'Bibite',
    `bibite bevande bere birre vini vino acque drink cocktail aperitivi amari liquori distillati grappe caffe caffetteria spumanti bollicine
      calici cantina analcolici succhi spina bottiglie lattine`,
  ],
  ['Pinse', 'pinse'],
  ['Panini', 'panini burger hamburger toast piadine tramezzini'],
  [
    'Antipasti',
    `antipasti stuzzichini sfizi fritti fritture frittini taglieri bruschette crostini insalate contorni cominciare iniziare starter
      entree`,
  ],
  ['Dolci', 'dolci dessert gelati torte semifreddi sorbetti pasticceria'],
  ['Pizze gourmet', 'gourmet speciali autore chef'],
  ['Pizze classiche', 'pizze pizzeria rosse bianche classiche tradizionali calzoni focacce'],
];

const sectionStems = SECTION_WORDS.map(([name, words]) => ({
  name,
  stems: new Set(wordsOfTable(words).flatMap(stemsOf)),
}));

/** The category that a family's own name of a section most likely means; null if it has no word that is known. */
export function guessCategory(text: string): DishCategoryName | null {
  const stems = stemsOf(text);
  return (
    sectionStems.find((section) => stems.some((stem) => section.stems.has(stem)))?.name ?? null
  );
}

/** Words with which a row of a menu begins that is no dish. */
const NO_DISH =
  /^(?:pane e )?(?:tot|totale|totali|subtotale|coperto|coperti|servizio|aggiunt[ae]|supplement[oi]|sconto|mancia|iva)\b/;

/** Whether a text is about no dish: 'TOTALE PIATTI', 'COPERTO'. */
export const isNoDish = (text: string) => NO_DISH.test(fold(text));
