import { useEffect, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { whenIdle } from '../../data/when-idle';
import { restaurant } from '../../restaurant';
import { useLazy } from '../../ui/useLazy';

async function loadNotice() {
  const [{ GuestNotice }, { noticeText }] = await Promise.all([
    import('../../ui/GuestNotice'),
    import('../../domain/closed-line'),
  ]);
  return { GuestNotice, noticeText };
}

// The home page is whole without it.
const giveUp = () => {};

/** The notice, over the picture of the home page. It is asked for once the browser is idle. */
export function HomeNotice() {
  const { notice } = useSyncExternalStore(tonightNow.subscribe, tonightNow.get, getNothingNow);
  const code = useLazy(notice !== null, loadNotice, giveUp);

  useEffect(() => {
    let close = () => {};
    let left = false;
    async function open() {
      const { openTonight } = await import('../../data/menu/menu-refresh');
      if (!left) close = openTonight();
    }
    whenIdle(() => {
      if (!left) open().catch(giveUp);
    });
    return () => {
      left = true;
      close();
    };
  }, []);

  return (
    <div aria-live="polite" aria-atomic="true" className="guest-notice-region guest-notice-over">
      {code && notice && <code.GuestNotice text={code.noticeText(notice, restaurant.hours)} />}
    </div>
  );
}
