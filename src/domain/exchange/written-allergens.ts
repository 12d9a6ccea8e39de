import { allergenWords, mentionsIn } from '../allergens/allergen-words';
import { contentWordsOf, fold, wordsOfTable } from '../fold';
import { ALLERGEN_COUNT, allergensOf } from '../product/allergens';
import { answersInWords } from '../product/words';

/** A cell about allergens as it is understood. A cell with faults has no values. */
type WrittenAllergens = {
  values: { allergeni?: number[]; nessunAllergene?: boolean };
  /** Why it cannot be read: sentences in Italian without a full stop. */
  faults: string[];
  /** Other meanings of a word, for people to check. */
  notes: string[];
};

const NONE = new RegExp(
  '^(?:no|niente|nulla|none|assent[ei]|non presenti|nessun[oa]?(?: presente| dichiarato| rilevato| dei 14)?' +
    '|(?:nessun[oa]?|niente|senza|priv[oi] di|esent[ei] da|assenza di|non contiene|non contengono|non ci sono|zero|no) ' +
    '(?:allergen[ei]|sostanze allergeniche)(?: dichiarat[oi]| rilevat[oi]| present[ei])?' +
    '|allergeni (?:assenti|non presenti|nessuno))$',
);

const UNDECLARED = new RegExp(
  '^(?:allergeni )?(?:non (?:indicat|dichiarat|specificat|not|disponibil)[aeio]|da (?:indicare|definire|dichiarare|compilare)' +
    '|n ?[ad]|non so|(?:non indicati )?chied(?:i|ere|ete) al personale)$',
);

/** The amount from which sulphites are declared. Its number is no allergen's. */
const LEAST_SULPHITES = />? ?\b10 ?(?:mg|ppm)(?: ?\/ ?(?:kg|litro|l)\b)?/gi;

/** A spreadsheet makes a date of '1/7' and of '1-7'. */
export const DATE =
  /(?<!\p{L})(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)(?!\p{L})|\d\/\d{1,2}\/\d{4}/iu;

/** Three or more numbers with hyphens between them, which are no range. */
const HYPHENS = /\d[-–—]\d+[-–—]\d/;

/**
 * Numbers with commas where a menu has hyphens between them: '1-3-7', and so its '1-7' too, which elsewhere may be a range.
 * @param cells about allergens, of one file
 */
export function withoutHyphens(cells: readonly string[]): string[] {
  if (!cells.some((cell) => HYPHENS.test(cell))) return [...cells];
  return cells.map((cell) => cell.replace(/(\d)[-–—](?=\d)/g, '$1, '));
}

/** 'Da 1 a 14', and '1-7', which may be two numbers. */
const RANGE = /(\d+)(?:[-–—]| al? )(\d+)/i;

/** A cell as an answer in words: without signs. */
const answerIn = (text: string) => fold(text.replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' '));

/** Everything between two codes of a cell. */
const BETWEEN_CODES = /[\s,;|/\\+&.·()–—-]+/;

/** Capitals that are no letters for allergens: words, and 'gluten free'. */
const NO_CODES = ['NO', 'SI', 'ND', 'NA', 'OK', 'E', 'O', 'ED', 'OD', 'X', 'GF', 'LF', 'SG', 'SL'];

/** What a letter most likely means. 'S' may be five of them. */
const CODES: Readonly<Record<string, number>> = {
  ...{ G: 1, GL: 1, C: 2, CR: 2, U: 3, UO: 3, P: 4, PE: 4, L: 7, LA: 7, FG: 8, MO: 14 },
};

/** The allergen that a family most likely means by a letter; null for one that is never guessed. */
export const guessLetter = (letter: string): number | null => CODES[letter] ?? null;

/** The letters that stand for allergens in a cell: 'G L', '1, G'. None if it has words. */
export function lettersIn(cell: string): string[] {
  const codes = cell.split(BETWEEN_CODES).filter((code) => code !== '' && !/^\d{1,2}$/.test(code));
  const isCode = (code: string) => /^[A-Z]{1,2}$/.test(code) && !NO_CODES.includes(code);
  return codes.every(isCode) && !UNDECLARED.test(answerIn(cell)) ? codes : [];
}

/** A cell with the numbers of its letters. A letter that is no allergen goes. */
export function withNumbers(cell: string, letters: ReadonlyMap<string, number | null>): string {
  return cell
    .split(BETWEEN_CODES)
    .flatMap((code) => {
      const id = letters.get(code);
      return id === undefined ? code : (id ?? []);
    })
    .join(', ');
}

/** Signs that may deny what they stand beside, or say that there is more: '❌ latte', 'solfiti < 10', 'latte?', 'glutine...'. */
const DOUBT = /[\p{So}\p{Sm}?…]|\.\./u;

