import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { serverNow } from '../../data/server-time';
import { whenIdle } from '../../data/when-idle';
import { restaurant } from '../../restaurant';
import { useLazy } from '../../ui/useLazy';

const loadNotice = () =>
  Promise.all([import('../../ui/GuestNotice'), import('../../domain/hours/opening-words')]);

// The home page is whole without it.
const giveUp = () => {};

/** The notice, over the picture of the home page. It is asked for once the browser is idle. */
export function HomeNotice() {
  const { special, notices } = useSyncExternalStore(
    tonightNow.subscribe,
    tonightNow.get,
    getNothingNow,
  );
  const isAny = notices.length + special.chiusure.length + special.aperture.length > 0;
  const [ui, words] = useLazy(isAny, loadNotice, giveUp) ?? [];
  const linesNow = useCallback(
    () => [...(words?.announcements(serverNow(), restaurant.hours, special) ?? []), ...notices],
    [words, special, notices],
  );

  useEffect(() => {
    const open = async () => (await import('../../data/menu/menu-refresh')).openTonight();
    whenIdle(() => void open().catch(giveUp));
  }, []);

  return (
    <div aria-live="polite" className="guest-notice-over">
      {ui && isAny && <ui.GuestNotice linesNow={linesNow} />}
    </div>
  );
}
