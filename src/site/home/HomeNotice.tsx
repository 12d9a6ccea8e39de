import { useEffect, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { whenIdle } from '../../data/when-idle';
import { loadClosedLine } from '../../domain/hours/opening-line';
import { restaurant } from '../../restaurant';
import { useLazy } from '../../ui/useLazy';

const loadNotice = () => Promise.all([import('../../ui/GuestNotice'), loadClosedLine()]);

// The home page is whole without it.
const giveUp = () => {};

/** The notice, over the picture of the home page. It is asked for once the browser is idle. */
export function HomeNotice() {
  const { notice } = useSyncExternalStore(tonightNow.subscribe, tonightNow.get, getNothingNow);
  const [ui, line] = useLazy(notice !== null, loadNotice, giveUp) ?? [];

  useEffect(() => {
    const open = async () => (await import('../../data/menu/menu-refresh')).openTonight();
    whenIdle(() => void open().catch(giveUp));
  }, []);

  return (
    <div aria-live="polite" className="guest-notice-over">
      {ui && line && notice && <ui.GuestNotice text={line.noticeText(notice, restaurant.hours)} />}
    </div>
  );
}
