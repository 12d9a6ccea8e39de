import { afterEach, expect, test } from 'vitest';
import { applyListView, switchListView } from '../../../src/menu/dish/list-view';
import { SEARCH_PATH } from '../../../src/paths';

const view = () => document.documentElement.dataset.vista;

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.vista;
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/', 'foto', 'breve'],
  [SEARCH_PATH, 'breve', 'foto'],
])('at %s the view is %s, or %s once that is chosen for the session', (path, usual, chosen) => {
  window.history.replaceState(null, '', path);
  applyListView();
  expect(view()).toBe(usual);
  switchListView();
  delete document.documentElement.dataset.vista;
  applyListView();
  expect(view()).toBe(chosen);
});
