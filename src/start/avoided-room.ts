import type { LocalKey } from '../data/browser-keys';
import {
  CHOICE_KEY,
  choiceInAddress,
  choiceToKeep,
  formatChoice,
  keptChoice,
  parseChoice,
  sortChoice,
} from '../domain/choice';

/*
 * A classic script in every page of the menu: before anything is painted it keeps the room of the filter's chips, which
 * React shows (filter/ChoiceStrip.tsx), so that these move nothing. What the address asks for it keeps on the phone at once: a
 * link that is followed before React is there leads to a page that has it too.
 */
const { dataset } = document.documentElement;
const asked = parseChoice(choiceInAddress(window.location));
let choice = asked;
try {
  // Not by browser-storage.ts, which is longer than all of this.
  const kept = keptChoice(localStorage.getItem(CHOICE_KEY), Date.now());
  choice = sortChoice([...kept, ...asked]);
  if (choice.length > kept.length) {
    dataset.choiceBefore = formatChoice(kept);
    localStorage.setItem(CHOICE_KEY satisfies LocalKey, choiceToKeep(choice, Date.now()));
  }
} catch {
  // Forbidden: then the address alone knows.
}
if (choice.length > 0) dataset.avoided = '';
