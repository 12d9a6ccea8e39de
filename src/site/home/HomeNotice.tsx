import { useEffect, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { whenIdle } from '../../data/when-idle';
import { useLazyComponent } from '../../ui/useLazyComponent';

const loadNotice = async () => (await import('./ShownNotice')).ShownNotice;

// The home page is whole without it.
const giveUp = () => {};

/** The notice, over the picture of the home page. It is asked for once the browser is idle. */
export function HomeNotice() {
  const { notice } = useSyncExternalStore(tonightNow.subscribe, tonightNow.get, getNothingNow);
  const Notice = useLazyComponent(notice !== null, loadNotice, giveUp);

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
    Notice &&
    notice && (
      <div className="guest-notice-over">
        <Notice notice={notice} />
      </div>
    )
  );
}
