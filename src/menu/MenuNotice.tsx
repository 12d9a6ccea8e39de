import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { openTonight } from '../data/menu/menu-refresh';
import { getNothingNow, tonightNow } from '../data/menu/tonight-now';
import { serverNow } from '../data/server-time';
import { whenIdle } from '../data/when-idle';
import { restaurant } from '../restaurant';
import { useLazy } from '../ui/useLazy';

const loadNotice = () =>
  Promise.all([import('../ui/GuestNotice'), import('../domain/hours/opening-words')]);

/**
 * The notice at the top of the menu's pages. Where a page opens with it, it takes its room. On a page that is there already it
 * lies in brief over the screen's lower edge, so that nothing moves, until the visitor wants to read all of it.
 */
export function MenuNotice() {
  const { special, notices } = useSyncExternalStore(
    tonightNow.subscribe,
    tonightNow.get,
    getNothingNow,
  );
  const isAny = notices.length + special.chiusure.length + special.aperture.length > 0;
  // Without its code the next page tries again.
  const [ui, words] = useLazy(isAny, loadNotice, () => {}) ?? [];
  const linesNow = useCallback(
    () => [...(words?.announcements(serverNow(), restaurant.hours, special) ?? []), ...notices],
    [words, special, notices],
  );
  const { pathname } = useLocation();
  const [page, setPage] = useState({ pathname, hasRoom: false });
  if (page.pathname !== pathname) {
    setPage({ pathname, hasRoom: isAny && !!ui });
  }

  // A category asks by itself, with the version of its list.
  useEffect(() => whenIdle(openTonight), []);

  // One element for both, so that the button keeps the focus, and the live region is there before its text.
  return (
    <div aria-live="polite" className={`guest-notice-${page.hasRoom ? 'room' : 'over'}`}>
      {ui && isAny && (
        <ui.GuestNotice
          linesNow={linesNow}
          onExpand={page.hasRoom ? undefined : () => setPage({ pathname, hasRoom: true })}
        />
      )}
    </div>
  );
}
