import { browserStorage } from '../../data/browser-storage';
import { createStore } from '../../data/store';
import { AVOIDED_KEY, formatAvoided, parseAvoided } from '../../domain/avoided';

/** The empty choice, always the same array: another one would re-render every card for nothing. */
export const NO_ALLERGENS: readonly number[] = [];

function parseChoice(text: string | null): readonly number[] {
  const ids = parseAvoided(text);
  return ids.length > 0 ? ids : NO_ALLERGENS;
}

const store = createStore(() => parseChoice(browserStorage.session.get(AVOIDED_KEY)));

/** The allergens that the visitor avoids in this browsing session: the same array until the choice changes. */
export const getAvoided = store.get;

/** Calls the listener after every change. @returns ends the subscription */
export const subscribeToAvoided = store.subscribe;

/** Changes the choice, for as long as the browsing session lasts. */
export function setAvoided(ids: readonly number[]): void {
  const next = parseChoice(formatAvoided(ids));
  const text = formatAvoided(next);
  if (text === formatAvoided(getAvoided())) return;
  if (text === '') browserStorage.session.remove(AVOIDED_KEY);
  else browserStorage.session.set(AVOIDED_KEY, text);
  store.set(next);
}
