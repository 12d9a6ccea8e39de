import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../data/browser-storage';
import { createStore } from '../../data/store';
import {
  CHOICE_KEY,
  choiceInAddress,
  choiceToKeep,
  formatChoice,
  keptChoice,
  parseChoice,
} from '../../domain/choice';
import { type Choice, choiceOf, idsOf, NO_CHOICE } from '../../domain/criteria';

const readKept = () => keptChoice(browserStorage.local.get(CHOICE_KEY), Date.now());

function keep(ids: readonly string[]): void {
  if (ids.length === 0) browserStorage.local.remove(CHOICE_KEY);
  else browserStorage.local.set(CHOICE_KEY, choiceToKeep(ids, Date.now()));
}

/** The choice before the address added to it: set with the first choice, taken by whoever says what the address changed. */
const entry = { before: null as readonly string[] | null };

/**
 * The choice that the phone has kept and, with it, what the address asks for: known before the first render, so that no dish
 * is seen that is to be hidden. A page's script may have kept both together already, and notes what was there before.
 */
function firstChoice(): Choice {
  const kept = readKept();
  const { choiceBefore } = document.documentElement.dataset;
  entry.before = choiceBefore === undefined ? kept : parseChoice(choiceBefore);
  const choice = choiceOf([...kept, ...parseChoice(choiceInAddress(window.location))]);
  if (idsOf(choice).length > kept.length) keep(idsOf(choice));
  return choice;
}

const store = createStore(firstChoice);

if (typeof window !== 'undefined') {
  // Another tab has changed it, or dropped all that is kept.
  window.addEventListener('storage', ({ key }) => {
    if (key === CHOICE_KEY || key === null) apply(readKept());
  });
}

function apply(ids: readonly string[]): void {
  const next = choiceOf(ids);
  if (formatChoice(idsOf(next)) !== formatChoice(idsOf(getChoice()))) store.set(next);
}

/** What the guest may eat, as chosen on this phone: the same object until it changes. */
export const getChoice = store.get;

/** The ids of the choice as it was before the address added to it. */
export function takeChoiceBeforeAddress(): readonly string[] {
  const present = idsOf(getChoice());
  const { before } = entry;
  entry.before = null;
  return before ?? present;
}

/** Changes the choice, on this phone and for twelve hours. @param ids of criteria; unknown ones are skipped */
export function setChoice(ids: readonly string[]): void {
  apply(ids);
  keep(idsOf(getChoice()));
}

/** The guest's choice; none until the page is hydrated. */
export function useChoice(): Choice {
  return useSyncExternalStore(store.subscribe, getChoice, () => NO_CHOICE);
}
