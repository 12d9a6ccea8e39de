import { useEffect, useMemo } from 'react';
import { openToday } from '../../data/menu/runner';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { whenIdle } from '../../data/when-idle';
import { useHouse } from '../../house';
import { GuestNotice } from '../../ui/GuestNotice';
import { useStore } from '../../ui/useStore';
import { LanguageFailure } from '../languages/LanguageFailure';
import { MenuNotes } from '../MenuMessages';
import { ListHost } from './ListHost';

/** The notices at the bottom of the screen, which shift no layout: about the menu's list, the restaurant's own, the guest's list. */
export function MenuNotice() {
  const now = useStore(todayNow, getNothingNow);
  const { hours } = useHouse();
  const { isAny, noticeNow } = useMemo(() => textsOf(now, hours), [now, hours]);

  // Sends no request on a category page: its request for the menu's version brings the notices too.
  useEffect(() => whenIdle(openToday), []);

  return (
    <>
      <MenuNotes />
      <div aria-live="polite" className="d-print-none">
        {isAny && <GuestNotice textNow={noticeNow} />}
      </div>
      <LanguageFailure />
      <ListHost />
    </>
  );
}
