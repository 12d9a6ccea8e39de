// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { CHOICE_KEY, choiceToKeep } from '../../src/domain/choice';
import { decideFirstList, findAtHand } from '../../src/start/first-list';

/** What may be seen, before React, of a list that the build has written into the page. */
function stateOf(search: string, hash = '') {
  const baked = { items: 'antipastiItems', version: '1.0', readAt: String(Date.now()) };
  return decideFirstList(findAtHand(baked, { search, hash })).state;
}

afterEach(() => localStorage.clear());

test.each(['?senza=7', '?q=x&senza=1,7', '?senza=&senza=7'])(
  'no dish of the build can be seen before the filter of the address is applied: %s',
  (search) => {
    expect(stateOf(search)).toBe('superseded');
  },
);

test('nor before what stands after the # is applied', () => {
  expect(stateOf('', '#solo=vegani')).toBe('superseded');
});

test('nor before the choice of the phone is applied', () => {
  localStorage.setItem(CHOICE_KEY, choiceToKeep(['7'], Date.now()));
  expect(stateOf('')).toBe('superseded');
});

test.each(['', '?senza=', '?q=senza=7'])(
  'without a filter the dishes of the build are seen: %j',
  (search) => {
    expect(stateOf(search)).toBe('unconfirmed');
  },
);
