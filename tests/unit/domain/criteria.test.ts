import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenWords } from '../../../src/domain/allergens/allergen-words';
import { warnedAllergens } from '../../../src/domain/allergens/warned-allergens';
import { hintsOf } from '../../../src/domain/changes/hints';
import { parseChoice, sortChoice, withChoice } from '../../../src/domain/filter/choice';
import { choiceOf, criteria, isHidden, reasonFor } from '../../../src/domain/filter/criteria';
import type { MarkId } from '../../../src/domain/product/marks';
import { inItalian } from '../../../src/ui/texts';
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

  test('names what it does', () => {
    expect(choiceOf(['7', 'vegani']).criteria.map(({ name }) => name)).toEqual([
      'Evito latte e derivati',
      'Solo vegani',
    ]);
  });

  test.each([
    [{ allergeni: [1, 3] }, ''],
    [{ allergeni: [7] }, 'dichiara latte e derivati; non è segnato per «Solo vegani»'],
    [{ allergeni: [4, 7], etichette: ['vegano' as const] }, /^dichiara pesce, latte/],
    [{ allergeni: [1] }, 'non è segnato per «Solo vegani»'],
    [{ allergeni: [], nessunAllergene: false }, 'Allergeni non indicati: chiedi al personale'],
  ])('says why it hides %j', (changes, reason) => {
    const ids =
      reason === '' || reason === 'Allergeni non indicati: chiedi al personale'
        ? ['7']
        : ['4', '7', 'vegani'];
    const said = reasonFor(dish(changes), choiceOf(ids), inItalian.t);
    if (typeof reason === 'string') expect(said).toBe(reason);
    else expect(said).toMatch(reason);
  });

  describe('hides by its warning', () => {
    const plain = { allergeni: [1], etichette: ['vegano'] as MarkId[] };
    const reason = (avvertenza: string, ids: string[], read = true) =>
      reasonFor(
        dish({ ...plain, avvertenza }),
        choiceOf(ids, read ? warnedAllergens : null),
        inItalian.t,
      );

    test.each([
      ['Può contenere tracce di noci', ['8'], 'la sua avvertenza nomina frutta a guscio'],
      ['Non adatto a chi è celiaco', ['1'], 'dichiara glutine'],
      ['Senza lattosio', ['7'], 'la sua avvertenza nomina latte e derivati'],
      ['Latte di cocco', ['7'], 'la sua avvertenza nomina latte e derivati'],
      ['Può contenere tracce di tutti gli allergeni', ['13'], 'la sua avvertenza nomina lupini'],
      ['Può contenere tracce di noci', ['7'], ''],
      ['Piatto per due persone', ['7'], ''],
      ['Può contenere tracce di latte', ['vegani'], ''],
    ])('%j for %j: %j', (avvertenza, ids, text) => expect(reason(avvertenza, ids)).toBe(text));

    test('whatever it says until the vocabulary is loaded, but for a diet alone nothing', () => {
      expect(reason('Per due persone', ['7'], false)).toBe('ha un’avvertenza');
      expect(reason('', ['7'], false)).toBe('');
      expect(reason('Per due persone', ['vegani'], false)).toBe('');
    });

    test('each allergen that a word of the vocabulary names, and says so in the form', () => {
      for (const [word, { name, carrier, food }] of allergenWords) {
        const avvertenza = `Tracce di ${word.replaceAll('_', ' ')}`;
        for (const id of [...name, ...carrier, ...food]) {
          expect([
            word,
            isHidden(dish({ ...plain, avvertenza }), choiceOf([String(id)], warnedAllergens)),
          ]).toEqual([word, true]);
        }
      }
      const [hint] = hintsOf(dish({ avvertenza: 'Non adatto a chi è celiaco' }));
      expect(hint).toEqual({
        field: 'avvertenza',
        text: 'Con «Evito glutine» questo piatto non si vede',
      });
    });
  });
});
