import { describe, expect, test } from 'vitest';
import { contentWordsOf, digitOf, fold, foldName, plainLetters } from '../../../src/domain/fold';
import { hasSameName } from '../../../src/domain/product/product-list';
import { dish } from '../../product';

test.each([
  ['Tiramisù', "TIRAMISU'"],
  ['Bocca d’oro', "bocca d'oro"],
  ['Bocca d`oro', 'Bocca d´oro'],
  ['Caffè', 'Caffe\u0300'],
  ['Pizza\u00a0bianca', '  pizza \n bianca '],
  ['Mar\u00adgherita\u200b', 'Margherita'],
  ['aﬀumicata', 'affumicata'],
  ['𝐌𝐨𝐳𝐳𝐚𝐫𝐞𝐥𝐥𝐚', 'mozzarella'],
  ['Ｌａｔｔｅ', 'latte'],
  ['ⓛⓐⓣⓣⓔ 🅻🅰🆃🆃🅴 🄻🄰🅃🅃🄴 ʟᴀᴛᴛᴇ', 'latte latte latte latte'],
  ['ℒ𝒶𝓉𝓉ℯ', 'latte'],
  ['Weißwein', 'weisswein'],
  ['Œuf, ægg, smørrebrød, Łosoś, đ, ı', 'oeuf, aegg, smorrebrod, losos, d, i'],
  ['🅐🅩🅰🆉', 'azaz'],
  ['ᴀᴢ', 'az'],
])('%j and %j fold to the same text', (a, b) => {
  expect(fold(a)).toBe(fold(b));
});

test('ornamental letters are written plainly, and nothing else is changed', () => {
  expect(plainLetters('𝓛𝓪 aﬀumicata ＊ 𝟒 ﬁnocchi')).toBe('La affumicata * 4 finocchi');
  const text = 'Tiramisù dell’orto, ½ l, 1ª scelta, 10 m², ① ™ … ☕ È';
  expect(plainLetters(text)).toBe(text);
});

test('the words of a text are those that say something, or all of them', () => {
  expect(contentWordsOf("Pinsa dell'orto con 4 olive")).toEqual(['pinsa', 'orto', '4', 'olive']);
  expect(contentWordsOf('con la')).toEqual(['con', 'la']);
  expect(contentWordsOf(' … ')).toEqual([]);
});

test('numerals from two to ten are digits', () => {
  const numerals = 'due tre quattro cinque sei sette otto nove dieci'.split(' ');
  expect(numerals.map(digitOf)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(['uno', 'undici'].map(digitOf)).toEqual(['uno', 'undici']);
});

describe('a dish of the same category', () => {
  test.each([
    ['4 stagioni', 'Quattro Stagioni', true],
    ['Pizza dell’orto', "PIZZA DELL'ORTO", true],
    ["'Nduja", 'nduja', true],
    ["TIRAMISU'", 'Tiramisù', true],
    ['Un uovo', '1 uovo', false],
    ['Marinara', 'Marinata', false],
  ])('named %j has the name %j: %s', (a, b, isSame) => {
    expect(foldName(a) === foldName(b)).toBe(isSame);
    expect(hasSameName([dish({ nome: a })], { ...dish({ nome: b }), id: 'other' })).toBe(isSame);
  });
});
