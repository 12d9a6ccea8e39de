import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CookieName } from '../data/browser-keys';
import { paths } from '../paths';
import { useBrowserValue } from '../ui/useStore';
import styles from './CookieNotice.module.scss';

const COOKIE: `${CookieName}=acknowledged` = 'cookieConsent=acknowledged';
const MAX_AGE = 365 * 24 * 60 * 60;

/** Where cookies are blocked, reading or setting one may throw: then there is none. */
function cookies(set?: string): string {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers still in use
    if (set) document.cookie = set;
    return document.cookie;
  } catch {
    return '';
  }
}

const hasCookie = () => cookies().split('; ').includes(COOKIE);

/** Says which cookies there are. It asks for nothing and blocks nothing: essential cookies need no consent. */
export function CookieNotice() {
  // The prerendered page has no notice: it appears once the browser has read its cookies.
  const isKnown = useBrowserValue(hasCookie, true);
  const [dismissed, setDismissed] = useState(false);
  if (isKnown || dismissed) return null;

  /** Dismisses the notice for a year, and on this page even if the browser refuses the cookie. */
  function dismiss() {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    cookies(`${COOKIE}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${secure}`);
    setDismissed(true);
    // The button that had the focus is removed: the page's content takes the focus.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }

  return (
    <section
      className={`box beside gap-3 p-1 ps-3 flush d-print-none ${styles.notice}`}
      aria-label="Avviso sui cookie"
    >
      <p className="rest">
        Questo sito usa solo <Link to={paths.cookiePolicy}>cookie essenziali</Link>
      </p>
      <button type="button" className="btn btn-outline-dark" onClick={dismiss}>
        OK
      </button>
    </section>
  );
}
