/** An event that others can subscribe to, with an optional payload. */
export function createSignal<Payload = void>() {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    /** Calls every listener, in the order in which they subscribed. */
    emit(payload: Payload): void {
      for (const listener of listeners) listener(payload);
    },
    /** @returns a function that unsubscribes the listener */
    subscribe(listener: (payload: Payload) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * One value outside React, with the interface that `useSyncExternalStore` expects. The initial value is computed on the first
 * read: modules are also imported during prerendering, where there is no browser to read it from.
 */
export function createStore<Value>(initial: () => Value) {
  const { emit, subscribe } = createSignal();
  let current: { value: Value } | null = null;
  function get(): Value {
    current ??= { value: initial() };
    return current.value;
  }
  /** Replaces the value and calls the listeners, unless it is the same value. */
  function set(value: Value): void {
    if (current && Object.is(current.value, value)) return;
    current = { value };
    emit();
  }
  return { get, set, subscribe };
}
