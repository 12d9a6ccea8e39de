import { formatAvoided, parseAvoided } from '../../domain/avoided';

const KEY = 'allergeniDaEvitare';

/** Nothing to avoid: what the server draws, and what most visitors stay with, so that nothing is drawn again for them. */
export const NOTHING: readonly number[] = [];

let avoided: readonly number[] | undefined;
const listeners = new Set<() => void>();

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // A browser that forbids its storage remembers nothing beyond this page.
    return null;
  }
}

function remember(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // As above: the choice lives on in memory and in the address.
  }
}

/** The allergens that the visitor avoids in this browsing session, always the same array until it changes. */
export function getAvoided(): readonly number[] {
  if (!avoided) {
    const ids = parseAvoided(remembered());
    avoided = ids.length > 0 ? ids : NOTHING;
  }
  return avoided;
}

/** Changes the choice, for as long as the browsing session lasts. */
export function setAvoided(ids: readonly number[]): void {
  const next = parseAvoided(formatAvoided(ids));
  const text = formatAvoided(next);
  if (text === formatAvoided(getAvoided())) return;
  avoided = next;
  remember(text);
  for (const listener of listeners) listener();
}

/** Calls the listener after every change. @returns ends the subscription */
export function subscribeToAvoided(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
