/** A moment that others may wait for, and what it brings. */
export type Signal<Payload = void> = {
  /** Calls every listener, in the order in which they subscribed. */
  emit: (payload: Payload) => void;
  /** @returns ends the subscription */
  subscribe: (listener: (payload: Payload) => void) => () => void;
};

/** A signal without listeners. */
export function createSignal<Payload = void>(): Signal<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    emit(payload) {
      for (const listener of listeners) listener(payload);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** One value outside React, in the form that `useSyncExternalStore` takes. */
export type Store<Value> = {
  get: () => Value;
  /** Replaces the value and calls the listeners; the same value again calls nobody. */
  set: (value: Value) => void;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A store that computes its first value when it is first asked for: modules are imported while pages are prerendered,
 * where there is no browser to read it from.
 */
export function createStore<Value>(initial: () => Value): Store<Value> {
  const { emit, subscribe } = createSignal();
  let current: { value: Value } | null = null;
  function get(): Value {
    current ??= { value: initial() };
    return current.value;
  }
  return {
    get,
    set(value) {
      if (Object.is(get(), value)) return;
      current = { value };
      emit();
    },
    subscribe,
  };
}
