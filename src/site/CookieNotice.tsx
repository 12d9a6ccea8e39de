import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { CookieName } from '../data/browser-keys';
import { createStore } from '../data/store';
import { paths } from '../paths';

const COOKIE: `${CookieName}=acknowledged` = 'cookieConsent=acknowledged';
/** 365 days, in seconds. */
const MAX_AGE = 365 * 24 * 60 * 60;

/** Whether the notice was acknowledged on this page: that counts even where the browser refuses the cookie. */
const acknowledgedHere = createStore(() => false);

function hasCookie(): boolean {
  try {
    return document.cookie.split('; ').includes(COOKIE);
  } catch {
    // A sandboxed frame forbids cookies: there is nothing to acknowledge.
    return true;
  }
}

const isAcknowledged = () => acknowledgedHere.get() || hasCookie();

// The prerendered page has no notice: it appears once the browser has read its cookies.
const isAcknowledgedOnServer = () => true;

/** Hides the notice, and remembers that for a year. */
function acknowledgeCookies(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers still in use
    document.cookie = `${COOKIE}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${secure}`;
  } catch (error) {
    console.error(error);
  }
  acknowledgedHere.set(true);
}

/** Says which cookies there are. It asks for nothing and blocks nothing: essential cookies need no consent. */
export function CookieNotice() {
  const acknowledged = useSyncExternalStore(
    acknowledgedHere.subscribe,
    isAcknowledged,
    isAcknowledgedOnServer,
  );
  if (acknowledged) return null;

  function dismiss() {
    acknowledgeCookies();
    // The button that had the focus is removed: the page's content takes the focus.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }

  return (
    <section className="cookie-notice" aria-label="Avviso sui cookie">
      <p>
        Questo sito usa solo cookie essenziali. <Link to={paths.cookiePolicy}>Scopri quali</Link>
      </p>
      <button type="button" className="btn btn-primary" onClick={dismiss}>
        OK
      </button>
    </section>
  );
}
