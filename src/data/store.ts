/** A moment that others may wait for, and what it brings. */
export function createSignal<Payload = void>() {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    /** Calls every listener, in the order in which they subscribed. */
    emit(payload: Payload): void {
      for (const listener of listeners) listener(payload);
    },
    /** @returns ends the subscription */
    subscribe(listener: (payload: Payload) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * One value outside React, in the form that `useSyncExternalStore` takes. The first one is computed when it is first asked for:
 * modules are imported while pages are prerendered, where there is no browser to read it from.
 */
export function createStore<Value>(initial: () => Value) {
  const { emit, subscribe } = createSignal();
  let current: { value: Value } | null = null;
  function get(): Value {
    current ??= { value: initial() };
    return current.value;
  }
  /** Replaces the value and calls the listeners; the same value again calls nobody. */
  function set(value: Value): void {
    if (current && Object.is(current.value, value)) return;
    current = { value };
    emit();
  }
  return { get, set, subscribe };
}
