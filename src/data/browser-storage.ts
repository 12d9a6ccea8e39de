import type { LocalKey, SessionKey } from './browser-keys';

/** localStorage or sessionStorage, without the exceptions that a full or forbidden one throws. */
function guard<Key extends string>(name: 'localStorage' | 'sessionStorage') {
  /** Where storage is forbidden, even reading the property throws. */
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(window[name]);
    } catch {
      return otherwise;
    }
  }
  return {
    /** @returns null where there is nothing, or reading is forbidden */
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

export const browserStorage = {
  local: guard<LocalKey>('localStorage'),
  session: guard<SessionKey>('sessionStorage'),
};
