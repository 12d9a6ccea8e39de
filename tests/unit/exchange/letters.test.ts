import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../../emulators/sample/menu';
import { damageIn, mayBeName, repairLetters } from '../../../src/domain/exchange/letters';

/** A text in UTF-8 that a program has read as an encoding in which each of its letters is a byte. */
function misread(text: string, encoding: string): string {
  const bytes = new TextEncoder().encode(text);
  const read = encoding === 'Latin-1' ? Buffer.from(bytes).toString('latin1') : null;
  return read ?? new TextDecoder(encoding).decode(bytes);
}

const ACCENTED = 'àèéìíòóùúÀÈÉÌÒÙçñäöüßœ’‘“”–…€°½';

describe('a damaged text is told from a sound one', () => {
  test.each(['Latin-1', 'windows-1252', 'macintosh'])(
    'if letters of UTF-8 were read as %s, whichever they are',
    (encoding) => {
      for (const letter of ACCENTED) {
        const damaged = `Caff${misread(letter, encoding)}x`;
        expect(repairLetters(damaged)).toBe(`Caff${letter}x`);
        expect(damageIn(damaged, '')).toContain('lettere rovinate');
      }
    },
  );

  test.each([
    ['Pizza dellâ€™orto', '', 'forse era «dell’orto»'],
    ['CaffÃ¨', '', '«CaffÃ¨» ha lettere rovinate, forse era «Caffè»'],
    ['BontÃ di mare', '', 'forse era «Bontà»'],
    ['Caff\ufffd', '', '«Caff\ufffd» ha lettere rovinate'],
    ['Caff?', '', '«Caff?» ha lettere rovinate'],
    ['Caff?', 'Caffè', '«Caff?» ha lettere rovinate, era «Caffè»'],
    ['Pizza all?orto', 'Pizza all’orto', 'era «all’orto»'],
    ['Pizza ??', 'Pizza 🌶', 'era «🌶»'],
    ['Caff', 'Caffè', 'era «Caffè»'],
    ['Marghe\u0007rita', '', 'caratteri che non si vedono'],
    ['Marghe\u200brita', '', 'caratteri che non si vedono'],
    ['Mar\u0000', 'Mar', 'caratteri che non si vedono'],
    ['Tiramisu', 'Tiramisù', '«Tiramisu» perde l’accento di «Tiramisù»'],
    ["TIRAMISU' grande", 'Tiramisù', 'perde l’accento'],
    ['Crema al caffe, panna', 'Crema al caffè', '«caffe» perde l’accento di «caffè»'],
  ])('%j after %j', (cell, stored, damage) => {
    expect(damageIn(cell, stored)).toContain(damage);
  });

  test.each([
    ['Tiramisù', 'Tiramisu'],
    ['Marinara', 'Tiramisù'],
    ['Perché', 'Perchè'],
    ["Bocca d'oro", 'Bocca d’oro'],
    ['Caffè\nin due righe', ''],
    ['Perché no? Buona', 'Perché no?'],
    ['«CAFFÈ» — n° 1, ½ kg, Coca-Cola®', ''],
    ['Pizza 👨‍🍳', ''],
    ['Crème brûlée', ''],
  ])('but not %j after %j', (cell, stored) => expect(damageIn(cell, stored)).toBeNull());

  test('and no text of the sample is damaged', () => {
    const texts = sampleMenu.flatMap(({ nome, descrizione }) => [nome, descrizione]);
    expect(texts.filter((text) => damageIn(text, '') !== null)).toEqual([]);
  });

  test('and a text that stays as it is stored never is, unless nobody sees a part of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), (text) => {
        const damage = damageIn(text, text);
        expect(damage === null || damage.includes('non si vedono')).toBe(true);
      }),
    );
  });
});

test('any two texts can be compared', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[a-c'’?ùè\\(){}[\]/$^.*+|-]{0,30}$/),
    fc.constantFrom('è'.repeat(500), '?'.repeat(500), 'è?'.repeat(250)),
  );
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(() => [damageIn(a, b), mayBeName(a, b)]).not.toThrow();
    }),
  );
});

test('a name with question marks is recognized by its other letters', () => {
  expect(mayBeName('Tiramis?', 'Tiramisù')).toBe(true);
  expect(mayBeName('Pizza all??orto', 'Pizza all’orto')).toBe(true);
  expect(mayBeName('Tiramis?', 'Tiramisa')).toBe(false);
  expect(mayBeName('Tiramisu', 'Tiramisù')).toBe(false);
});
