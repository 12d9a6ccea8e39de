import { useEffect } from 'react';
import { whenIdle } from '../../data/when-idle';
import { dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';

/** Whether the visitor has asked the browser to spare their data. TypeScript's library does not know `connection`. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}

/**
 * Reads the menu ahead once the service worker has kept the menu's code, and the browser is idle: whoever has seen the home
 * page can read the menu without a network. Without a service worker that would be of no use.
 */
export function useMenuAhead(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData()) return;
    let left = false;
    async function read() {
      if (left) return;
      const { readMenuAhead } = await import('../../data/menu/menu-ahead');
      await readMenuAhead(paths.category(dishCategories[0].link));
    }
    // What fails here is read when somebody opens the menu.
    void navigator.serviceWorker.ready.then(() => whenIdle(() => read().catch(() => undefined)));
    return () => {
      left = true;
    };
  }, []);
}
