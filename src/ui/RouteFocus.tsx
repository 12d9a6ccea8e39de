import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus at every change of page, so that screen readers announce the page and Tab continues from its start: to
 * the anchor of the address, else to the element marked `data-focus-first`, else to the heading. On the first page the
 * focus is left to the browser.
 */
export function RouteFocus() {
  const location = useLocation();
  const lastLocation = useRef(location);

  useEffect(() => {
    const last = lastLocation.current;
    if (last === location) return;
    lastLocation.current = location;
    // A link to the current anchor moves the focus again; a state pushed on the same page (a dialog) does not.
    const samePage = last.pathname === location.pathname;
    if (samePage && (!location.hash || location.state !== null)) return;
    focusWithoutScrolling(
      anchorOf(location.hash) ??
        document.querySelector('main [data-focus-first]') ??
        document.querySelector('main h1') ??
        document.querySelector('main'),
    );
  }, [location]);

  return null;
}

function anchorOf(hash: string) {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

/** Scrolling is left to ScrollRestoration, which knows the earlier positions. */
function focusWithoutScrolling(target: Element | null) {
  if (!(target instanceof HTMLElement)) return;
  // A field keeps its place in the order of Tab.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
