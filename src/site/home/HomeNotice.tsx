import { useMemo } from 'react';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { useHouse } from '../../house';
import { GuestNotice } from '../../ui/GuestNotice';
import { useStore } from '../../ui/useStore';
import styles from './HomePage.module.scss';

/** The restaurant's notice, over the picture of the home page. */
export function HomeNotice() {
  const now = useStore(todayNow, getNothingNow);
  const { hours } = useHouse();
  const { isAny, noticeNow } = useMemo(() => textsOf(now, hours), [now, hours]);
  return (
    <div aria-live="polite" className={`d-print-none ${styles.notice}`}>
      {isAny && <GuestNotice textNow={noticeNow} />}
    </div>
  );
}
