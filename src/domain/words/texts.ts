import type { Language } from './language';
import { allergenTextRows } from './texts/allergens.ts';
import { dishTexts } from './texts/dishes.ts';
import { filterTextRows } from './texts/filter.ts';
import { hoursTexts } from './texts/hours.ts';
import { listTexts } from './texts/list.ts';
import { pageTexts } from './texts/pages.ts';
import { registerTexts } from './texts/register.ts';
import { searchTextRows } from './texts/search.ts';

/*
 * The menu's own texts in its five languages, for the build and the tests: each page loads the column of its language alone. A row is
 * a line: Italian, as it stands in the code, and English, German, French, Spanish. Names in braces stand for values. ' ¦ ' separates the form for one
 * from that for several.
 */
const tables = [
  dishTexts,
  pageTexts,
  filterTextRows,
  searchTextRows,
  registerTexts,
  listTexts,
  hoursTexts,
  allergenTextRows,
];

/** The rows, each a text in the order of `languages`. */
export const textRows: readonly (readonly string[])[] = tables.flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim())),
);

const COLUMNS: readonly Language[] = ['it', 'en', 'de', 'fr', 'es'];

/** The texts of a language, a line each: those of Italian are the keys. */
export const textsIn = (language: Language): string =>
  textRows.map((row) => row[COLUMNS.indexOf(language)] ?? '').join('\n');
