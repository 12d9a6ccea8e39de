import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MissingCodeContext, useLazy } from '../../src/ui/useLazy';

const onMissing = vi.fn(() => false);
const onFailure = vi.fn();
const code = { resolve: (_loaded: string) => {}, reject: (_error: Error) => {} };
const load = () =>
  new Promise<string>((resolve, reject) => {
    Object.assign(code, { resolve, reject });
  });

function Lazy() {
  return useLazy(true, load, onFailure) ?? 'waiting';
}

beforeEach(() => {
  vi.clearAllMocks();
  render(
    <MissingCodeContext value={onMissing}>
      <Lazy />
    </MissingCodeContext>,
  );
});

test('code that loads is shown', async () => {
  expect(screen.getByText('waiting')).toBeDefined();
  await act(async () => code.resolve('loaded'));
  expect(screen.getByText('loaded')).toBeDefined();
});

test('code that cannot be fetched is reported as missing', async () => {
  const error = new Error('no such file');
  await act(async () => code.reject(error));
  expect(onMissing).toHaveBeenCalledExactlyOnceWith(error);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('code whose load the browser stops, because the page is being left, is not missing', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await act(async () => code.reject(new Error('stopped')));
  expect(onMissing).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});
