import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ViewButton } from '../../src/menu/dish/ViewButton';

const view = () => document.documentElement.dataset.vista;
const tap = () => fireEvent.click(screen.getByRole('button'));

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.vista;
});

test('the list is switched to its short form and back, for the browsing session', () => {
  const { unmount } = render(<ViewButton />);
  expect(view()).toBeUndefined();
  tap();
  expect(view()).toBe('breve');
  unmount();
  delete document.documentElement.dataset.vista;
  render(<ViewButton />);
  expect(view()).toBe('breve');
  tap();
  expect(view()).toBe('foto');
});

test('the choice is kept from page to page where the browser forbids sessionStorage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { unmount } = render(<ViewButton />);
  tap();
  unmount();
  render(<ViewButton />);
  expect(view()).toBe('breve');
});
