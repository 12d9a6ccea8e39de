import { fold } from '../fold';
import { allergenWords } from '../product/allergen-words';
import { ALLERGEN_COUNT, allergens, allergensOf } from '../product/allergens';
import { answersInWords } from '../staff/words';

/** A cell about allergens as it is understood. A cell with faults has no answer. */
export type WrittenAllergens = {
  /** `null`: the cell gives no answer, and changes nothing. */
  answer: { allergeni: number[]; nessunAllergene: boolean } | null;
  /** Why it cannot be read: sentences in Italian without a full stop. */
  faults: string[];
  /** What else a word may mean, for people to check. */
  notes: string[];
};

const NONE = new RegExp(
  '^(?:nessun[oa]?(?: presente| dichiarato| rilevato| dei 14)?|niente|none|assent[ei]|non presenti' +
    '|(?:nessun[oa]?|niente|senza|priv[oi] di|non contiene|non contengono|non ci sono|zero|no) ' +
    '(?:allergen[ei]|allergens|sostanze allergeniche)(?: dichiarat[oi]| rilevat[oi]| present[ei])?' +
    '|allergeni (?:assenti|non presenti|nessuno))$',
);

const UNDECLARED = new RegExp(
  '^(?:allergeni )?(?:non (?:indicat|dichiarat|specificat|not|disponibil)[aeio]|da (?:indicare|definire|dichiarare|compilare)' +
    '|n ?d|non so|(?:non indicati )?chied(?:i|ere|ete) al personale)$',
);

/** A number below which sulphites need not be declared: '10 mg/kg'. It is no allergen's. */
const QUANTITY =
  /(?:in )?(?:concentrazion\p{L}*|quantit\p{L}*)? *(?:superior\p{L}*|maggior\p{L}*|oltre|>)? *(?:ai? )? *\d+ *(?:mg|ppm)(?: *\/ *(?:kg|litro|lt|l)(?!\p{L}))?/giu;

/** A spreadsheet makes a date of '1/7' and of '1-7'. */
const DATE =
  /\d{1,2}[-/ ](?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)(?!\p{L})|\d{1,2}\/\d{1,2}\/\d{4}/iu;

/** Three or more numbers with hyphens between them, which are no range. */
const HYPHENS = /\d-\d+-\d/;

/**
 * Numbers with commas where a menu has hyphens between them: '1-3-7', and so its '1-7' too, which elsewhere may be a range.
 * @param cells about allergens, of one file
 */
export function withoutHyphens(cells: readonly string[]): string[] {
  if (!cells.some((cell) => HYPHENS.test(cell))) return [...cells];
  return cells.map((cell) => cell.replace(/(\d)-(?=\d)/g, '$1, '));
}

