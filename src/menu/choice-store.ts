import { session } from '../data/browser-storage';
import { deviceNow } from '../data/clock';
import { createStore } from '../data/store';
import { watchStoredValue } from '../data/stored-value';
import { CHOICE_KEY, CHOICE_LASTS_MS } from '../domain/filter/choice';
import { type Choice, choiceOf, idsOf, NO_CHOICE } from '../domain/filter/criteria';
import { useStore } from '../ui/useStore';
import { addChoiceOfAddress, readStoredChoice, storeChoice } from './stored-choice';

/** The vocabulary that reads warnings; null until it is loaded. */
let readWarning: Choice['readWarning'] = null;

const store = createStore(() => withVocabulary(choiceOf(addChoiceOfAddress())));

/** The choice whose hidden dishes are shown too: of this tab, so that pages that are loaded anew show them as well. */
const REVEALED_KEY = 'nascostiVisti';

/** Whether pages show what the choice hides too: until that is undone, or the choice changes. */
export const areRevealed = createStore(
  () => session.get(REVEALED_KEY) === String(idsOf(store.get())),
);

export function revealHidden(isRevealed: boolean): void {
  if (isRevealed) session.set(REVEALED_KEY, String(idsOf(store.get())));
  else session.remove(REVEALED_KEY);
  areRevealed.set(isRevealed);
}

watchStoredValue(CHOICE_KEY, refreshChoice);

export function refreshChoice(): void {
  const next = choiceOf(readStoredChoice().ids, readWarning);
  if (String(idsOf(next)) === String(idsOf(store.get()))) return;
  revealHidden(false);
  store.set(withVocabulary(next));
}

/** Loads what reads warnings for the first choice that avoids an allergen. */
function withVocabulary(choice: Choice): Choice {
  if (choice.avoided.length > 0 && !readWarning) void loadVocabulary();
  return choice;
}

async function loadVocabulary(): Promise<void> {
  try {
    readWarning = (await import('../domain/allergens/warned-allergens')).warnedAllergens;
    store.set(choiceOf(idsOf(store.get()), readWarning));
  } catch {
    // Dishes with a warning stay hidden; the next choice tries again.
  }
}

/** Changes the choice, on this phone and for twelve hours. @param ids of criteria; unknown ones are skipped */
export function setChoice(ids: readonly string[]): void {
  storeChoice({ ids, end: deviceNow() + CHOICE_LASTS_MS });
  refreshChoice();
}

/** The guest's filter, as chosen on this phone: the same object until it changes; none until the page is hydrated. */
export function useChoice(): Choice {
  return useStore(store, () => NO_CHOICE);
}
