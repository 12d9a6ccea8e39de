import { browserStorage } from '../../data/browser-storage';
import { createStore } from '../../data/store';
import { AVOIDED_KEY, formatAvoided, parseAvoided } from '../../domain/avoided';
import { AVOID_PARAMETER } from '../../paths';

/** The empty choice, always the same array: another one would re-render every card for nothing. */
export const NO_ALLERGENS: readonly number[] = [];

function parseChoice(text: string | null): readonly number[] {
  const ids = parseAvoided(text);
  return ids.length > 0 ? ids : NO_ALLERGENS;
}

/**
 * What the page asked to avoid that led here: its links are without that until it is hydrated. After a reload it counts no
 * more: the visitor may have changed the choice since.
 */
function avoidedBefore(): string[] {
  const { referrer } = document;
  if (!referrer.startsWith(`${window.location.origin}/`)) return [];
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');
  return isReload ? [] : new URL(referrer).searchParams.getAll(AVOID_PARAMETER);
}

/**
 * The choice of this session and, with it, what the address asks to avoid: known before the first render, so that no dish is
 * seen that is to be hidden.
 */
function firstChoice(): readonly number[] {
  const inAddress = new URLSearchParams(window.location.search).getAll(AVOID_PARAMETER);
  const kept = browserStorage.session.get(AVOIDED_KEY);
  const choice = parseChoice([kept, ...avoidedBefore(), ...inAddress].join(','));
  if (formatAvoided(choice) !== (kept ?? '')) keep(choice);
  entry.before = parseChoice(kept);
  return choice;
}

/** The choice before the address of a page load was added; set by firstChoice, taken by whoever says what the address changed. */
const entry = { before: null as readonly number[] | null };

function keep(ids: readonly number[]): void {
  if (ids.length === 0) browserStorage.session.remove(AVOIDED_KEY);
  else browserStorage.session.set(AVOIDED_KEY, formatAvoided(ids));
}

const store = createStore(firstChoice);

/** The allergens that the visitor avoids in this browsing session: the same array until the choice changes. */
export const getAvoided = store.get;

/** The choice as it was before the address added to it. */
export function takeChoiceBeforeAddress(): readonly number[] {
  const present = getAvoided();
  const { before } = entry;
  entry.before = null;
  return before ?? present;
}

/** Calls the listener after every change. @returns ends the subscription */
export const subscribeToAvoided = store.subscribe;

/** Changes the choice, for as long as the browsing session lasts. */
export function setAvoided(ids: readonly number[]): void {
  const next = parseChoice(formatAvoided(ids));
  if (formatAvoided(next) === formatAvoided(getAvoided())) return;
  keep(next);
  store.set(next);
}
