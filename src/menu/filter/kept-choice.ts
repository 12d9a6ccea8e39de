import { browserStorage } from '../../data/browser-storage';
import { CHOICE_KEY, choiceToKeep, keptChoice, parseChoice, sortChoice } from '../../domain/choice';

const { local } = browserStorage;

/** The choice stored on the phone; empty if it is too old. */
export const readKept = () => keptChoice(local.get(CHOICE_KEY), Date.now());

/** Stores a choice on the phone for twelve hours. */
export function keepChoice(ids: readonly string[]): void {
  if (ids.length === 0) local.remove(CHOICE_KEY);
  else local.set(CHOICE_KEY, choiceToKeep(ids, Date.now()));
}

/** Moves the choice of an old link from its parameters to after the '#'. */
function moveBehindHash(): void {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  const old = parameters.getAll('senza');
  if (old.length === 0) return;
  parameters.delete('senza');
  const others = `?${parameters}`.replace(/^\?$/, '');
  const address = `${pathname}${others}${hash ? `${hash}&` : '#'}senza=${old}`;
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Adds the choice in the address to the stored one and stores both: a link that is followed before React has loaded then leads
 * to a page that has the choice too. The page's first script calls it, so that no dish is seen that is to be hidden.
 */
export function keepChoiceOfAddress(): readonly string[] {
  moveBehindHash();
  const kept = readKept();
  const choice = sortChoice([...kept, ...parseChoice(window.location.hash)]);
  if (choice.length > kept.length) keepChoice(choice);
  return choice;
}
