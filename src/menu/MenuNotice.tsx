import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { openTonight } from '../data/menu/menu-refresh';
import { getNothingNow, tonightNow } from '../data/menu/tonight-now';
import { serverNow } from '../data/server-time';
import { whenIdle } from '../data/when-idle';
import { restaurant } from '../restaurant';
import { GuestNotice } from '../ui/GuestNotice';

/** The notice over the screen's lower edge, where it moves nothing. */
export function MenuNotice() {
  const { special, notices } = useSyncExternalStore(
    tonightNow.subscribe,
    tonightNow.get,
    getNothingNow,
  );
  const textNow = useCallback(async () => {
    // Where the code that knows of closings is missing, the notices are said all the same.
    const words = await import('../domain/hours/opening-words').catch(() => null);
    const timetable = { ...restaurant.hours, ...special };
    return [...(words?.announcements(serverNow(), timetable) ?? []), ...notices].join('\n');
  }, [special, notices]);
  const isAny = notices.length + special.chiusure.length + special.aperture.length > 0;

  // A category asks by itself, with the version of its list.
  useEffect(() => whenIdle(openTonight), []);

  return (
    <div aria-live="polite" className="guest-notice-over">
      {isAny && <GuestNotice textNow={textNow} />}
    </div>
  );
}
