import { useMemo } from 'react';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { restaurant } from '../../restaurant';
import { GuestNotice } from '../../ui/GuestNotice';
import { useStore } from '../../ui/useStore';
import styles from './HomePage.module.scss';

/** The restaurant's notice, over the picture of the home page. */
export function HomeNotice() {
  const now = useStore(todayNow, getNothingNow);
  const { isAny, noticeNow } = useMemo(() => textsOf(now, restaurant.hours), [now]);
  return (
    <div aria-live="polite" className={`d-print-none ${styles.notice}`}>
      {isAny && <GuestNotice textNow={noticeNow} />}
    </div>
  );
}
