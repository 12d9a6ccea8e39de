import { useSyncExternalStore } from 'react';

/** A value outside React, such as `createStore` of src/data makes. */
type Store<Value> = { get: () => Value; subscribe: (listener: () => void) => () => void };

/**
 * The value of a store. The component renders again when it changes.
 * @param prerendered the value in prerendered pages, and while they hydrate; the current one for a store that no such page reads
 */
export function useStore<Value>({ get, subscribe }: Store<Value>, prerendered = get): Value {
  return useSyncExternalStore(subscribe, get, prerendered);
}

const neverChanges = () => () => {};

/** A value that only the browser knows. Its changes render nothing: it is read at each render. @param prerendered the value until hydration is over */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered);
}

/** Whether hydration is over. While it runs, a page must render what was prerendered. */
export const useHydrated = () => useBrowserValue(() => true, false);
