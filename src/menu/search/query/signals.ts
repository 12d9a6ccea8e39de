import { type AllergenSense, mentionsIn } from '../../../domain/allergens/allergen-words';
import { DIETS, type Diet } from '../../../domain/filter/choice';
import { fold, WORD, wordsOf } from '../../../domain/fold';
import { dishCategories } from '../../../domain/product/categories';
import { type AskedDays, readAskedDays } from '../../../domain/today/asked-days';
import { foreignAllergens } from './foreign-allergens';
import {
  allergenWordsNear,
  isCoeliac,
  isIllness,
  isIn,
  isMarker,
  isSlipOfMarker,
  isWeakMarker,
  tableOf,
  withoutMarker,
} from './markers';
import { type Answer, chatter, dietWords, meats, questionWords, unsaidWords } from './signal-words';
import { stemsOf } from './stems';
import { synonymsOf, tableWords } from './synonyms';

/** The words of the menu, folded, their stems, and the names of its dishes as `nameKeyOf` writes them. */
export type MenuWords = {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  names: ReadonlySet<string>;
};

export type QueryWord = {
  /** As it was typed, or without the slip in the name of an allergen. */
  text: string;
  /** Folded. */
  key: string;
  /** The words between the last one that says something and this one: 'a' of 'frutta a guscio'. */
  before: readonly string[];
  /** The allergens that it names. */
  ids: readonly number[];
  /** Whether the word is the allergen's name or a food that contains it. */
  sense: AllergenSense | undefined;
  /** Whether it names the allergen only after its slip is corrected. */
  isSlip: boolean;
  /** The diet that it asks for. */
  diet: Diet | undefined;
};

/** The signals of a query, beside the words to look for. They set no filter: it is offered, one tap away. */
export type Signals = {
  /** Whether a word excludes, or tells of an allergy, an illness or harm: then there is no list. */
  forbids: boolean;
  /** Ids of the criteria of the filter that its words name. */
  criteria: readonly string[];
  /** Words that the filter does not know, as they were typed. None if nothing is forbidden. */
  unknown: readonly string[];
  /** Its words for courses, to look for once the filter is set: 'pizza' of 'pizza senza latte'. */
  rest: string;
  /** The words to look for. */
  words: readonly QueryWord[];
  /** Whether it is the name of a dish that has a marker, 'Cola senza zucchero': then only that dish is meant. */
  isName: boolean;
  answers: readonly Answer[];
  /** The days whose hours it asks for. */
  days: readonly AskedDays[];
  /** Whether it asks for what no menu says: all words that the filter does not know, or one to look for. */
  isUnsaid: boolean;
};

