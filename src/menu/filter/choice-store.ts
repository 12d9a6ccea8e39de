import { deviceNow } from '../../data/clock';
import { createStore } from '../../data/store';
import { CHOICE_KEY, CHOICE_LASTS_MS } from '../../domain/choice';
import { type Choice, choiceOf, idsOf, NO_CHOICE } from '../../domain/criteria';
import { useStore } from '../../ui/useStore';
import { keepChoice, keepChoiceOfAddress, readKept } from './kept-choice';

const store = createStore(() => choiceOf(keepChoiceOfAddress()));

if (typeof window !== 'undefined') {
  // Another tab has changed the choice, or cleared the storage.
  window.addEventListener('storage', ({ key }) => {
    if (key === CHOICE_KEY || key === null) refreshChoice();
  });
  // It may have expired since the page was last looked at.
  document.addEventListener('visibilitychange', refreshChoice);
}

/** Applies the choice that the phone holds now. */
export function refreshChoice(): void {
  const next = choiceOf(readKept().ids);
  if (String(idsOf(next)) !== String(idsOf(getChoice()))) store.set(next);
}

/** What the guest may eat, as chosen on this phone: the same object until it changes. */
export const getChoice = store.get;

/** Changes the choice, on this phone and for twelve hours. @param ids of criteria; unknown ones are skipped */
export function setChoice(ids: readonly string[]): void {
  keepChoice({ ids, end: deviceNow() + CHOICE_LASTS_MS });
  refreshChoice();
}

/** The guest's choice; none until the page is hydrated. */
export function useChoice(): Choice {
  return useStore(store, () => NO_CHOICE);
}
