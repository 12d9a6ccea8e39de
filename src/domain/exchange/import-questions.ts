import { fold } from '../fold';
import type { CategoryName } from '../product/categories';
import { categoryNames } from '../product/categories';
import type { Product } from '../product/product';
import { guessCategory, readCategory } from './category-words';
import type { FileRow } from './import-file';
import { guessLetter, lettersIn, withNumbers } from './written-allergens';

/** The choice of not importing the rows of a category. */
export const LEAVE_OUT = 'non-importare';

/** What staff have answered about a file. */
export type ImportAnswers = {
  /** The category, or `LEAVE_OUT`, by the folded name of the file. */
  categories: ReadonlyMap<string, CategoryName | typeof LEAVE_OUT>;
  /** The id of the allergen, null for none, by the letter. */
  letters: ReadonlyMap<string, number | null>;
};

export const NO_ANSWERS: ImportAnswers = { categories: new Map(), letters: new Map() };

/** A category of the file that the menu does not have: asked once, for all its rows. */
export type AskedCategory = {
  /** Its key in the answers. */
  key: string;
  /** As the file writes it. */
  name: string;
  count: number;
  /** What counts now: the answer, else the guess; null if neither is there. */
  chosen: CategoryName | typeof LEAVE_OUT | null;
};

/** A letter that stands for an allergen: asked once, for all its rows. */
export type AskedLetter = {
  letter: string;
  count: number;
  guess: number | null;
  /** What counts now: an id, null for no allergen; undefined if there is neither an answer nor a guess. */
  chosen: number | null | undefined;
};

export type FileQuestions = {
  categories: readonly AskedCategory[];
  letters: readonly AskedLetter[];
};

function counted(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

/** What a file has to be asked, with what is answered or guessed. @param stored the products whose own category is known */
export function questionsIn(
  file: readonly FileRow[],
  { categories, letters }: ImportAnswers,
  stored: readonly Product[],
): FileQuestions {
  const known: readonly string[] = [...categoryNames, ...stored.map(({ categoria }) => categoria)];
  const unknown = file.flatMap(({ cells }) => {
    const name = cells.categoria?.trim() ?? '';
    return name === '' || known.includes(readCategory(name)) ? [] : name;
  });
  const spellings = new Map(unknown.map((name) => [fold(name), name]));
  return {
    categories: counted(unknown.map(fold)).map(([key, count]) => {
      const name = spellings.get(key) ?? key;
      return { key, name, count, chosen: categories.get(key) ?? guessCategory(name) };
    }),
    letters: counted(
      file.flatMap(({ cells }) => [...new Set(lettersIn(cells.allergeni ?? ''))]),
    ).map(([letter, count]) => {
      const guess = guessLetter(letter);
      const chosen = letters.has(letter) ? letters.get(letter) : (guess ?? undefined);
      return { letter, count, guess, chosen };
    }),
  };
}

/** A row with what its file was asked. */
export type RowWithAnswers = FileRow & {
  /** Whether its category is not to be imported. */
  isLeftOut: boolean;
  /** What is still to be chosen: sentences without a full stop. */
  unanswered: readonly string[];
};

/** A row with the answers in place of the file's own words. */
export function rowWithAnswers(
  row: FileRow,
  { categories, letters }: FileQuestions,
): RowWithAnswers {
  const { categoria = '', allergeni = '' } = row.cells;
  const asked = categories.find(({ key }) => key === fold(categoria));
  const own = lettersIn(allergeni);
  const open = letters.filter(({ letter, chosen }) => own.includes(letter) && chosen === undefined);
  const read = new Map(
    letters.flatMap(({ letter, chosen }) => (chosen === undefined ? [] : [[letter, chosen]])),
  );
  const cells = {
    ...row.cells,
    ...(asked?.chosen && asked.chosen !== LEAVE_OUT && { categoria: asked.chosen }),
    ...(own.length > 0 && { allergeni: open.length > 0 ? '' : withNumbers(allergeni, read) }),
  };
  const unanswered = [
    ...(asked?.chosen === null ? [`Scegli qui sopra in quale categoria va «${asked.name}»`] : []),
    ...open.map(({ letter }) => `Scegli qui sopra quale allergene è «${letter}»`),
  ];
  return { ...row, cells, isLeftOut: asked?.chosen === LEAVE_OUT, unanswered };
}
