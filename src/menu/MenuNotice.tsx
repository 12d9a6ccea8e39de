import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { openTonight } from '../data/menu/menu-refresh';
import { getNothingNow, textsOf, tonightNow } from '../data/menu/tonight-now';
import { whenIdle } from '../data/when-idle';
import { restaurant } from '../restaurant';
import { GuestNotice } from '../ui/GuestNotice';

/** The notice over the screen's lower edge, where it moves nothing. */
export function MenuNotice() {
  const now = useSyncExternalStore(tonightNow.subscribe, tonightNow.get, getNothingNow);
  const { isAny, noticeNow } = useMemo(() => textsOf(now, restaurant.hours), [now]);

  // A category asks by itself, with the version of its list.
  useEffect(() => whenIdle(openTonight), []);

  return (
    <div aria-live="polite" className="guest-notice-over">
      {isAny && <GuestNotice textNow={noticeNow} />}
    </div>
  );
}
