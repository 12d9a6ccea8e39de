import { afterEach, expect, test } from 'vitest';
import { applyListView, switchListView } from '../../../src/menu/dish/list-view';
import { SEARCH_PATH } from '../../../src/paths';

const view = () => document.documentElement.dataset.vista;

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.vista;
  window.history.replaceState(null, '', '/');
});

test('the whole menu is in brief until pictures are chosen', () => {
  window.history.replaceState(null, '', SEARCH_PATH);
  applyListView();
  expect(view()).toBe('breve');
  switchListView();
  applyListView();
  expect(view()).toBe('foto');
});

test('a list switches to its compact form and back, for the browsing session', () => {
  applyListView();
  expect(view()).toBe('foto');
  switchListView();
  delete document.documentElement.dataset.vista;
  applyListView();
  expect(view()).toBe('breve');
});
