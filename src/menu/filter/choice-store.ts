import { deviceNow } from '../../data/clock';
import { createStore } from '../../data/store';
import { watchStoredValue } from '../../data/stored-value';
import { CHOICE_KEY, CHOICE_LASTS_MS } from '../../domain/filter/choice';
import { type Choice, choiceOf, idsOf, NO_CHOICE } from '../../domain/filter/criteria';
import { useStore } from '../../ui/useStore';
import { addChoiceOfAddress, readStoredChoice, storeChoice } from './stored-choice';

const store = createStore(() => choiceOf(addChoiceOfAddress()));

watchStoredValue(CHOICE_KEY, refreshChoice);

export function refreshChoice(): void {
  const next = choiceOf(readStoredChoice().ids);
  if (String(idsOf(next)) !== String(idsOf(store.get()))) store.set(next);
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
