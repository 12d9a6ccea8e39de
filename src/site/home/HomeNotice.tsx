import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { serverNow } from '../../data/server-time';
import { whenIdle } from '../../data/when-idle';
import { restaurant } from '../../restaurant';
import { GuestNotice } from '../../ui/GuestNotice';

/** The notice, over the picture of the home page. It is asked for once the browser is idle. */
export function HomeNotice() {
  const { special, notices } = useSyncExternalStore(
    tonightNow.subscribe,
    tonightNow.get,
    getNothingNow,
  );
  const textNow = useCallback(async () => {
    // Where the code that knows of closings is missing, the notices are said all the same.
    const words = await import('../../domain/hours/opening-words').catch(() => null);
    const timetable = { ...restaurant.hours, ...special };
    return [...(words?.announcements(serverNow(), timetable) ?? []), ...notices].join('\n');
  }, [special, notices]);
  const isAny = notices.length + special.chiusure.length + special.aperture.length > 0;

  useEffect(() => {
    const open = async () => (await import('../../data/menu/menu-refresh')).openTonight();
    // The home page is whole without it.
    whenIdle(() => void open().catch(() => {}));
  }, []);

  return (
    <div aria-live="polite" className="guest-notice-over">
      {isAny && <GuestNotice textNow={textNow} />}
    </div>
  );
}