/** Marks and words between two allergens. */
const SEPARATOR =
  /[-,;|/\\+&\n•·–—]|(?<=\p{L})\.|(?<=\d)\.(?=\d)|(?<![\p{L}\p{M}])(?:e|ed|o|od|oppure|and|or|et|und|y)(?![\p{L}\p{M}'’])/iu;

/** Words that say nothing beside a name, as in 'prodotti a base di latte' and in Annex II. None of them denies or limits anything. */
const FILLERS = new Set(
  wordsOfTable(`allergene allergeni all n nr numero numeri contiene contengono contenente contenenti incluso inclusa inclusi incluse
    compreso compresa compresi comprese cioe ovvero vale dire come loro ceppi ibridati derivato derivata derivati derivate prodotto
    prodotti base proteine seme caseari caseario espressi concentrazione concentrazioni quantita superiore superiori oltre allergens
    contains products thereof of`),
);

/** The most of a text that a message quotes. */
const QUOTED = 60;

const faultOf = (text: string, reason: string) => `Allergeni: «${text.slice(0, QUOTED)}»${reason}`;

const UNKNOWN = ` non è un numero da 1 a ${ALLERGEN_COUNT}, né un nome che si riconosce`;

/** Why a text is not read that has a word or sign which is not understood. */
const notUnderstood = (text: string) =>
  /tracc|pu[oò] conten|posson/i.test(text)
    ? faultOf(text, ': qui vanno solo gli allergeni, le tracce si scrivono in «avvertenza»')
    : faultOf(text, UNKNOWN);

const namesOf = (ids: readonly number[]) =>
  allergensOf(ids)
    .map(({ name }) => name)
    .join(', ');

/** Whether a name of two words may be those two without a comma between them: 'latte soia', but not 'latte di soia'. */
const mayBeTwo = (text: string, pair: readonly string[]) =>
  fold(text).includes(pair.join(' ')) && pair.every((word) => allergenWords.has(word));

/** The meaning of a part of a cell: ids, and those that it may mean too; or why it cannot be read. */
type Part = { text: string; ids: readonly number[]; others: readonly number[]; fault?: string };

/**
 * Reads a part without separators: '7', '1 7', 'latte', '7 Latte e derivati'. All its words must be understood. Numbers beside names
 * must be theirs.
 */
function readPart(text: string): Part {
  const refused = (fault: string): Part => ({ text, ids: [], others: [], fault });
  const words = contentWordsOf(text).filter((word) => !FILLERS.has(word));
  const numbers = words.flatMap((word) => allergensOf(/^\d{1,2}$/.test(word) ? [+word] : []));
  const names = mentionsIn(words);
  const understood = names.reduce((sum, { length }) => sum + length, numbers.length);
  if (understood < words.length) return refused(notUnderstood(text));

  const named = new Set(names.flatMap(({ meant }) => meant));
  if (names.some(({ at, length }) => length === 2 && mayBeTwo(text, words.slice(at, at + 2)))) {
    return refused(faultOf(text, ': può voler dire più allergeni. Scrivi i loro numeri'));
  }
  const others = names.flatMap(({ ids }) => ids);
  if (numbers.length === 0) return { text, ids: [...named], others };
  const ids = numbers.map(({ id }) => id);
  const isOwn = ids.every((id) => named.has(id)) && named.size === new Set(ids).size;
  return names.length === 0 || isOwn
    ? { text, ids, others: [] }
    : refused(faultOf(text, ': il numero e il nome non sono dello stesso allergene'));
}

const refused = (...faults: string[]): WrittenAllergens => ({ values: {}, faults, notes: [] });

/** The faults of a cell that a spreadsheet has changed, or that says more than a list. */
function faultOfWhole(text: string): string | undefined {
  if (fold(text).endsWith(answersInWords.toVerify)) {
    return 'Allergeni da verificare: scrivi i numeri di tutti';
  }
  if (/^\d+[.,]1$/.test(text)) {
    return faultOf(
      text,
      `, forse era «${text}0», e il foglio di calcolo ha tolto lo zero. Lascia uno spazio dopo la virgola`,
    );
  }
  if (DATE.test(text)) {
    return faultOf(text, ', il foglio di calcolo ne ha fatto una data. Scrivi i numeri così: 1, 7');
  }
  const [range, from, to] = RANGE.exec(text) ?? [];
  if (range) return faultOf(range, `: se sono due allergeni scrivi ${from}, ${to}`);
  return DOUBT.test(text.replace(/[|+=]/g, '')) ? notUnderstood(text) : undefined;
}

/**
 * Reads what people write about allergens: numbers, names of the vocabulary, the wording of Annex II, 'nessuno', 'non indicati'.
 * '7,1' is refused: a spreadsheet takes '7,10', typed without a blank, for a number and drops its zero.
 * @param cell with a letter or a digit
 */
export function readAllergens(cell: string): WrittenAllergens {
  const [text = ''] = withoutHyphens([cell.trim().replace(LEAST_SULPHITES, ' ')]);
  const answer = answerIn(text);
  const isNone = NONE.test(answer);
  if (isNone || UNDECLARED.test(answer) || text === '?') {
    return { values: { allergeni: [], nessunAllergene: isNone }, faults: [], notes: [] };
  }
  const fault = faultOfWhole(text);
  if (fault) return refused(fault);
  const parts = text.split(SEPARATOR).map((part) => readPart(part.trim()));
  const faults = parts.flatMap((part) => part.fault ?? []);
  if (faults.length > 0) return refused(...new Set(faults));
  const ids = [...new Set(parts.flatMap((part) => part.ids))].sort((a, b) => a - b);
  if (ids.length === 0) return refused(faultOf(text, UNKNOWN));
  const notes = parts.flatMap((part) => {
    const others = part.others.filter((id) => !ids.includes(id));
    return others.length === 0
      ? []
      : `Allergeni: «${part.text}» è letto come ${namesOf(part.ids)}, ma può voler dire anche ${namesOf(others)}`;
  });
  return { values: { allergeni: ids, nessunAllergene: false }, faults: [], notes };
}
