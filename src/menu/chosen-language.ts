import { local } from '../data/browser-storage';
import { type Language, languageOf } from '../domain/words/language';

/*
 * The language that a guest has chosen. The first script reads it before the first paint, so it imports little. The choice is also
 * on the root element: a browser without storage has it for this page.
 */

const KEY = 'lingua';
/** The parameter of an address that chooses a language. */
export const LANGUAGE_PARAMETER = 'lingua';

const root = () => document.documentElement.dataset;

/** The guest's choice, null without one. */
export const readChosenLanguage = (): Language | null =>
  languageOf(root().lingua ?? local.get(KEY) ?? '');

/** Keeps a choice until the next one, and ends the offer. */
export function keepLanguage(language: Language): void {
  root().lingua = language;
  delete root().offer;
  local.set(KEY, language);
}

/**
 * Takes the language of the address, and leaves the address without it. Where nothing is chosen, the style sheet shows the offer of
 * the phone's own language.
 * @returns the language of the page
 */
export function takeLanguage(): Language {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get(LANGUAGE_PARAMETER);
  if (asked !== null) {
    const language = languageOf(asked);
    if (language) keepLanguage(language);
    url.searchParams.delete(LANGUAGE_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  }
  const chosen = readChosenLanguage();
  if (chosen) return chosen;
  const own = navigator.languages.map(languageOf).find((language) => language !== null);
  if (own && own !== 'it') root().offer = own;
  return 'it';
}
