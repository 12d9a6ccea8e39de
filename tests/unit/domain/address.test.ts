import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from '../../../src/domain/address';

const KNOWN = [
  '/piatto/margherita',
  '/piatto/Bufala',
  '/menu/pizze-classiche',
  'pizza!',
  'AbC',
  'aBc',
];

test.each<[string, string | null]>([
  ...')¦.¦…¦…,¦…%20¦ ¦\u00a0¦%20¦%2520¦%C2%BB¦%0A¦\n¦%0D%0A¦%E2%80%A8¦\u2028¦».¦”)¦/¦>*_'
    .split('¦')
    .map((end): [string, string] => [`/piatto/margherita${end}`, '/piatto/margherita']),
  ['/piatto/Margherita', '/piatto/margherita'],
  ['/PIATTO/BUFALA),', '/piatto/Bufala'],
  ['/Menu/Pizze-Classiche', '/menu/pizze-classiche'],
  ['pizza!', 'pizza!'],
  ['Pizza!).', 'pizza!'],
  ['pizza', null],
  ['AbC', 'AbC'],
  ['aBc.', 'aBc'],
  ['abc', null],
  ['/piatto/margherit', null],
  ['/piatto/mar\ngherita', null],
  ['/piatto/mar%0Agherita', null],
  ['/piatto/margherita2', null],
  ['(/piatto/margherita', null],
  ['', null],
])('%j is read as %j', (written, read) => {
  expect(readAddress(written, KNOWN)).toBe(read);
});

test('an existing id in its exact spelling is preferred', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), (known) => {
      for (const one of known) expect(readAddress(one, known)).toBe(one);
    }),
  );
});

test('a repaired id exists, and the typed text starts with it', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.string()), (written, known) => {
      const read = readAddress(written, known);
      if (read === null) return;
      expect(known).toContain(read);
      expect(written.toLowerCase().startsWith(read.toLowerCase())).toBe(true);
    }),
  );
});
