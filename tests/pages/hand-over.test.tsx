import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { copyText, share } from '../../src/ui/hand-over';
import { PrintButton } from '../../src/ui/PrintButton';

afterEach(() => void vi.useRealTimers());

/** Longer than the module waits for a browser. */
const ANY_PATIENCE_MS = 60_000;

test.each([
  ['lacks the function', undefined],
  [
    'refuses',
    () => {
      throw new Error('no');
    },
  ],
  ['does nothing', () => {}],
])('a browser that %s leaves the address for one that prints', async (_, print) => {
  vi.stubGlobal('print', print);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<PrintButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Stampa' }));
  await act(() => vi.advanceTimersByTimeAsync(ANY_PATIENCE_MS));
  const words = screen.getByText(/apri in Chrome o Safari/).parentElement?.textContent;
  expect(words).toContain(window.location.href);
});

test('a browser that prints is not sent elsewhere', async () => {
  vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')));
  render(<PrintButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Stampa' }));
  await Promise.resolve();
  expect(screen.queryByText(/Chrome o Safari/)).toBe(null);
});

test.each([
  ['is there', { writeText: async () => {} }, true],
  ['is missing', undefined, false],
  [
    'refuses',
    { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    false,
  ],
  ['never answers', { writeText: () => new Promise(() => {}) }, false],
])('a copy says whether it is one, if the clipboard %s', async (_, clipboard, isCopied) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { clipboard });
  const outcomes = Promise.all([
    copyText('testo'),
    share({ title: '', url: 'https://example.org' }),
  ]);
  await vi.advanceTimersByTimeAsync(ANY_PATIENCE_MS);
  expect(await outcomes).toEqual([isCopied, isCopied ? 'copied' : 'failed']);
});

test.each([
  ['is closed by the guest', 'AbortError', 'closed'],
  ['is refused', 'NotAllowedError', 'copied'],
])('if the share sheet %s (%s), the link is %s', async (_, name, outcome) => {
  const refuse = () => Promise.reject(new DOMException('', name));
  const clipboard = { writeText: async () => {} };
  vi.stubGlobal('navigator', { canShare: () => true, share: refuse, clipboard });
  expect(await share({ title: '', url: 'https://example.org' })).toBe(outcome);
});
