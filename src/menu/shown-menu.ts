import { useEffect, useLayoutEffect } from 'react';
import {
  getHydratedMenu,
  knownMenu,
  type MenuList,
  type WholeMenu,
  wholeOf,
} from '../data/menu/menu-cache';
import { openMenu, subscribeToMenu } from '../data/menu/menu-refresh';
import { clearFirstScript, setShownFreshness } from '../data/menu/page-handover';
import { useHydrated, useStore } from '../ui/useStore';

/** The whole menu, for a page that shows all of it: from the cache at once, refreshed in the background where needed. */
export function useWholeMenu(): WholeMenu {
  const known = useStore({ ...knownMenu, subscribe: subscribeToMenu }, getHydratedMenu);
  const menu = wholeOf(known);
  useEffect(() => openMenu(wholeOf), []);
  useShownFreshness(menu, useHydrated());
  return menu;
}

/**
 * Tells the style sheet how fresh the list is that React shows, before the browser paints it. While React shows the prerendered
 * list, the first script's marks on its cards remain.
 * @param seen whether it is the latest known list; false while the page hydrates
 */
export function useShownFreshness(list: MenuList | WholeMenu, seen = true): void {
  useLayoutEffect(() => {
    if (!seen) return;
    const { dataset } = document.documentElement;
    const freshness = list.status === 'ready' ? list.freshness : 'asking';
    // The first script has heard that the list is outdated, and React is about to.
    const isBehind = freshness === 'asking' && /outdated|withheld/.test(dataset.menu ?? '');
    if (isBehind && list.status === 'ready' && window.beforeReact?.isOver === false) return;
    delete dataset.held;
    const isBuilds = list.status === 'ready' && list.words !== null;
    if (!isBuilds) clearFirstScript();
    if (!isBuilds || freshness !== 'asking') setShownFreshness(freshness);
  }, [seen, list]);
}
