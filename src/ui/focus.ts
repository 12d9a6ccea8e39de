import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Moves the focus to any element, even a heading, without scrolling: ScrollRestoration restores earlier positions. */
export function focusWithoutScrolling(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  // An element that is focusable by itself keeps its place in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls an element that the keyboard has focused wholly into view: of one in a strip the browser shows only an edge. */
export function showWhole(focused: Element): void {
  if (focused.matches(':focus-visible')) {
    focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Where a page starts: at the element marked `data-focus-first`, else at the heading. */
const pageStart = () =>
  document.querySelector('main [data-focus-first]') ??
  document.querySelector('main h1') ??
  document.querySelector('main');

/** Moves the focus to the page's heading: for a button that has done its work and is about to be removed. */
export function focusHeading(): void {
  focusWithoutScrolling(document.querySelector('main h1'));
}

/**
 * Moves the focus at every change of page, so that screen readers announce the page and Tab continues from its start: to
 * the anchor of the address, else to the page's start. On the first page the focus is left to the browser, and with the state
 * `focused` to what has navigated: a dialog that closes to another page has moved it there.
 */
export function RouteFocus() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const lastLocation = useRef(location);

  useEffect(() => {
    const last = lastLocation.current;
    if (last === location) return;
    lastLocation.current = location;
    if (location.state?.focused && navigationType !== 'POP') return;
    const anchor = location.hash && document.getElementById(location.hash.slice(1));
    // On the same page a link to the current anchor moves the focus again; a dialog that has its own entry in the history
    // moves it itself, when it opens and when Back closes it.
    const isDialog = location.state !== null || navigationType === 'POP';
    if (last.pathname !== location.pathname) focusWithoutScrolling(anchor || pageStart());
    else if (anchor && !isDialog) focusWithoutScrolling(anchor);
  }, [location, navigationType]);

  return null;
}
