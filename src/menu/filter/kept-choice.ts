import { browserStorage } from '../../data/browser-storage';
import {
  CHOICE_KEY,
  choiceInAddress,
  choiceToKeep,
  formatChoice,
  keptChoice,
  parseChoice,
  sortChoice,
} from '../../domain/choice';

const { local } = browserStorage;

/** The choice that the phone has kept, empty where it is too old. */
export const readKept = () => keptChoice(local.get(CHOICE_KEY), Date.now());

/** Keeps a choice on the phone, for twelve hours. */
export function keepChoice(ids: readonly string[]): void {
  if (ids.length === 0) local.remove(CHOICE_KEY);
  else local.set(CHOICE_KEY, choiceToKeep(ids, Date.now()));
}

/**
 * Adds what the address asks for to what the phone has kept, and keeps both at once: a link that is followed before React is
 * there leads to a page that has it too. The page's first script does it, so that no dish is seen that is to be hidden.
 */
export function keepChoiceOfAddress(): readonly string[] {
  const kept = readKept();
  const choice = sortChoice([...kept, ...parseChoice(choiceInAddress(window.location))]);
  if (choice.length > kept.length) {
    document.documentElement.dataset.choiceBefore = formatChoice(kept);
    keepChoice(choice);
  }
  return choice;
}

/** The choice before the address added to it, once; null where it added nothing. */
export function takeChoiceBeforeAddress(): readonly string[] | null {
  const { dataset } = document.documentElement;
  const before = dataset.choiceBefore;
  delete dataset.choiceBefore;
  return before === undefined ? null : parseChoice(before);
}
