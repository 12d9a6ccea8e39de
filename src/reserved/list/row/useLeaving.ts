import { useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Marks the elements that belong to the open row. */
export const OPEN_ROW = { 'data-open-row': '' };

const isInside = (element: Element) => element.closest('[data-open-row], dialog') !== null;

type LeavingOptions = {
  /** Whether something is typed that is not saved. */
  isDirty: () => boolean;
  /**
   * Called when something outside the row is tapped or focused, or the page is about to change.
   * @param waits whether what was tapped needs the saved dish: a link inside the row
   * @param next what follows as soon as the row may be left, just before it closes
   * @returns 'goes': the row is left; 'stays': nothing else happens; 'asks': `next` follows after a question or a write, or never
   */
  leave: (waits: boolean, next: () => void) => 'goes' | 'stays' | 'asks';
};

const nothing = () => {};

/**
 * Lets an open row be saved when it is left: by a tap or by Tab, by a link, Back or another address. Closing the tab asks first. A
 * scroll leaves nothing.
 */
export function useLeaving({ isDirty, leave }: LeavingOptions): void {
  /** The row closes with the next render: what was tapped may navigate before it. */
  const isLeft = useRef(false);
  const leaveNow = useEffectEvent((waits: boolean, next: () => void) =>
    leave(waits, () => {
      isLeft.current = true;
      next();
    }),
  );
  const hasTyped = useEffectEvent(isDirty);
  useEffect(() => {
    let isTab = false;
    let isResumed = false;
    function onClick(event: MouseEvent) {
      const { target } = event;
      if (isResumed || !(target instanceof Element)) return;
      const link = target.closest('a');
      const isOwn = isInside(target);
      if (isOwn && (!link || link.closest('dialog'))) return;
      // Its own link leads to another page: a row that closed now would take the link away before React has handled the tap.
      if (isOwn && !hasTyped()) return;
      const closes = target.closest('[data-closes-row]') !== null;
      const tapped = target.closest<HTMLElement>('a, button, input, select, label');
      function resume() {
        if (closes || !tapped?.isConnected) return;
        isResumed = true;
        tapped.focus();
        tapped.click();
        isResumed = false;
      }
      let isNow = true;
      const result = leaveNow(isOwn, () => isNow || resume());
      isNow = false;
      // The tap on its own name has closed the row.
      if (result === 'goes' && !closes) return;
      event.preventDefault();
      event.stopPropagation();
    }
    function onKeyDown({ key }: KeyboardEvent) {
      isTab = key === 'Tab';
    }
    function onPointerDown() {
      isTab = false;
    }
    function onFocusIn({ target }: FocusEvent) {
      if (isTab && target instanceof Element && !isInside(target)) leaveNow(false, nothing);
    }
    // Before any handler of the page.
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    return (
      !isLeft.current && isDirty() && (from.pathname !== to.pathname || from.search !== to.search)
    );
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The row's own blocker ends with it: the way is opened before it closes, and stays closed if the question is declined.
    if (leaveNow(false, () => blocker.proceed()) === 'stays') blocker.reset();
  }, [blocker]);
  useBeforeUnload((event) => isDirty() && event.preventDefault());
}
