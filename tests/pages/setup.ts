import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { noteServerTime } from '../../src/data/clock';

// Auth has no server here: the real function would settle on a signed-out user.
vi.mock('../../src/data/staff/session', async (original) => ({
  ...(await original<object>()),
  sessionSettled: async () => {},
}));

// Some tests depend on the restaurant's facts, and must not fail when the owner changes the real ones.
vi.mock('../../src/restaurant', async (original) => {
  const facts = await original<typeof import('../../src/restaurant')>();
  const evening = { opens: '17:00', closes: '02:00' };
  const days = Object.keys(facts.ownHouse.hours.week);
  const week = Object.fromEntries(days.map((day) => [day, [evening]]));
  return {
    ...facts,
    restaurant: { ...facts.restaurant, timeZone: 'Europe/Rome', frozen: 'bought' },
    ownHouse: {
      ...facts.ownHouse,
      hours: { timeZone: 'Europe/Rome', week },
      coperto: 2,
      servizio: 10,
      answers: { parking: { available: true, words: 'Gratis, dietro l’angolo.' } },
    },
  };
});

// A long timeout for queries that wait: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout, so it cannot scroll. The router scrolls on every navigation.
window.scrollTo = () => {};
window.scrollBy = () => {};
Element.prototype.scrollIntoView = () => {};

/** jsdom lacks `showModal` and `close`. A dialog returns the focus when it closes. */
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
  },
});

/** jsdom lacks media queries: here none matches, as on the narrowest screen. */
Object.assign(window, { matchMedia: () => ({ matches: false }) });

/**
 * jsdom compares each element with its whole style sheet, for each question of a query or a click. No style sheet of ours is loaded
 * here: without a style of its own, all elements with the same tag and state look the same.
 */
const computeStyle = window.getComputedStyle;
const computedStyles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  if (element.closest('[style]')) return computeStyle(element);
  const has = (name: string) => element.hasAttribute(name);
  const look = `${element.localName} ${has('hidden')} ${has('open')} ${element.getAttribute('type')}`;
  const style = computedStyles.get(look) ?? computeStyle(element);
  computedStyles.set(look, style);
  return style;
};

/** jsdom lacks fonts: here every font loads at once. */
class NoFont {
  load() {
    return Promise.resolve(this);
  }
}
Object.assign(window, { FontFace: NoFont });
Object.assign(document, { fonts: new Set() });

/** jsdom lacks a viewport: here every observed element is in view. */
class EverythingInView {
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.onChange([{ isIntersecting: true }]);
  }
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: EverythingInView });

/** jsdom lacks `ResizeObserver`: here no size ever changes. */
class NoSize {
  observe() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NoSize });

/** jsdom lacks `Blob.prototype.arrayBuffer`. */
Blob.prototype.arrayBuffer = function read() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

// A request that no test answers fails: the emulators of another stage may be running, and would answer it.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * The files share their modules, so an interval that one starts would go on in the next, whose first request it may take over, or
 * find no document between the two.
 */
const startInterval = globalThis.setInterval;
const intervals: ReturnType<typeof setInterval>[] = [];
const noteInterval = (tick: () => void, ms?: number) => {
  const interval = startInterval(tick, ms);
  intervals.push(interval);
  return interval;
};
Object.assign(globalThis, { setInterval: noteInterval });
afterAll(() => {
  for (const interval of intervals) clearInterval(interval);
  Object.assign(globalThis, { setInterval: startInterval });
});

let logged: MockInstance;

beforeEach(() => {
  // Another file may have compared the clocks at a faked time: the files share their modules.
  noteServerTime({ readAt: 0, askedAt: 0, receivedAt: 0 });
  logged = vi.spyOn(console, 'error');
});

/** An unexpected console error fails the test that caused it; see expectErrors. */
afterEach(() => {
  cleanup();
  const unexpected = [...logged.mock.calls];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(unexpected).toEqual([]);
});
