import { type KeyboardEvent, useEffect, useRef } from 'react';

/** How long after the last key a choice counts as made, in ms. */
const SETTLED_MS = 2_000;

/** What one choice does. */
type Choice = {
  make: () => void;
  takeBack: () => void;
};

/** No key that moves from option to option. */
const OTHER_KEYS: readonly string[] = ['Enter', ' ', 'Tab', 'Escape'];

/**
 * Tells when a choice in a <select> is made. On a closed one most browsers change the value with each arrow key or letter, so
 * that the way to the third option passes the second: stored at each step, guests would read what nobody has meant. A step by
 * key therefore counts on Enter, when the focus leaves, or after a pause; Escape takes it back. A choice in the opened menu, by
 * finger, pointer or Enter, counts at once.
 * @returns `choose`, for each change, and the handlers that the <select> needs
 */
export function useSettledChoice() {
  /** The step by key that does not count yet. */
  const waiting = useRef<{ choice: Choice; timer: number } | null>(null);
  /** Whether a key is held that moves from option to option: the change comes before it is let go. */
  const stepping = useRef(false);

  function stopWaiting(): Choice | undefined {
    const stopped = waiting.current;
    waiting.current = null;
    clearTimeout(stopped?.timer);
    return stopped?.choice;
  }

  function settle() {
    stepping.current = false;
    stopWaiting()?.make();
  }

  // The control may leave the page with the focus in it: no event says so.
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.choice.make();
    },
    [],
  );

  return {
    choose(choice: Choice) {
      stopWaiting();
      if (!stepping.current) return choice.make();
      waiting.current = { choice, timer: window.setTimeout(settle, SETTLED_MS) };
    },
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        stepping.current = !OTHER_KEYS.includes(event.key);
        if (!waiting.current || !['Enter', 'Escape'].includes(event.key)) return;
        event.preventDefault();
        if (event.key === 'Enter') settle();
        else stopWaiting()?.takeBack();
      },
      onKeyUp() {
        stepping.current = false;
      },
      onBlur: settle,
    },
  };
}
