import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAllergens } from '../../../src/domain/exchange/written-allergens';
import { allergenWordings } from '../../../src/domain/product/allergen-wordings';
import { allergens, allergenTexts } from '../../../src/domain/product/allergens';

const NONE = { allergeni: [], nessunAllergene: true };
const UNDECLARED = { allergeni: [], nessunAllergene: false };
const idsIn = (cell: string) => readAllergens(cell).answer?.allergeni;

describe('what people write about allergens', () => {
  test.each<[string, number[]]>([
    ['1', [1]],
    ['7, 1, 7', [1, 7]],
    ['1,7', [1, 7]],
    ['1 7 10', [1, 7, 10]],
    ['1.7', [1, 7]],
    ['1/7', [1, 7]],
    ['1 - 7', [1, 7]],
    ['1-3-7', [1, 3, 7]],
    ['(1) (7)', [1, 7]],
    ['Allergeni: 1, 3', [1, 3]],
    ['1 Glutine, 7 Latte e derivati', [1, 7]],
    ['1. Glutine\n7. Latte', [1, 7]],
    ['Glutine (1); latte (7)', [1, 7]],
    ['glutine, LATTE', [1, 7]],
    ['glutine | latte', [1, 7]],
    ['glutine e latte', [1, 7]],
    ['glutine/latte', [1, 7]],
    ['glutine + uova & latte', [1, 3, 7]],
    ['GLUTINE - LATTE.', [1, 7]],
    ['glutine latte', [1, 7]],
    ['Contiene: glutine, uova e derivati', [1, 3]],
    ['lattosio', [7]],
    ['latticini', [7]],
    ['uovo', [3]],
    ['noci e nocciole', [8]],
    ['frutta a guscio', [8]],
    ['crostaceo, mollusco', [2, 14]],
    ['arachide', [5]],
    ['lupino', [13]],
    ['solfiti', [12]],
    ['anidride solforosa e solfiti', [12]],
    ['Solfati (anidride solforosa e solfiti)', [12]],
    ['SO2', [12]],
    ['uovo, solforosa', [3, 12]],
    ['frutta_a_guscio', [8]],
    ['cereali contenenti glutine', [1]],
    ['latte (incluso lattosio)', [7]],
    ["proteine dell'uovo", [3]],
    ['semi di sesamo', [11]],
    ['latte di soia', [6]],
    ['latte e soia', [6, 7]],
    ['mozzarella, acciughe', [4, 7]],
    ['gluten, milk, eggs', [1, 3, 7]],
  ])('%j means %j', (cell, ids) => {
    expect(readAllergens(cell)).toEqual({
      answer: { allergeni: ids, nessunAllergene: false },
      faults: [],
      notes: [],
    });
  });

  test.each(allergens)('$name may be written as the site or the law has it', (allergen) => {
    const { id, name, fullName } = allergen;
    const wording = allergenWordings[id] ?? '';
    for (const written of [name, fullName, wording, `${id} ${name}`, `${wording}; ${wording}`]) {
      expect(idsIn(written)).toEqual([id]);
      expect(idsIn(written.toUpperCase())).toEqual([id]);
    }
  });

  test.each([
    'nessuno',
    'NESSUNO.',
    'Nessun allergene',
    'Nessuno rilevato',
    allergenTexts.none,
    'non contiene allergeni',
    'senza allergeni',
    'Privo di allergeni',
    'nessuno dei 14',
  ])('%j means none', (cell) => expect(readAllergens(cell).answer).toEqual(NONE));

  test.each(['non indicati', 'Non dichiarati', allergenTexts.undeclared, 'n.d.', '?'])(
    '%j means that nobody has answered',
    (cell) => expect(readAllergens(cell).answer).toEqual(UNDECLARED),
  );

  test.each(['', ' ', '-', '—', '/'])('%j is no answer', (cell) => {
    expect(readAllergens(cell)).toEqual({ answer: null, faults: [], notes: [] });
  });

  test.each([
    ['7 Glutine', '«7 Glutine»: il numero e il nome non sono dello stesso allergene'],
    ['glutine 7', 'non sono dello stesso allergene'],
    ['latte soia', '«latte soia»: separa i nomi con una virgola'],
    ['7,1', 'forse era «7,10», e il foglio di calcolo ha tolto lo zero'],
    ['01-lug', 'il foglio di calcolo ne ha fatto una data'],
    ['1-7', '«1-7»: se sono due allergeni scrivi 1, 7'],
    ['solfiti (vino)', '«solfiti (vino)» non è'],
    ['17', '«17» non è un numero da 1 a 14'],
    ['0', '«0» non è'],
    ['nessuno, 7', '«nessuno» non è un numero da 1 a 14, né un nome'],
    ['1, L', '«L» non è'],
    ['senza glutine', '«senza glutine» non è'],
    ['non contiene glutine', 'non è'],
    ['glutine no, latte', '«glutine no» non è'],
    ['gluten free', '«gluten free» non è'],
    ['latte delattosato', '«latte delattosato» non è'],
    ['❌ latte', 'non è'],
    ['🌾', 'non è'],
    ['latte 0%', 'non è'],
    ['tutti', '«tutti» non è'],
    ['può contenere tracce di noci', 'le tracce si scrivono in «avvertenza»'],
    ['3 Uova e derivati, da verificare', 'Allergeni da verificare: scrivi i numeri di tutti'],
  ])('%j is refused, with a reason: %s', (cell, reason) => {
    const { answer, faults } = readAllergens(cell);
    expect(answer).toBeNull();
    expect(faults).toEqual([expect.stringContaining(reason)]);
  });

  test('with a second meaning is read by its first, and that is said', () => {
    expect(readAllergens('frutta secca')).toMatchObject({
      answer: { allergeni: [8] },
      notes: [expect.stringContaining('può voler dire anche Arachidi')],
    });
  });
});

test('any list of numbers and names is read in full, with any separator between them', () => {
  const written = fc.record({
    ids: fc.uniqueArray(fc.constantFrom(...allergens), { minLength: 1 }),
    asNumber: fc.infiniteStream(fc.boolean()),
    separator: fc.constantFrom(',', ', ', ';', ' | ', '/', ' + ', '\n', ' e ', ' E ', ' - '),
  });
  fc.assert(
    fc.property(written, ({ ids, asNumber, separator }) => {
      const parts = ids.map(({ id, name }) => (asNumber.next().value ? String(id) : name));
      const cell = parts.join(separator);
      // '7,1' may be '7,10'.
      fc.pre(!/^\d+,1$/.test(cell));
      expect(idsIn(cell)).toEqual(ids.map(({ id }) => id).sort((a, b) => a - b));
    }),
  );
});

test('a word that is not understood is never passed over', () => {
  const word = fc.stringMatching(/^[b-z]{2,9}$/).map((letters) => `x${letters}x`);
  const places = fc.constantFrom<(w: string) => string>(
    (w) => `glutine ${w}`,
    (w) => `${w} glutine`,
    (w) => `1, ${w}, 7`,
    (w) => `latte (${w})`,
    (w) => `latte di ${w}`,
    (w) => `nessuno ${w}`,
  );
  fc.assert(
    fc.property(word, places, (unknown, put) => {
      const { answer, faults } = readAllergens(put(unknown));
      expect(answer).toBeNull();
      expect(faults.join()).toContain(unknown);
    }),
  );
});
