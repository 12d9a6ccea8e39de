import type { LocalKey } from './browser-keys';
import { browserStorage } from './browser-storage';

const { local } = browserStorage;

/** A text of the guest's in localStorage. If storage is full or blocked, it lasts as long as the page. */
export function keptText(key: LocalKey) {
  let unstored = '';
  return {
    /** @returns '' if there is none */
    read: () => unstored || (local.get(key) ?? ''),
    /** @param text '' removes it */
    write(text: string): void {
      if (text === '') local.remove(key);
      unstored = text === '' || local.set(key, text) ? '' : text;
    },
  };
}

/** Calls a function whenever a kept text may be another one: by another tab, or because it may have expired unseen. */
export function watchKeptText(key: LocalKey, refresh: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) refresh();
  });
  document.addEventListener('visibilitychange', refresh);
}
