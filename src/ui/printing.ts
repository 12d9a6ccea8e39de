import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Calls a function that updates the page before it is printed. */
export function useBeforePrint(update: () => void): void {
  // Synchronous: the browser takes what it prints as soon as the listeners have returned.
  const updateNow = useEffectEvent(() => flushSync(update));
  useEffect(() => {
    const listener = () => updateNow();
    window.addEventListener('beforeprint', listener);
    return () => window.removeEventListener('beforeprint', listener);
  }, []);
}
