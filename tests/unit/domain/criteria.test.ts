import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksForUnknown, parseChoice, sortChoice, withChoice } from '../../../src/domain/choice';
import {
  choiceOf,
  criteria,
  idsOf,
  isHidden,
  meaningOf,
  withCriteria,
} from '../../../src/domain/criteria';
import { dish } from '../../product';

const ids = criteria.map(({ id }) => id);
const choices = fc.subarray(ids).map(sortChoice);

const NOW = 1_763_726_400_000;
const LATEST = NOW + 43_200_000;
const idsIn = (text: string) => parseChoice(text, NOW).ids;

describe('a choice as text', () => {
  test('is parsed in catalogue order, without duplicates', () => {
    expect(idsIn('#solo=vegani&senza=7,1,7')).toEqual(['1', '7', 'vegani']);
  });

  test.each(['', '#', 'senza=', 'senza=0,15,-1,1.5,01,glutine,%', 'contenuto', '#fino=1'])(
    'is empty for %j',
    (text) => {
      expect(idsIn(text)).toEqual([]);
    },
  );

  test('is the same after formatting and parsing, for any choice, and keeps other parts', () => {
    const ends = fc.integer({ min: NOW / 1000 + 1, max: LATEST / 1000 });
    fc.assert(
      fc.property(choices, ends, (ids, seconds) => {
        const choice = { ids, end: seconds * 1000 };
        const text = withChoice('#cerca=pane', choice);
        expect(text).toMatch(/^#cerca=pane(?:&|$)/);
        expect(idsIn(text)).toEqual(ids);
        if (ids.length > 0) expect(parseChoice(text, NOW)).toEqual(choice);
        expect(withChoice(text, { ids: [], end: 0 })).toBe('#cerca=pane');
      }),
    );
  });

  test('asks for something unknown if an entry is not a known id', () => {
    expect(asksForUnknown('#senza=7,grano')).toBe(true);
    expect(asksForUnknown('#senza=7,&solo=vegani')).toBe(false);
  });

  test('drops "vegetariani" if "vegani" is chosen', () => {
    expect(sortChoice(['vegetariani', 'vegani', '3'])).toEqual(['3', 'vegani']);
  });
});

describe('the end of a choice', () => {
  test('is the last moment at which it counts', () => {
    const text = withChoice('', { ids: ['1', 'vegani'], end: LATEST });
    expect(text).toBe(`#senza=1&solo=vegani&fino=${LATEST / 1000}`);
    expect(parseChoice(text, LATEST - 1)).toEqual({ ids: ['1', 'vegani'], end: LATEST });
    expect(parseChoice(text, LATEST)).toEqual({ ids: [], end: 0 });
  });

  test.each([
    ['is missing', ''],
    ['is no number', 'domani'],
    ['is further ahead than twelve hours', String(LATEST / 1000 + 1)],
    ['is endless', '9'.repeat(400)],
  ])('is in twelve hours if it %s', (_, fino) => {
    expect(parseChoice(`#senza=7&fino=${fino}`, NOW)).toEqual({ ids: ['7'], end: LATEST });
  });

  test.each(['0', '-1', String(NOW / 1000)])('has passed at %s', (fino) => {
    expect(parseChoice(`#senza=7&fino=${fino}`, NOW)).toEqual({ ids: [], end: 0 });
  });
});

test('criteria of a query join a choice in the order of the sheet, all others last', () => {
  const [gluten, milk] = choiceOf(['1', '7']).criteria;
  if (!gluten || !milk) throw new Error('Two criteria');
  const own = { ...milk, id: 'own', avoids: 3 };
  const chosen = choiceOf(['7']);
  const both = withCriteria(chosen, [own, gluten]);
  expect(idsOf(both)).toEqual(['1', '7', 'own']);
  expect(both.avoided).toEqual([1, 7, 3]);
  expect(withCriteria(both, [own, gluten])).toBe(both);
});

describe('the filter', () => {
  test('shows for a diet only dishes with its mark; vegan counts as vegetarian', () => {
    const hides = (id: string, ...etichette: ('vegano' | 'vegetariano')[]) =>
      isHidden(dish({ etichette, allergeni: [1] }), choiceOf([id]));
    expect(hides('vegetariani')).toBe(true);
    expect(hides('vegetariani', 'vegetariano')).toBe(false);
    expect(hides('vegetariani', 'vegano')).toBe(false);
    expect(hides('vegani', 'vegetariano')).toBe(true);
    expect(hides('vegani', 'vegano')).toBe(false);
  });

  test('describes in words the dishes that it shows', () => {
    expect(meaningOf(choiceOf(['7']).criteria)).toBe('Piatti che non dichiarano latte.');
    expect(meaningOf(choiceOf(['1', '3', '8', 'vegetariani']).criteria)).toBe(
      'Piatti che non dichiarano glutine, uova e frutta a guscio e sono segnati come vegetariani.',
    );
  });
});
