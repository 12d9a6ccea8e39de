import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus at every change of page, so that a screen reader says where it is and the next Tab starts there:
 * to the anchor of the address if it has one, else to what the page wants focused, else to its heading. The first page
 * is left to the browser.
 */
export function RouteFocus() {
  const location = useLocation();
  const focused = useRef(location);

  useEffect(() => {
    const last = focused.current;
    if (last === location) return;
    focused.current = location;
    // The same anchor chosen again is a wish to go there again; a state pushed over a page (a dialog) is not.
    const samePage = last.pathname === location.pathname;
    if (samePage && (!location.hash || location.state !== null)) return;
    focusWithoutScrolling(
      anchor(location.hash) ??
        document.querySelector('main [data-focus-first]') ??
        document.querySelector('main h1') ??
        document.querySelector('main'),
    );
  }, [location]);

  return null;
}

function anchor(hash: string) {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

/** Scrolling is the router's, which knows where Back was. */
function focusWithoutScrolling(target: Element | null) {
  if (!(target instanceof HTMLElement)) return;
  // A field keeps its place in the order of Tab.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
