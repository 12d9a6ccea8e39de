import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { copyText, share } from '../../src/ui/hand-over';
import { PrintButton } from '../../src/ui/printing';

const REACHES_OUT = /\bwindow\.print\b|\bnavigator\.(canShare|share|clipboard)\b|\bexecCommand\b/;

test('one module alone prints, shares and copies', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const users = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => REACHES_OUT.test(readFileSync(`src/${file}`, 'utf8')));
  expect(users).toEqual(['ui/hand-over.ts']);
});

afterEach(() => void vi.useRealTimers());

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
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  render(<PrintButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Stampa' }));
  expect((await screen.findByText(/apri in Chrome o Safari/)).parentElement?.textContent).toContain(
    window.location.href,
  );
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
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyText('testo')).toBe(isCopied);
  expect(await share({ url: 'https://example.org' })).toBe(isCopied ? 'copied' : 'failed');
});
