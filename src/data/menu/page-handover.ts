import type { MenuVersion } from './firestore-rest';
import type { HouseCopy } from './house-copy';
import type { FirstList } from './menu-store';

/*
 * What the build (vite/page.ts) and a page's first script (start/first-script.ts) hand over to the app. No other module reads
 * `window.beforeReact`. What the style sheets are told: root-attributes.ts.
 */

/** Id of the element that holds a page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/** Id of the element that holds what the house says as JSON, on every prerendered page: the first script reads it too. */
export const HOUSE_BLOCK_ID = 'locale';

/** Id of the dish that ends the first screen of a category page: the first paint waits for it. */
export const FIRST_SCREEN_ID = 'primi-piatti';

/** A `media` that never matches: it defers the scripts' preload hints. */
export const DEFERRED_MEDIA = 'not all';

/** The requests that the first script may send. */
type EarlyRequests = {
  version: Promise<MenuVersion>;
  /** The elements of the response: parsed, not decoded. */
  list: Promise<unknown[]>;
};

/** What the first script has decided and sent, until React does the same. Only that script writes it; the app has the functions below. */
type Handover = {
  /** The list that the page shows first; undefined on a page without dishes. */
  source?: FirstList['source'];
  /** Those that the app has not taken over. */
  requests: Partial<EarlyRequests>;
  /** When the last one was sent, in epoch ms by this device's clock. */
  sentAt: number;
  /** What the house says, by an answer that arrived before React; null until then. */
  house: HouseCopy | null;
  /** Whether the page, which waited for its language, is shown in Italian, because its scripts are late. */
  isItalianShown: boolean;
  /** The last button that was tapped before React handled taps. */
  tapped: HTMLButtonElement | null;
  /** How far React has come: it handles taps, then it has shown its list too. */
  react: 'absent' | 'listening' | 'showing';
};

declare global {
  interface Window {
    beforeReact?: Handover;
  }
}

/** Starts the handover. The first script calls it, and fills what it returns. */
export function startHandover(): Handover {
  const handover: Handover = {
    requests: {},
    sentAt: 0,
    house: null,
    isItalianShown: false,
    tapped: null,
    react: 'absent',
  };
  window.beforeReact = handover;
  return handover;
}

const handedOver = () => globalThis.window?.beforeReact;

/** The list that the page shows first; undefined on a page without dishes, or without the first script. */
export const firstSource = () => handedOver()?.source;

/** A request that is not taken over yet; undefined if there is none. */
export const earlyRequest = <Name extends keyof EarlyRequests>(name: Name) =>
  handedOver()?.requests[name];

/** When that request was sent, in epoch ms by this device's clock; undefined if there is none. */
export const earlySentAt = (name: keyof EarlyRequests) =>
  earlyRequest(name) && handedOver()?.sentAt;

/** What the house says, by the first script's answer; null or undefined if there is none. */
export const earlyHouse = () => handedOver()?.house;

/** Whether the page that React takes over is shown in Italian although it waits for another language. Asked for once. */
export function takeItalianShown(): boolean {
  const handover = handedOver();
  const isShown = handover?.isItalianShown ?? false;
  if (handover) handover.isItalianShown = false;
  return isShown;
}

/** Takes a request over: once, because its answer is valid for the time at which it was sent. */
export function takeEarlyRequest<Name extends keyof EarlyRequests>(name: Name) {
  const request = earlyRequest(name);
  delete handedOver()?.requests[name];
  return request;
}

/** Says how far React has come. */
export function noteReact(react: 'listening' | 'showing'): void {
  const handover = handedOver();
  if (handover) handover.react = react;
}

/** The button to click again: the last one that was tapped while nothing handled taps; undefined or null if there is none. */
export const earlyTap = () => handedOver()?.tapped;
