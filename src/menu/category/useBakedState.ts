import { useLayoutEffect } from 'react';
import type { MenuList } from '../../data/menu/menu-list';
import { type BakedState, getBakedState, setBakedState } from '../../data/menu/page-handover';
import { useHydrated } from '../../ui/useHydrated';

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
 * @param latest whether it is what is known
 */
export function useBakedState(list: MenuList, latest: boolean): void {
  // While it hydrates React knows nothing yet of a later list, or of a filter.
  const final = useHydrated() && latest;
  useLayoutEffect(() => {
    const state = final ? stateOf(list) : null;
    if (state !== null) setBakedState(state);
  }, [final, list]);
}
