// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { AVOIDED_KEY } from '../../src/domain/avoided';
import { decideFirstList, findAtHand } from '../../src/start/first-list';

/** What may be seen, before React, of a list that the build has written into the page. */
function stateOf(search: string) {
  const baked = { items: 'antipastiItems', version: '1.0', readAt: String(Date.now()) };
  return decideFirstList(findAtHand(baked, search)).state;
}

afterEach(() => sessionStorage.clear());

test.each(['?senza=7', '?q=x&senza=1,7', '?senza=&senza=7', '?senza=latte'])(
  'no dish of the build can be seen before the filter of the address is applied: %s',
  (search) => {
    expect(stateOf(search)).toBe('superseded');
  },
);

test('nor before that of the page that led here', () => {
  const before = 'http://localhost/menu/pinse?senza=7';
  expect(stateOf(before)).toBe('superseded');
  expect(stateOf(`?piatto=caprese${before}`)).toBe('superseded');
});

test('nor before the choice of the session is applied', () => {
  sessionStorage.setItem(AVOIDED_KEY, '7');
  expect(stateOf('')).toBe('superseded');
});

test.each(['', '?senza=', '?q=senza=7'])(
  'without a filter the dishes of the build are seen: %j',
  (search) => {
    expect(stateOf(search)).toBe('unconfirmed');
  },
);
