import { useLayoutEffect } from 'react';
import type { MenuList } from '../../data/menu/menu-list';
import { type BakedState, getBakedState, setBakedState } from '../../data/menu/page-handover';

/** What the style sheet has to know of a list that React shows, null where the first script's state still holds. */
function stateOf(list: MenuList): BakedState | null {
  if (list.status !== 'ready' || !list.baked || list.check === 'current') return 'confirmed';
  if (list.baked.edited) return 'edited';
  if (list.check === 'failed') return 'unanswered';
  return getBakedState() === 'superseded' ? 'unconfirmed' : null;
}

/**
 * Keeps the root element's state in step with the list, before the browser paints it.
 * @param list what the page shows
 * @param seen whether it is what is known
 */
export function useBakedState(list: MenuList, seen: boolean): void {
  useLayoutEffect(() => {
    const state = seen ? stateOf(list) : null;
    if (state !== null) setBakedState(state);
  }, [seen, list]);
}
