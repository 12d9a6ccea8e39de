import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf } from '../../../src/domain/digest';
import { readPart, withParts } from '../../../src/domain/hash';

const name = fc.constantFrom('cerca', 'senza', 'solo', 'fino');
const words = fc.string({ unit: 'grapheme', minLength: 1 });
/** Parts that hash.ts does not define. */
const unknown = fc.constantFrom('contatti', 'ordine=a,b', 'ordine=c%20d', 'toString', 'x=%C3%A8');
/** Parts as a person or another program may write them. */
const known = fc.constantFrom(
  ...['senza=1,7', '%73enza=7', 'senza', 'solo=vegani', 'fino=1', 'cerca=a+b', ''],
);
const hash = fc.array(fc.oneof(unknown, known)).map((parts) => `#${parts.join('&')}`);

/** The parts that the site does not know, in their order. */
const unknownOf = (text: string) => {
  const parts = text.replace('#', '').split('&').filter(Boolean);
  return parts.filter((part) => !/^(?:%73|s)enza|^(?:solo|fino|cerca)/.test(part));
};

test('what is written is read again, and written again changes nothing', () => {
  fc.assert(
    fc.property(hash, name, words, (before, part, value) => {
      const after = withParts(before, { [part]: value });
      expect(readPart(after, part)).toBe(value);
      expect(withParts(after, { [part]: value })).toBe(after);
      expect(after).not.toMatch(/[ "<>]/);
    }),
  );
});

test('all other parts stay as they were, unknown ones too', () => {
  fc.assert(
    fc.property(hash, name, fc.oneof(words, fc.constant('')), (before, part, value) => {
      const after = withParts(before, { [part]: value });
      expect(unknownOf(after)).toEqual(unknownOf(before));
      for (const other of ['cerca', 'senza', 'solo', 'fino'] as const) {
        if (other !== part) expect(readPart(after, other)).toBe(readPart(before, other));
      }
    }),
  );
});

test.each([
  ['', { cerca: 'senza arachidi' }, '#cerca=senza%20arachidi'],
  ['#contatti', { senza: '1,7' }, '#contatti&senza=1,7'],
  ['#senza=7&x&senza=1', { cerca: 'a&b=#+' }, '#senza=7&x&senza=1&cerca=a%26b%3D%23%2B'],
  ['#senza=7', { senza: '' }, ''],
  ['#', {}, ''],
  ['#fino=1&cerca=x&senza=7', { cerca: 'y' }, '#fino=1&cerca=y&senza=7'],
])('%j with %j is %j', (before, values, after) => {
  expect(withParts(before, values)).toBe(after);
});

test('a part that stands twice is read whole, and half a character is no error', () => {
  expect(readPart('#senza=7&solo=vegani&senza=1', 'senza')).toBe('7,1');
  expect(readPart('#cerca=%E0%A4%A', 'cerca')).toContain('\ufffd');
  expect(withParts('', { cerca: '\ud83c' })).toBe('#cerca=%EF%BF%BD');
});

test('the digest of a text is FNV-1a, in base 36', () => {
  expect(['', 'a', 'foobar'].map(digestOf)).toEqual(
    [0x811c9dc5, 0xe40c292c, 0xbf9cf968].map((hash) => hash.toString(36)),
  );
});
