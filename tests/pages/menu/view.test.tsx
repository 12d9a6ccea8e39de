import { afterEach, expect, test, vi } from 'vitest';
import { applyListView, switchListView } from '../../../src/menu/dish/list-view';

const view = () => document.documentElement.dataset.vista;

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.vista;
});

test('the list is switched to its short form and back, for the browsing session', () => {
  applyListView();
  expect(view()).toBeUndefined();
  switchListView();
  delete document.documentElement.dataset.vista;
  applyListView();
  expect(view()).toBe('breve');
  switchListView();
  expect(view()).toBe('foto');
});

test('the choice is kept from page to page where the browser forbids sessionStorage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  switchListView();
  applyListView();
  expect(view()).toBe('breve');
});
