import { deviceNow } from '../data/clock';
import { storedValue } from '../data/stored-value';
import {
  CHOICE_KEY,
  type EndingChoice,
  parseChoice,
  sortChoice,
  withChoice,
} from '../domain/filter/choice';

export const { read: readStoredChoice, write: storeChoice } = storedValue(
  CHOICE_KEY,
  (text) => parseChoice(text, deviceNow()),
  (choice) => withChoice('', choice),
);

/** Reads the choice in the address, and removes an expired one from it. */
function readAddress(): EndingChoice {
  const { pathname, search, hash } = window.location;
  const asked = parseChoice(hash, deviceNow());
  const next = asked.end > 0 ? hash : withChoice(hash, asked);
  if (next !== hash)
    window.history.replaceState(window.history.state, '', pathname + search + next);
  return asked;
}

/**
 * Adds the choice in the address to the stored one and stores both: a link that is followed before React has loaded then leads
 * to a page that has the choice too. The page's first script calls it, so that no dish is seen that is to be hidden.
 * @returns the ids of the choice
 */
export function addChoiceOfAddress(): readonly string[] {
  const kept = readStoredChoice();
  const asked = readAddress();
  const ids = sortChoice([...kept.ids, ...asked.ids]);
  // A reload adds nothing, so it prolongs nothing.
  const end = kept.ids.length > 0 ? Math.max(kept.end, asked.end) : asked.end;
  if (ids.join() !== kept.ids.join()) storeChoice({ ids, end });
  return ids;
}
