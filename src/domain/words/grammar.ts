import type { Phrase } from './column';
import type { Translation } from './language';

/** A translated food. */
export type Food = Phrase & {
  /** Its German form behind 'mit', null where it is not known; in other languages the text itself. */
  dative: string | null;
};

/** 'and' and 'with' in each language. */
export const connectives: Readonly<Record<Translation, { and: string; with: string }>> = {
  en: { and: 'and', with: 'with' },
  de: { and: 'und', with: 'mit' },
  fr: { and: 'et', with: 'avec' },
  es: { and: 'y', with: 'con' },
};

const DATIVE: Readonly<Record<string, string>> = { m: 'em', n: 'em', f: 'er', p: 'en' };
const NOMINATIVE: Readonly<Record<string, string>> = { m: 'er', n: 'es', f: 'e', p: 'e' };

/** 'gekochter Schinken' becomes 'gekochtem Schinken', 'Pilze' 'Pilzen'. */
function dativeOf(text: string, gender: string): string | null {
  const ending = DATIVE[gender];
  if (!ending) return null;
  const words = text.split(' ');
  const noun = words.findIndex((word) => /^'?\p{Lu}/u.test(word));
  const isPair = words.includes('und');
  return words
    .map((word, at) => {
      if (at < noun) return word.replace(/(..)(?:e|er|es)$/, `$1${ending}`);
      const takesN = at === noun && gender === 'p' && !isPair && /(?:e|el|er)$/.test(word);
      return takesN ? `${word}n` : word;
    })
    .join(' ');
}

/** A phrase of the glossary as a food. */
export function foodOf({ text, gender }: Phrase, language: Translation): Food {
  return { text, gender, dative: language === 'de' ? dativeOf(text, gender) : text };
}

/** A word in the form that agrees with a food. @param masculine a German stem, otherwise the masculine singular */
function agreeing(masculine: string, gender: string, language: Translation, isDative: boolean) {
  if (language === 'de') return masculine + (isDative ? DATIVE : NOMINATIVE)[gender];
  const isFeminine = gender.startsWith('f');
  const plural = gender.endsWith('p');
  if (language === 'es') {
    const word = isFeminine ? masculine.replace(/o$/, 'a') : masculine;
    return plural ? `${word}s` : word;
  }
  const word = isFeminine && !masculine.endsWith('e') ? `${masculine}e` : masculine;
  return plural && !/[sx]$/.test(word) ? `${word}s` : word;
}

const FORMS = ['m', 'f', 'mp', 'fp'];

/** 'de huile' is "d'huile". */
const elided = (text: string) => text.replace(/\bde (?=[aeiouâàéèêëîïôœ]|huil|huît|herb)/giu, "d'");

function fill(
  template: string,
  food: Food,
  language: Translation,
  isDative: boolean,
): string | null {
  let isKnown = true;
  const text = template
    .split(' ')
    .map((word) => {
      if (word === '~') return '~';
      const forms = word.split('/');
      if (forms.length === FORMS.length) return forms[FORMS.indexOf(food.gender)] ?? fail();
      if (!word.endsWith('+')) return word;
      return food.gender ? agreeing(word.slice(0, -1), food.gender, language, isDative) : fail();
    })
    .join(' ');
  function fail() {
    isKnown = false;
    return '';
  }
  const inner = isDative || template.includes('mit ~') ? food.dative : food.text;
  if (!isKnown || inner === null) return null;
  const filled = text.replace('~', inner);
  return language === 'fr' ? elided(filled) : filled;
}

/** A food as a phrase with '~' describes it, null if an adjective cannot agree with it. */
export function described(phrase: Phrase, food: Food, language: Translation): Food | null {
  const text = fill(phrase.text, food, language, false);
  if (text === null) return null;
  const dative = language === 'de' ? fill(phrase.text, food, language, true) : text;
  return { text, gender: phrase.gender || food.gender, dative };
}

/** Two foods, joined by 'and'. No adjective agrees with both. */
export function joined(one: Food, other: Food, language: Translation): Food {
  const { and } = connectives[language];
  const word = language === 'es' && /^h?i/i.test(other.text) ? 'e' : and;
  const datives = [one.dative, other.dative];
  const dative = datives.includes(null) ? null : datives.join(` ${and} `);
  return { text: `${one.text} ${word} ${other.text}`, gender: '', dative };
}

/** A food with another one in or on it. */
export function served(one: Food, other: Food, language: Translation): Food | null {
  if (other.dative === null) return null;
  const behind = `${connectives[language].with} ${other.dative}`;
  const dative = one.dative === null ? null : `${one.dative} ${behind}`;
  return { text: `${one.text} ${behind}`, gender: one.gender, dative };
}
