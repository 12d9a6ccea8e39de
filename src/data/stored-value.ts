import type { LocalKey } from './browser-keys';
import { local } from './browser-storage';

/**
 * A choice of the guest, in localStorage. If storage is full or blocked, it lasts as long as the page.
 * @param parse reads a text, '' if nothing is stored
 * @param format '' removes it
 */
export function storedValue<Value>(
  key: LocalKey,
  parse: (text: string) => Value,
  format: (value: Value) => string,
) {
  let unstored = '';
  function write(value: Value): void {
    const text = format(value);
    if (text === '') local.remove(key);
    unstored = text === '' || local.set(key, text) ? '' : text;
  }
  /** Reads what the phone holds now. Removes what has expired, and corrects an end that is too far ahead. */
  function read(): Value {
    const text = unstored || (local.get(key) ?? '');
    const value = parse(text);
    if (format(value) !== text) write(value);
    return value;
  }
  return { read, write };
}

/** Calls a function whenever a kept text may be another one: by another tab, or because it may have expired unseen. */
export function watchStoredValue(key: LocalKey, refresh: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) refresh();
  });
  document.addEventListener('visibilitychange', refresh);
}
