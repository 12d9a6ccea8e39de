import { deviceNow } from '../data/clock';
import { parseChoice, withChoice } from '../domain/choice';
import { withParts } from '../domain/hash';
import { QUERY_PARAMETER, SEARCH_PATH } from '../paths';

/** Moves what old links have in their parameters behind the '#', and removes an expired choice from there. */
export function rewriteAddress(): void {
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
  if (address === pathname + search + hash) return;
  window.history.replaceState(window.history.state, '', address);
}
