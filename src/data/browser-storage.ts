import type { LocalKey, SessionKey } from './browser-keys';

/** Wraps localStorage or sessionStorage, so that full or blocked storage throws no exceptions. */
function guard<Key extends string>(name: 'localStorage' | 'sessionStorage') {
  /** If storage is blocked, even reading the property throws. */
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(window[name]);
    } catch {
      return otherwise;
    }
  }
  return {
    /** @returns null if the key is missing or reading is blocked */
    get: (key: string) => attempt((storage) => storage.getItem(key), null),
    /** @returns whether the value is stored now */
    set: (key: Key, value: string) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const local = guard<LocalKey>('localStorage');
export const session = guard<SessionKey>('sessionStorage');
