import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusPageStart, focusWithoutScrolling } from './focus';

/**
 * Moves the focus at every change of page, so that screen readers announce the page and Tab continues from its start: to
 * the anchor of the address, else to the page's start. On the first page the focus is left to the browser.
 */
export function RouteFocus() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const lastLocation = useRef(location);

  useEffect(() => {
    const last = lastLocation.current;
    if (last === location) return;
    lastLocation.current = location;
    const anchor = location.hash && document.getElementById(location.hash.slice(1));
    if (last.pathname !== location.pathname) {
      if (anchor) focusWithoutScrolling(anchor);
      else focusPageStart();
      return;
    }
    // On the same page a link to the current anchor moves the focus again; a dialog that has its own entry in the history
    // moves it itself, when it opens and when Back closes it.
    const dialog = location.state !== null || navigationType === 'POP';
    if (anchor && !dialog) focusWithoutScrolling(anchor);
  }, [location, navigationType]);

  return null;
}
