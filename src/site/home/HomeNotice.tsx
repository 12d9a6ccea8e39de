import { useEffect, useMemo } from 'react';
import { getNothingNow, textsOf, tonightNow } from '../../data/menu/tonight-now';
import { whenIdle } from '../../data/when-idle';
import { restaurant } from '../../restaurant';
import { GuestNotice } from '../../ui/GuestNotice';
import { useStore } from '../../ui/useStore';
import styles from './HomePage.module.scss';

/** The restaurant's notice, over the picture of the home page. It is fetched when the browser is idle. */
export function HomeNotice() {
  const now = useStore(tonightNow, getNothingNow);
  const { isAny, noticeNow } = useMemo(() => textsOf(now, restaurant.hours), [now]);

  useEffect(() => {
    const open = async () => (await import('../../data/menu/menu-refresh')).openTonight();
    // The home page is complete without the notice.
    whenIdle(() => void open().catch(() => {}));
  }, []);

  return (
    <div aria-live="polite" className={`guest-notice-over ${styles.notice}`}>
      {isAny && <GuestNotice textNow={noticeNow} />}
    </div>
  );
}
