import { browserStorage } from '../data/browser-storage';
import {
  CHOICE_KEY,
  choiceInAddress,
  choiceToKeep,
  formatChoice,
  keptChoice,
  parseChoice,
  sortChoice,
} from '../domain/choice';

const { local } = browserStorage;

/**
 * Keeps the room of the filter's chips, which React shows (filter/ChoiceStrip.tsx), so that these move nothing. What the address
 * asks for it keeps on the phone at once: a link that is followed before React is there leads to a page that has it too.
 */
export function keepAvoidedRoom(): void {
  const { dataset } = document.documentElement;
  const asked = parseChoice(choiceInAddress(window.location));
  const kept = keptChoice(local.get(CHOICE_KEY), Date.now());
  const choice = sortChoice([...kept, ...asked]);
  if (choice.length > kept.length) {
    dataset.choiceBefore = formatChoice(kept);
    local.set(CHOICE_KEY, choiceToKeep(choice, Date.now()));
  }
  if (choice.length > 0) dataset.avoided = '';
}
