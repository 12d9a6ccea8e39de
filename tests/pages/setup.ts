import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom draws nothing, so it has no scrolling; the router asks for it at every change of page.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  vi.spyOn(console, 'error');
});

/**
 * An error that nobody expected fails the test that caused it. A test that wants one silences it
 * with `mockImplementation`, asserts it, and then clears it: `vi.mocked(console.error).mockClear()`.
 */
afterEach(() => {
  cleanup();
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
