import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getWholeMenu, type WholeMenu } from '../../data/menu/menu-cache';
import { compareWholeMenu } from '../../data/menu/menu-refresh';

/** For how long what was compared may be called current, in ms. */
export const COMPARED_FOR_MS = 5 * 60 * 1000;

/** Whether what was compared may be called current. `now` is epoch ms. */
export function isCurrent(menu: WholeMenu, now: number): boolean {
  return (
    menu.status === 'ready' && menu.freshness === 'current' && now - menu.asOf < COMPARED_FOR_MS
  );
}

/**
 * The time at which the page was opened or, later, printed, in epoch ms; null until hydration. However printing was begun,
 * the sheets say how old their data is at that moment: a browser that prints waits for no request.
 */
export function usePrintedAt(): number | null {
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  useEffect(() => {
    const look = () => flushSync(() => setPrintedAt(Date.now()));
    setPrintedAt(Date.now());
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
  }, []);
  return printedAt;
}

/**
 * Printing by our own button: a menu that is not current is compared first, which takes 3 s at most, and as long for a new list. Whoever leaves the
 * page meanwhile prints nothing.
 */
export function usePrinting(): { waiting: boolean; onPrint: () => void } {
  const [waiting, setWaiting] = useState(false);
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  async function compareAndPrint() {
    setWaiting(true);
    await compareWholeMenu();
    if (!open.current) return;
    flushSync(() => setWaiting(false));
    const whole = getWholeMenu();
    if (whole.status === 'ready' && whole.freshness !== 'withheld') window.print();
  }

  function onPrint() {
    if (isCurrent(getWholeMenu(), Date.now())) window.print();
    else void compareAndPrint();
  }

  return { waiting, onPrint };
}
