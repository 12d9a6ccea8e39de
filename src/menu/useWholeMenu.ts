import { useEffect, useSyncExternalStore } from 'react';
import { getWholeMenu, LOADING, type WholeMenu } from '../data/menu/menu-cache';
import { openMenuList, subscribeToMenu } from '../data/menu/menu-refresh';

/** The whole menu, for a page that shows all of it: from the cache at once, refreshed in the background where needed. */
export function useWholeMenu(): WholeMenu {
  const menu = useSyncExternalStore<WholeMenu>(subscribeToMenu, getWholeMenu, () => LOADING);
  useEffect(() => openMenuList('whole'), []);
  return menu;
}