/** Writes abbreviations and signs as the words that they stand for. */
const REWRITTEN: readonly [RegExp, string][] = [
  [/\p{Cf}/gu, ''],
  [/\p{L}*n['’´\x60] ?t\b/giu, 'not'],
  [/\bw ?\/ ?o\b/gi, 'without'],
  [/(^| )(?:s[ ./]+|-)(?=\p{L})/giu, '$1senza '],
  [/[❌🚫⛔✖]/gu, ' no '],
  [/\bgf\b/gi, 'gluten free'],
  [/\bdf\b/gi, 'dairy free'],
  [/\bplant[ -]based\b/gi, 'plantbased'],
  [/\bice[ -]cream\b/gi, 'icecream'],
  // A pizza is red by its tomato, and not by the onion on it.
  [/\bpizz[ae] ross[ae]\b/gi, 'pizza pomodoro'],
  // Spanish: 'I am'.
  [/\bsoy (?=veg|cel|al[eé]rg|intol)/gi, ''],
];

const diets = {
  vegetariani: tableOf(dietWords.vegetariani),
  vegani: tableOf(dietWords.vegani),
} as const;

/** The allergens that a single word names. @param near the words for allergens that it may be a slip of */
function readName(key: string, near: readonly string[]) {
  const foreign = foreignAllergens.get(key);
  if (foreign) return { ids: foreign, sense: 'name' as const, isSlip: false, spelled: undefined };
  const exact = mentionsIn([key]);
  const isSlip = exact.length === 0 && near.length > 0;
  const mentions = isSlip ? mentionsIn(near) : exact;
  return {
    ids: [...new Set(mentions.flatMap(({ ids }) => ids))],
    sense: mentions[0]?.sense,
    isSlip,
    spelled: isSlip ? near[0] : undefined,
  };
}

const categoryStems = new Set(
  dishCategories.flatMap(({ name }) => fold(name).split(' ').flatMap(stemsOf)),
);
const isCategory = (key: string) =>
  [key, ...synonymsOf(key)].flatMap(stemsOf).some((stem) => categoryStems.has(stem));

const isMeat = (key: string) => meats.includes(key);

type Token = QueryWord & {
  isMarker: boolean;
  /** A marker only beside a word for an allergen. */
  isWeak: boolean;
  /** Whether it says nothing else. */
  isMarkerOnly: boolean;
  /** Whether it is looked for: a question about the house only if the menu has the word. */
  isSought: boolean;
  answer: Answer | undefined;
};

/** The words of a name that say something, in one key: two names with the same key are one. */
export const nameKeyOf = (name: string) =>
  (fold(name).match(WORD) ?? []).filter((word) => !chatter.has(word)).join(' ');

/** Takes the days out of a query. A word that the menu has may be meant as a dish: then it stays. */
function daysIn(query: string, menu: MenuWords) {
  const { asked, rest } = readAskedDays(query);
  const left = new Set(wordsOf(rest));
  const isDish = wordsOf(query).some(
    (word) => /\D/.test(word) && !left.has(word) && menu.words.has(word),
  );
  return { days: asked, text: isDish ? query : rest };
}

const isOneWord = (a: string, b: string) => stemsOf(a).some((stem) => stemsOf(b).includes(stem));

function tokensOf(query: string, menu: MenuWords): Token[] {
  const text = REWRITTEN.reduce((all, [sign, words]) => all.replace(sign, words), query);
  const words = text.match(WORD) ?? [];
  const saying = words.flatMap((word, at) => (chatter.has(fold(word)) ? [] : at));
  // 'The' alone is tea.
  const places =
    saying.length > 0
      ? saying
      : words.flatMap((word, at) => (synonymsOf(fold(word)).length > 0 ? at : []));
  const keys = places.map((place) => fold(words[place] ?? ''));
  const mentions = mentionsIn(keys);
  const isForbidding = keys.some(isMarker);
  return places.map((place, at): Token => {
    const word = words[place] ?? '';
    const key = keys[at] ?? '';
    const found = mentions.find((each) => at >= each.at && at < each.at + each.length);
    const isOnMenu = menu.words.has(key);
    const isExact = isMarker(key);
    const diet = DIETS.find((each) => isIn(diets[each], key));
    const isWeak = isWeakMarker(key);
    const isOfTable = found || isExact || isWeak || diet || isMeat(key) || unsaidWords.has(key);
    const answer = isOfTable ? undefined : questionWords.get(key);
    const isKnown = Boolean(isOfTable || answer) || isOnMenu || tableWords.has(key);
    const rest = found || isExact ? null : withoutMarker(key, isOnMenu);
    const isSlip = !isKnown && rest === null && isSlipOfMarker(key);
    const near = rest === null && isKnown ? [] : allergenWordsNear(rest ?? key, isForbidding);
    // A form of a word of the menu is no slip of another word: 'albicocche'.
    const isForm = stemsOf(key).some((stem) => menu.stems.has(stem));
    const slipped = isForm ? near.filter((each) => isOneWord(each, key)) : near;
    const { spelled = word, ...named } = readName(rest ?? key, slipped);
    return {
      text: spelled,
      key,
      before: at === 0 ? [] : words.slice((places[at - 1] ?? 0) + 1, place),
      ...named,
      ...(found && { ids: found.ids, sense: found.sense }),
      ...(isCoeliac(key, isKnown) && { ids: [1], sense: 'name' as const }),
      isMarker: isExact || rest !== null || isSlip,
      isWeak,
      isMarkerOnly: (isExact || isSlip) && !isIllness(key),
      isSought: isOnMenu || (!isWeak && !answer) || synonymsOf(key).length > 0,
      diet,
      answer,
    };
  });
}

/**
 * Reads the signals of a query. If a word forbids, no word is searched for. Then words that no criterion matches are returned:
 * beside a marker each may be a food to avoid.
 */
export function readSignals(query: string, menu: MenuWords): Signals {
  const { days, text } = daysIn(query, menu);
  const tokens = tokensOf(text, menu);
  const isName =
    tokens.some(({ isMarker }) => isMarker) &&
    menu.names.has(tokens.map(({ key }) => key).join(' '));
  const names = tokens.some(({ ids }) => ids.length > 0);
  const forbids = !isName && tokens.some(({ isMarker, isWeak }) => isMarker || (names && isWeak));
  const others = tokens.filter(({ answer, isSought }) => !answer || isSought);
  const silent = others.filter(({ ids, diet }) => ids.length === 0 && !diet);
  const courses = forbids ? silent.filter(({ key }) => isCategory(key)) : [];
  const unknown = silent.filter(
    (token) =>
      forbids &&
      !token.isMarkerOnly &&
      !token.isWeak &&
      !isMeat(token.key) &&
      !courses.includes(token),
  );
  const wanted = others.flatMap(
    ({ diet, key }) => diet ?? (forbids && isMeat(key) ? 'vegetariani' : []),
  );
  const ids = others.flatMap((token) => token.ids.map(String));
  const isUnsaid = ({ key }: Token) => unsaidWords.has(key);
  return {
    forbids,
    criteria: [...new Set([...ids, ...wanted])],
    unknown: unknown.map(({ text }) => text),
    rest: courses.map(({ text }) => text).join(' '),
    words: forbids ? [] : others.filter(({ isSought }) => isSought),
    isName,
    answers: [
      ...new Set(
        tokens.flatMap(({ answer, key }): Answer[] => {
          if (isCoeliac(key, true)) return ['celiachia'];
          return !answer || (answer === 'filter' && others.length > 0) ? [] : [answer];
        }),
      ),
    ],
    days,
    isUnsaid: forbids ? unknown.length > 0 && unknown.every(isUnsaid) : others.some(isUnsaid),
  };
}
