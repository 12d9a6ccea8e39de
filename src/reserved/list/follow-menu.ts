import * as v from 'valibot';
import { watchMenuSignals } from '../../data/menu/menu-signals';
import { readMenuVersion } from '../../data/menu/menu-version';
import { storedTonight } from '../../domain/tonight/tonight';
import { followProducts } from '../product-store';
import { followTonight } from '../tonight-store';

/** Changed by followMenu alone. */
const follow = {
  /** Whether the page's signals are listened to, for the rest of its life. */
  watching: false,
  /** How many lists are open. */
  lists: 0,
};

/** One request for two documents; the list is read again only where the menu has another version. */
async function ask(): Promise<void> {
  if (follow.lists === 0) return;
  const asked = readMenuVersion();
  void followTonight(async () => v.parse(storedTonight, (await asked).tonight));
  const menu = await asked.catch(() => null);
  if (menu && follow.lists > 0) await followProducts(menu.version);
}

/**
 * Keeps an open list current with what other staff change, by the rule of the visitors' pages: it asks when the page is seen
 * again after a minute, and every two minutes while somebody uses it. Where nothing answers, what is known stays.
 * @returns ends it
 */
export function followMenu(): () => void {
  if (!follow.watching) {
    follow.watching = true;
    const ignore = () => {};
    watchMenuSignals({
      onChangedElsewhere: ignore,
      onTonightElsewhere: ignore,
      onVisible: ignore,
      onNewVisit: () => void ask(),
      onAskAgain: () => void ask(),
      onBackOnline: () => void ask(),
    });
  }
  follow.lists += 1;
  return () => {
    follow.lists -= 1;
  };
}
