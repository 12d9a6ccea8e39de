import { useEffect, useMemo } from 'react';
import { local } from '../../data/browser-storage';
import { noteServerTime } from '../../data/clock';
import { earlyRequest } from '../../data/menu/page-handover';
import { getNothingNow, TODAY_KEY, textsOf, todayNow } from '../../data/menu/today-now';
import { whenIdle } from '../../data/when-idle';
import { restaurant } from '../../restaurant';
import { GuestNotice } from '../../ui/GuestNotice';
import { useStore } from '../../ui/useStore';
import styles from './HomePage.module.scss';

/** How long a page on which nothing is announced waits before it loads the code that polls, in ms. */
const POLL_AFTER_MS = 2 * 60 * 1000;

/** Whether something may be announced: by an earlier visit, or by the response to the first script's request. */
async function mayBeAnnounced(): Promise<boolean> {
  const answer = await earlyRequest('version');
  if (!answer || local.get(TODAY_KEY) !== null) return true;
  noteServerTime(answer);
  const { today } = answer;
  const lists = [today.avvisi ?? [], today.giorni ?? []];
  return !lists.every((list) => Array.isArray(list) && list.length === 0);
}

/** The restaurant's notice, over the picture of the home page. Its code is loaded when the browser is idle, if it may be needed. */
export function HomeNotice() {
  const now = useStore(todayNow, getNothingNow);
  const { isAny, noticeNow } = useMemo(() => textsOf(now, restaurant.hours), [now]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    async function open() {
      const { openToday } = await import('../../data/menu/runner');
      if (!isLeft) openToday();
    }
    // The home page is complete without the notice.
    const tryToOpen = () => void open().catch(() => {});
    whenIdle(async () => {
      const isLikely = await mayBeAnnounced().catch(() => true);
      if (isLikely) tryToOpen();
      else timer = setTimeout(tryToOpen, POLL_AFTER_MS);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <div aria-live="polite" className={`d-print-none ${styles.notice}`}>
      {isAny && <GuestNotice textNow={noticeNow} />}
    </div>
  );
}
