import { deviceNow } from '../../data/clock';
import { keptChoice } from '../../data/kept-text';
import {
  CHOICE_KEY,
  type EndingChoice,
  parseChoice,
  sortChoice,
  withChoice,
} from '../../domain/choice';
import { withParts } from '../../domain/hash';
import { QUERY_PARAMETER, SEARCH_PATH } from '../../paths';

export const { read: readKept, write: keepChoice } = keptChoice(
  CHOICE_KEY,
  (text) => parseChoice(text, deviceNow()),
  (choice) => withChoice('', choice),
);

/** Reads the choice in the address. Moves what old links have in parameters behind the '#', and removes an expired choice. */
function readAddress(): EndingChoice {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  const avoided = parameters.getAll('senza');
  // The reserved list has this parameter too: the names of products are nobody's health data.
  const words = pathname.startsWith(SEARCH_PATH) ? parameters.get(QUERY_PARAMETER) : null;
  parameters.delete('senza');
  if (words !== null) parameters.delete(QUERY_PARAMETER);
  const moved = avoided.length > 0 ? `${hash}&senza=${avoided}` : hash;
  const parts = withParts(moved, words === null ? {} : { cerca: words });
  const asked = parseChoice(parts, deviceNow());
  const behind = asked.end > 0 ? parts : withChoice(parts, asked);
  const address = pathname + `?${parameters}`.replace(/^\?$/, '') + behind;
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
  return asked;
}

/**
 * Adds the choice in the address to the stored one and stores both: a link that is followed before React has loaded then leads
 * to a page that has the choice too. The page's first script calls it, so that no dish is seen that is to be hidden.
 * @returns the ids of the choice
 */
export function keepChoiceOfAddress(): readonly string[] {
  const kept = readKept();
  const asked = readAddress();
  const ids = sortChoice([...kept.ids, ...asked.ids]);
  // A reload adds nothing, so it prolongs nothing.
  const end = kept.ids.length > 0 ? Math.max(kept.end, asked.end) : asked.end;
  if (ids.join() !== kept.ids.join()) keepChoice({ ids, end });
  return ids;
}
