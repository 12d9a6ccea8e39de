import { describe, expect, test } from 'vitest';
import { keysOf } from '../../src/menu/search/engine/word-forms';

const same = (one: string, other: string) => keysOf(one).some((key) => keysOf(other).includes(key));

describe('two forms of a word', () => {
  test.each([
    'pizza pizze',
    'panino panini',
    'uovo uova',
    'noce noci',
    'fico fichi',
    'fungo funghi',
    'acciuga acciughe',
    'pesca pesche',
    'pesce pesci',
    'arancia arance',
    'ciliegia ciliegie',
    'formaggio formaggi',
    'pistacchio pistacchi',
    'carpaccio carpacci',
    'coniglio conigli',
    'acqua acque',
    'soia soie',
    'asparago asparagi',
    'classico classici',
    'classica classiche',
    'bianco bianca',
    'siciliano siciliana',
    'dolce dolci',
    'olio oli',
  ])('are one word: %s', (pair) => {
    const [one = '', other = ''] = pair.split(' ');
    expect(same(one, other)).toBe(true);
    expect(same(other, one)).toBe(true);
  });

  test.each([
    'pesce pesca',
    'pesci pesche',
    'burrata burro',
    'panna pane',
    'panino pane',
    'patata patatine',
    'salame salmone',
    'zucca zucchine',
    'riso rosa',
    'caffe cafe',
    'crema crudo',
  ])('are not these: %s', (pair) => {
    const [one = '', other = ''] = pair.split(' ');
    expect(same(one, other)).toBe(false);
  });
});

test.each([
  'quattro 4',
  'dolci dessert',
  'bibite bevande',
  'panini sandwich',
  'te the',
  'cola coca',
])('guests say both: %s', (pair) => {
  const [one = '', other = ''] = pair.split(' ');
  expect(same(one, other)).toBe(true);
});
