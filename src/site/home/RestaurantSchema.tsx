import { useEffect, useState } from 'react';
import { serverNow } from '../../data/clock';
import { bakedHouse } from '../../data/menu/house-now';
import { getNothingNow, todayNow } from '../../data/menu/today-now';
import { createStore } from '../../data/store';
import { whenIdle } from '../../data/when-idle';
import { useHouse } from '../../house';
import { useHydrated, useStore } from '../../ui/useStore';

const ofPage = createStore(
  () => globalThis.document?.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
);

/** Sets what the home page says to search engines. The build calls this before it renders the page. */
export const seedRestaurantSchema = ofPage.set;

/** The restaurant as JSON-LD: the build's text. The code that writes it loads only where something has changed since. */
export function RestaurantSchema() {
  const { giorni } = useStore(todayNow, getNothingNow);
  const house = useHouse();
  const isHydrated = useHydrated();
  const days = JSON.stringify(giorni);
  /** The text, and what it was made from. */
  const [written, setWritten] = useState(() => ({
    text: isHydrated ? '' : ofPage.get(),
    house,
    days: JSON.stringify(bakedHouse().giorni),
  }));
  const isWritten = written.text !== '' && written.house === house && written.days === days;
  useEffect(() => {
    if (isWritten) return;
    let isOver = false;
    async function write() {
      const { restaurantSchema } = await import('./restaurant-schema');
      const text = restaurantSchema(house, JSON.parse(days), serverNow());
      if (!isOver) setWritten({ text, house, days });
    }
    // If the code does not load, search engines read the build's.
    const cancel = whenIdle(() => void write().catch(() => {}));
    return () => {
      isOver = true;
      cancel();
    };
  }, [isWritten, house, days]);
  return <script type="application/ld+json">{written.text}</script>;
}
