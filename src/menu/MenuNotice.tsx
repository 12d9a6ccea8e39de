import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { openTonight } from '../data/menu/menu-refresh';
import { getNothingNow, tonightNow } from '../data/menu/tonight-now';
import { serverNow } from '../data/server-time';
import { whenIdle } from '../data/when-idle';
import { restaurant } from '../restaurant';
import { useLazy } from '../ui/useLazy';

const loadNotice = () =>
  Promise.all([import('../ui/GuestNotice'), import('../domain/hours/opening-words')]);

/** The notice over the screen's lower edge, where it moves nothing. */
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

  // A category asks by itself, with the version of its list.
  useEffect(() => whenIdle(openTonight), []);

  return (
    <div aria-live="polite" className="guest-notice-over">
      {ui && isAny && <ui.GuestNotice linesNow={linesNow} />}
    </div>
  );
}
