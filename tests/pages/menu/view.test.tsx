import { afterEach, expect, test, vi } from 'vitest';
import { applyListView, switchListView } from '../../../src/menu/dish/list-view';

const view = () => document.documentElement.dataset.vista;

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.vista;
});

test('the list switches to its compact form and back, for the browsing session', () => {
  applyListView();
  expect(view()).toBeUndefined();
  switchListView();
  delete document.documentElement.dataset.vista;
  applyListView();
  expect(view()).toBe('breve');
  switchListView();
  expect(view()).toBe('foto');
});

test('the chosen view survives a page change without access to sessionStorage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  switchListView();
  applyListView();
  expect(view()).toBe('breve');
});
