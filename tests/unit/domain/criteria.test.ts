import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asksForUnknown,
  CHOICE_LASTS_MS,
  choiceToKeep,
  formatChoice,
  keptChoice,
  parseChoice,
  sortChoice,
} from '../../../src/domain/choice';
import { choiceOf, criteria, isHidden, meaningOf } from '../../../src/domain/criteria';
import { dish } from '../../product';

const ids = criteria.map(({ id }) => id);
const choices = fc.subarray(ids).map(sortChoice);

describe('a choice as text', () => {
  test('is parsed in catalogue order, without duplicates', () => {
    expect(parseChoice('#solo=vegani&senza=7,1,7')).toEqual(['1', '7', 'vegani']);
  });

  test.each(['', '#', 'senza=', 'senza=0,15,-1,1.5,01,glutine,%', 'contenuto'])(
    'is empty for %j',
    (text) => {
      expect(parseChoice(text)).toEqual([]);
    },
  );

  test('is the same after formatting and parsing, for any choice', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parseChoice(formatChoice(choice))).toEqual(choice);
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

describe('a stored choice', () => {
  const kept = choiceToKeep(['1', 'vegani'], 1000);

  test('lasts twelve hours', () => {
    expect(keptChoice(kept, 1000 + CHOICE_LASTS_MS - 1)).toEqual(['1', 'vegani']);
    expect(keptChoice(kept, 1000 + CHOICE_LASTS_MS)).toEqual([]);
  });

  test('is dropped if it was stored while the clock was ahead', () => {
    expect(keptChoice(kept, 0)).toEqual([]);
  });

  test.each([null, '', 'x', '1e99 senza=1', '7'])('is empty for %j', (text) => {
    expect(keptChoice(text, 1000)).toEqual([]);
  });
});

describe('the filter', () => {
  const milk = choiceOf(['7']);

  test('hides a dish that declares an allergen to avoid', () => {
    expect(isHidden(dish({ allergeni: [1, 7] }), milk)).toBe(true);
    expect(isHidden(dish({ allergeni: [1] }), milk)).toBe(false);
  });

  test.each(['3', 'vegani'])('hides a dish with unreadable allergens: %s', (id) => {
    const unreadable = dish({ allergeniDaVerificare: true, allergeni: [], etichette: ['vegano'] });
    expect(isHidden(unreadable, choiceOf([id]))).toBe(true);
    expect(isHidden(unreadable, choiceOf([]))).toBe(false);
  });

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
