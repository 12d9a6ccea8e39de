import { useSyncExternalStore } from 'react';
import { createStore } from '../data/store';

const COOKIE = 'cookieConsent=acknowledged';
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

/** Whether the visitor has acknowledged the notice. */
export function useCookieAcknowledged(): boolean {
  return useSyncExternalStore(acknowledgedHere.subscribe, isAcknowledged, isAcknowledgedOnServer);
}

/** Hides the notice, and remembers that for a year. */
export function acknowledgeCookies(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers still in use
    document.cookie = `${COOKIE}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${secure}`;
  } catch (error) {
    console.error(error);
  }
  acknowledgedHere.set(true);
}
