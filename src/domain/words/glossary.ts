import { breadWords } from './glossary/breads.ts';
import { cheeseWords } from './glossary/cheeses.ts';
import { dishWords } from './glossary/dishes.ts';
import { drinkWords } from './glossary/drinks.ts';
import { fishWords } from './glossary/fish.ts';
import { meatWords } from './glossary/meats.ts';
import { sauceWords } from './glossary/sauces.ts';
import { sweetWords } from './glossary/sweets.ts';
import { vegetableWords } from './glossary/vegetables.ts';
import { waysOfCooking } from './glossary/ways.ts';
import type { Language, Translation } from './language';

/*
 * The kitchen's glossary as one table, for the build and the tests: each page loads the column of its language alone
 * (`phrasesIn`). A row is a line:
 *
 *   Italian = another spelling | English | German | French | Spanish | ids of the allergens that the words name
 *
 * Case, accents and apostrophes of the Italian do not matter. '#' stands for a number. Behind a food is its gender and number in
 * German (/m /f /n, /p for every plural), French and Spanish (/m /f /mp /fp); without it no adjective is joined to it. '~' stands
 * for a food that the words around it describe, and '+' ends a word that agrees with it: the Italian in -o or -e, the German as a
 * stem, the French and Spanish in the masculine singular, or as its four forms, 'frais/fraîche/frais/fraîches'.
 * '*' is where the mark for frozen food stands, if that is not at the end.
 */
const tables = [
  cheeseWords,
  meatWords,
  fishWords,
  vegetableWords,
  breadWords,
  sauceWords,
  sweetWords,
  drinkWords,
  dishWords,
  waysOfCooking,
];

/** A row of the glossary. */
export type GlossaryRow = {
  /** The Italian phrase and its other spellings. */
  italian: readonly string[];
  /** The phrase in each language, with its gender behind a slash. */
  cells: Readonly<Record<Translation, string>>;
  /** The ids of the allergens that the words name. */
  allergens: readonly number[];
};

function readRow(line: string): GlossaryRow {
  const [italian = '', en = '', de = '', fr = '', es = '', ids = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    italian: italian.split(' = '),
    cells: { en, de, fr, es },
    allergens: ids ? ids.split(' ').map(Number) : [],
  };
}

/** All rows, in the order of the tables. */
export const glossary: readonly GlossaryRow[] = tables.flatMap((table) =>
  table.trim().split('\n').map(readRow),
);

/** A column of the glossary as `readColumn` takes it, a line a row: the Italian spellings, or the phrases of a language. */
export function phrasesIn(language: Language): string {
  return glossary
    .map(({ italian, cells }) => (language === 'it' ? italian.join('=') : cells[language]))
    .join('\n');
}
