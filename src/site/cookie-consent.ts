import { useSyncExternalStore } from 'react';

const COOKIE = 'cookieConsent=acknowledged';
/** 365 days, in seconds. */
const LIFETIME = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();
// The visitor's word holds for this visit even where the browser refuses the cookie.
let acknowledgedHere = false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isAcknowledged() {
  if (acknowledgedHere) return true;
  try {
    return document.cookie.split('; ').includes(COOKIE);
  } catch {
    // A sandboxed frame forbids cookies: there is nothing to acknowledge.
    return true;
  }
}

// In the static page the notice is absent: it comes once the browser has looked at its cookies.
const onServer = () => true;

/** Whether the visitor has acknowledged the notice. */
export function useCookieAcknowledged() {
  return useSyncExternalStore(subscribe, isAcknowledged, onServer);
}

/** Remembers the acknowledgement for a year and tells the notice. */
export function acknowledgeCookies() {
  acknowledgedHere = true;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers still in use
    document.cookie = `${COOKIE}; Max-Age=${LIFETIME}; Path=/; SameSite=Lax${secure}`;
  } catch (error) {
    console.error(error);
  }
  for (const listener of listeners) listener();
}
