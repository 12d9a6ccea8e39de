import { browserStorage } from '../../data/browser-storage';
import { CHOICE_KEY, choiceToKeep, keptChoice, parseChoice, sortChoice } from '../../domain/choice';

const { local } = browserStorage;

/** The choice that the phone has kept, empty where it is too old. */
export const readKept = () => keptChoice(local.get(CHOICE_KEY), Date.now());

/** Keeps a choice on the phone, for twelve hours. */
export function keepChoice(ids: readonly string[]): void {
  if (ids.length === 0) local.remove(CHOICE_KEY);
  else local.set(CHOICE_KEY, choiceToKeep(ids, Date.now()));
}

/** Old links have the choice among the parameters: it goes after the '#'. */
function moveBehindHash(): void {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  const old = parameters.getAll('senza');
  if (old.length === 0) return;
  parameters.delete('senza');
  const others = parameters.size > 0 ? `?${parameters}` : '';
  const address = `${pathname}${others}${hash ? `${hash}&` : '#'}senza=${old}`;
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Adds what the address asks for to what the phone has kept, and keeps both: a link that is followed before React is there
 * leads to a page that has it too. The page's first script does it, so that no dish is seen that is to be hidden.
 */
export function keepChoiceOfAddress(): readonly string[] {
  moveBehindHash();
  const kept = readKept();
  const choice = sortChoice([...kept, ...parseChoice(window.location.hash)]);
  if (choice.length > kept.length) keepChoice(choice);
  return choice;
}
