import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Auth has no server here: asked, it would say that nobody is signed in.
vi.mock('../../src/data/staff/session', async (original) => ({
  ...(await original<object>()),
  sessionSettled: async () => {},
}));

// The tests name instants and what is open then: an owner's own hours must not turn them red.
vi.mock('../../src/restaurant', async (original) => {
  const facts = await original<typeof import('../../src/restaurant')>();
  const evening = { opens: '17:00', closes: '02:00' };
  const days = Object.keys(facts.restaurant.hours.week);
  const week = Object.fromEntries(days.map((day) => [day, [evening]]));
  return {
    ...facts,
    restaurant: { ...facts.restaurant, hours: { timeZone: 'Europe/Rome', week } },
  };
});

// A busy machine is slow, not wrong: what is waited for may come late.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing, so it has no scrolling; the router asks for it at every change of page.
window.scrollTo = () => {};
window.scrollBy = () => {};
Element.prototype.scrollIntoView = () => {};

/** Nor has it dialogs that open, and that give the focus back when they close. */
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

/** For the same reason it has no media: every query is answered as on the narrowest screen. */
class NoMedia extends EventTarget implements MediaQueryList {
  readonly matches = false;
  readonly onchange = null;
  constructor(readonly media: string) {
    super();
  }
  addListener() {}
  removeListener() {}
}
window.matchMedia = (query) => new NoMedia(query);

/** Nor has it fonts. */
class NoFont {
  load() {
    return Promise.resolve(this);
  }
}
Object.assign(window, { FontFace: NoFont });
Object.assign(document, { fonts: new Set() });

/** Nor a viewport: whatever is observed is in view. */
class EverythingInView {
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.onChange([{ isIntersecting: true }]);
  }
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: EverythingInView });

/** Nor sizes that change. */
class NoSize {
  observe() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NoSize });

/** Nor can its files be read by a promise. */
Blob.prototype.arrayBuffer = function read() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

let logged: MockInstance;

beforeEach(() => {
  logged = vi.spyOn(console, 'error');
});

/** An error that nobody expected fails the test that caused it; see expectErrors. */
afterEach(() => {
  cleanup();
  const unexpected = [...logged.mock.calls];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(unexpected).toEqual([]);
});