/** Marks and words between two allergens. A hyphen between digits is none: '1-7' may be a range. */
const SEPARATOR =
  /[,;|/\\+&\n•·–—]|(?<!\d)-|-(?!\d)|(?<=\p{L})\.|(?<![\p{L}\p{M}])(?:e|ed|o|od|oppure|and|or|et|und|y)(?![\p{L}\p{M}'’])/iu;

/** Words that say nothing beside a name, as in 'prodotti a base di latte' and in Annex II. None of them denies or limits anything. */
const FILLERS = new Set(
  (
    'allergene allergeni contiene contengono contenente contenenti incluso inclusa inclusi incluse compreso compresa compresi ' +
    'comprese cioe ovvero vale dire come loro ceppi ibridati derivato derivata derivati derivate prodotto prodotti base proteine seme ' +
    'espressi contains and products thereof'
  ).split(' '),
);

/** Words between the parts of a name: 'latte di soia'. Alone they are nothing: 'L' may be somebody's milk. */
const CONNECTORS = new Set(
  'a al alla all con d da dal di del dell dei degli della delle il lo la l i gli le in of'.split(
    ' ',
  ),
);

/** The most words in a name of the vocabulary. */
const LONGEST = 2;

/** What a word or name stands for: the allergens of which it is a name, else those that the food contains; what else it may mean. */
function meaningOf(key: string) {
  const found = allergenWords.get(key);
  if (!found) return null;
  const foods = [...found.carrier, ...found.food];
  const ids = found.name.length > 0 ? [...found.name] : foods;
  return { ids, others: foods.filter((id) => !ids.includes(id)) };
}

/** The entry of a word, singular or plural: the other vowels that Italian has at the end of a longer word are tried too. */
function meaningOfWord(word: string) {
  const forms = /.{4}[aeio]$/.test(word) ? [...'aeio'].map((end) => word.slice(0, -1) + end) : [];
  for (const form of [word, ...forms]) {
    const meaning = meaningOf(form);
    if (meaning) return meaning;
  }
  return null;
}

type Word = { text: string; isConnected: boolean };

/**
 * The longest name at the beginning of some words.
 * @returns null if there is none, or if it may as well be several names without a comma between them: 'latte soia'
 */
function nameAt(words: readonly Word[]) {
  for (let length = LONGEST; length > 1; length -= 1) {
    const parts = words.slice(0, length);
    const meaning = parts.length === length && meaningOf(parts.map(({ text }) => text).join('_'));
    if (!meaning) continue;
    const isList =
      parts.slice(1).some(({ isConnected }) => !isConnected) &&
      parts.every(({ text }) => meaningOfWord(text) !== null);
    return isList ? null : { ...meaning, length };
  }
  const [first] = words;
  const meaning = first ? meaningOfWord(first.text) : null;
  return meaning && { ...meaning, length: 1 };
}

/** The words of a part, folded, without those that say nothing. Null if it has connectors alone. */
function wordsOf(part: string): Word[] | null {
  const all = fold(part).match(/[\p{L}\p{N}]+(?:-\d+)?/gu) ?? [];
  if (all.every((text) => CONNECTORS.has(text))) return null;
  const words: Word[] = [];
  let isConnected = false;
  for (const text of all) {
    if (CONNECTORS.has(text)) isConnected = true;
    else if (!FILLERS.has(text)) {
      words.push({ text, isConnected });
      isConnected = false;
    }
  }
  return words;
}

/** A number of the catalogue, or null. */
const numberIn = (word: string) =>
  /^\d{1,2}$/.test(word) && allergens.some(({ id }) => id === Number(word)) ? Number(word) : null;

/**
 * The allergens of a part without separators: '7', '1 7', 'latte', '7 Latte e derivati'. A number beside a name counts only with
 * its own name.
 * @returns null if a word is not understood
 */
function readPart(part: string): { ids: number[]; others: number[] } | null {
  let words = wordsOf(part);
  // A symbol may deny what it stands beside.
  if (!words || /[\p{So}\p{Sm}]/u.test(part)) return null;
  const numbers: number[] = [];
  const named: number[] = [];
  const others: number[] = [];
  while (words.length > 0) {
    const number = numberIn(words[0]?.text ?? '');
    const name = number === null ? nameAt(words) : null;
    if (number !== null) numbers.push(number);
    else if (name) {
      named.push(...name.ids);
      others.push(...name.others);
    } else return null;
    words = words.slice(name?.length ?? 1);
  }
  if (numbers.length === 0 || named.length === 0) return { ids: [...numbers, ...named], others };
  const [number = 0] = numbers;
  return numbers.length === 1 && named.includes(number) ? { ids: [number], others: [] } : null;
}

/** Why a part cannot be read. */
function faultOf(part: string): string {
  const text = `Allergeni: «${part.replace(/^[^\p{L}\p{N}]+(?=.)|(?<=.)[^\p{L}\p{N})]+$/gu, '')}»`;
  const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
  if (from && to) return `${text}: se sono due allergeni scrivi ${from}, ${to}`;
  if (/tracc|pu[oò] conten|posson/i.test(part)) {
    return `${text}: qui vanno solo gli allergeni, le tracce si scrivono in «avvertenza»`;
  }
  const words = wordsOf(part) ?? [];
  const numbers = words.filter((word) => numberIn(word.text) !== null);
  if (words.length > 1 && words.every((word) => numbers.includes(word) || nameAt([word]))) {
    return numbers.length > 0
      ? `${text}: il numero e il nome non sono dello stesso allergene`
      : `${text}: separa i nomi con una virgola`;
  }
  return `${text} non è un numero da 1 a ${ALLERGEN_COUNT}, né un nome che si riconosce`;
}

const refused = (...faults: string[]): WrittenAllergens => ({ answer: null, faults, notes: [] });

const namesOf = (ids: readonly number[]) =>
  allergensOf(ids)
    .map(({ name }) => name)
    .join(', ');

/**
 * Reads what people write about allergens: numbers, names of the vocabulary, the wording of Annex II, 'nessuno', 'non indicati'.
 * A cell without a word is no answer. '7,1' is refused: a spreadsheet takes '7,10', typed without a blank, for a number and drops
 * its zero.
 */
export function readAllergens(cell: string): WrittenAllergens {
  const [text = ''] = withoutHyphens([cell.trim()]);
  const answer = fold(text.replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' '));
  if (/^[-–—./\s]*$/.test(text)) return { answer: null, faults: [], notes: [] };
  const empty = (nessunAllergene: boolean) => ({ allergeni: [], nessunAllergene });
  if (NONE.test(answer)) return { answer: empty(true), faults: [], notes: [] };
  if (UNDECLARED.test(answer) || text === '?') {
    return { answer: empty(false), faults: [], notes: [] };
  }
  if (answer.endsWith(answersInWords.toVerify)) {
    return refused('Allergeni da verificare: scrivi i numeri di tutti');
  }
  if (/^\d+[.,]1$/.test(text)) {
    return refused(
      `Allergeni: «${text}», forse era «${text}0», e il foglio di calcolo ha tolto lo zero. Lascia uno spazio dopo la virgola`,
    );
  }
  const [date] = DATE.exec(text) ?? [];
  if (date) {
    return refused(
      `Allergeni: «${date}», il foglio di calcolo ne ha fatto una data. Scrivi i numeri così: 1, 7`,
    );
  }
  const parts = text
    .replace(QUANTITY, ' ')
    .replace(/(\d)\.(?=\d)/g, '$1,')
    .split(SEPARATOR);
  const read = parts.flatMap((part) =>
    part.trim() ? { part: part.trim(), is: readPart(part) } : [],
  );
  const faults = read.flatMap(({ part, is }) => (is ? [] : faultOf(part)));
  if (faults.length > 0) return refused(...new Set(faults));
  const ids = [...new Set(read.flatMap(({ is }) => is?.ids ?? []))].sort((a, b) => a - b);
  if (ids.length === 0) return refused(faultOf(text));
  const notes = read.flatMap(({ part, is }) => {
    const others = is?.others.filter((id) => !ids.includes(id)) ?? [];
    if (!is || others.length === 0) return [];
    return `Allergeni: «${part}» è letto come ${namesOf(is.ids)}, ma può voler dire anche ${namesOf(others)}`;
  });
  return { answer: { allergeni: ids, nessunAllergene: false }, faults: [], notes };
}
