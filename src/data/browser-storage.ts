import type { LocalKey, SessionKey } from './browser-keys';

/** localStorage or sessionStorage, without the exceptions that a full or forbidden one throws. */
type GuardedStorage<Key extends string> = {
  /** Whether the browser lets us near it. A full storage counts as available: it may have room tomorrow. */
  isAvailable: () => boolean;
  /** @returns null where there is nothing, or reading is forbidden */
  get: (key: string) => string | null;
  /** @returns whether the value is stored now */
  set: (key: Key, value: string) => boolean;
  remove: (key: string) => void;
};

function guard<Key extends string>(name: 'localStorage' | 'sessionStorage'): GuardedStorage<Key> {
  /** Where storage is forbidden, even reading the property throws. */
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(window[name]);
    } catch {
      return otherwise;
    }
  }
  return {
    isAvailable: () => attempt((storage) => storage !== null, false),
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const browserStorage = {
  local: guard<LocalKey>('localStorage'),
  session: guard<SessionKey>('sessionStorage'),
};
