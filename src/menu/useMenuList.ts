import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import type { MenuList } from '../data/menu/freshness';
import { getHydratedMenu, type KnownMenu, knownMenu } from '../data/menu/known-menu';
import { noteReact } from '../data/menu/page-handover';
import { release, showFreshness } from '../data/menu/root-attributes';
import { openMenu, subscribeToMenu } from '../data/menu/runner';
import { whenIdle } from '../data/when-idle';
import { useHydrated, useStore } from '../ui/useStore';
import { ITALIAN, languageState } from './language-store';

const shownMenu = { ...knownMenu, subscribe: subscribeToMenu };

/**
 * A list of the menu, for whatever shows it: from the cache at once, refreshed in the background where needed. What may be shown of
 * it says `visibleMenu`. Another list is deferred, so that React renders its cards in slices: until then the one on the screen is changed.
 * @param find finds it in what is known: the same function in each render, and the same content until that changes
 * @param isAside whether the page is complete without it: then it is asked for once the browser is idle, and never deferred
 */
export function useMenuList<Content>(
  find: (known: KnownMenu) => MenuList<Content>,
  { isAside = false } = {},
): MenuList<Content> {
  const list = find(useStore(shownMenu, getHydratedMenu));
  const content = useDeferredValue(list.content);
  useEffect(() => {
    // Nothing waits for it: the version is asked for first, and decides where the list is read.
    if (isAside) return whenIdle(() => openMenu(true));
    openMenu(find(knownMenu.get()).content !== undefined);
  }, [find, isAside]);
  if (isAside || content === list.content || list.content === undefined) return list;
  if (content === undefined) return { ...list, content };
  return { ...list, content, freshness: 'changed', late: false };
}

/**
 * Tells the style sheets how fresh the list is that a page shows, before the browser paints it. While React hydrates, the first
 * script does. @param list undefined for a page that shows none
 */
export function useShownFreshness(
  list: Pick<MenuList<unknown>, 'freshness' | 'late'> | undefined,
): void {
  const isHydrated = useHydrated();
  const { isPending } = useStore(languageState, () => ITALIAN);
  const { freshness, late } = list ?? {};
  useLayoutEffect(() => {
    if (!isHydrated || freshness === undefined || late === undefined) return;
    noteReact('showing');
    release('pictures');
    if (!isPending) release('held');
    showFreshness({ freshness, late });
  }, [isHydrated, freshness, late, isPending]);
}
