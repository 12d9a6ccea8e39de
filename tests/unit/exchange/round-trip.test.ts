import fc from 'fast-check';
import Papa from 'papaparse';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleMenu } from '../../../emulators/sample/menu';
import { mergedChanges, withChanges } from '../../../src/domain/changes/change';
import { readImport } from '../../../src/domain/exchange/import-file';
import { type ImportPlan, planImport } from '../../../src/domain/exchange/import-plan';
import { fileStamp, menuToCsv } from '../../../src/domain/exchange/menu-csv';
import type { RowGroup } from '../../../src/domain/exchange/read-row';
import { allergens } from '../../../src/domain/product/allergens';
import { categoryNames } from '../../../src/domain/product/categories';
import { fieldNames, unitNames } from '../../../src/domain/product/fields';
import { markIds } from '../../../src/domain/product/marks';
import { type Product, storedProduct } from '../../../src/domain/product/product';
import { anyCharacter } from '../../characters';
import { dish } from '../../product';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
  // Text that a CSV parser or a spreadsheet could misread.
  fc
    .array(
      fc.constantFrom(...'\'=+-@\t\r\n;,"0123456789 a\uFEFF', '\r\n', 'à', '＝', 'da verificare'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

/** Documents as they may be stored: any field may hold anything. */
const value = fc.oneof(
  text,
  fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  fc.subarray(allergens.map(({ id }) => id)),
  fc.subarray(markIds),
  fc.array(fc.oneof(fc.integer({ min: -1, max: 16 }), text)),
  fc.constantFrom<unknown>(...categoryNames, true, false, null, 1, 1.5),
);
const document = fc.record(Object.fromEntries(fieldNames.map((name) => [name, value])), {
  requiredKeys: [],
});

// valibot drops the keys 'constructor' and 'prototype'; Firestore refuses ids that begin and end with two underscores.
const id = fc
  .stringMatching(/^[\w-]{1,20}$/)
  .filter((name) => !/^(?:__.*__|constructor|prototype)$/.test(name));

const menu = fc.uniqueArray(
  fc
    .tuple(id, document)
    .map(([id, fields]): Product => ({ id, ...v.parse(storedProduct, fields) })),
  { selector: ({ id }) => id, maxLength: 6 },
);

const bytesOf = (file: string) => new TextEncoder().encode(file);

function imported(file: Uint8Array, standing: readonly Product[]) {
  const { rows, ignored } = readImport(file);
  expect(ignored).toEqual([]);
  return planImport(rows, { stored: standing, newId: () => 'new', pictureProblem: () => 'no' });
}

/** The changes that a plan writes, whatever their effect on allergens. */
const writesOf = ({ rows }: ImportPlan) =>
  rows.flatMap(({ place, change }) => (change ? [{ place, change }] : []));

const rowsIn = ({ rows }: ImportPlan, wanted: RowGroup) =>
  rows.filter(({ group }) => group === wanted);

const byId = (products: readonly Product[]) => new Map(products.map((each) => [each.id, each]));

function expectNoChange(file: Uint8Array, products: readonly Product[]) {
  const plan = imported(file, products);
  expect(writesOf(plan)).toEqual([]);
  expect(plan.missing).toEqual([]);
  expect(rowsIn(plan, 'same')).toHaveLength(products.length);
  expect(plan.rows).toHaveLength(products.length);
}

test('an exported menu changes nothing when it is imported again, whatever its products', () => {
  fc.assert(
    fc.property(menu, (products) => expectNoChange(bytesOf(menuToCsv(products)), products)),
  );
});

/** A cell as a spreadsheet with Italian settings shows it after reading it: a price has no zeros at its end. */
const shown = (cell: string) => (/^\d+,\d+$/.test(cell) ? cell.replace(/,?0+$/, '') : cell);
const cellsOf = (csv: string) =>
  Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true }).data.map((row) => row.map(shown));

const WORDS = 'Ragù|perché|l’orto|l\'orto|«è»|4|"|;|,|=1+1|-|@|7,50|1.5|50%|\n'.split('|');
const words = (minLength: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength, maxLength: 6 })
    .map((parts) => parts.join(' ').trim())
    // A whole cell of digits is a price to a spreadsheet.
    .filter((text) => shown(text) === text);

/** Menus as the form writes them, with texts that a spreadsheet could misread. */
const written = fc.uniqueArray(
  fc
    .record({
      id: fc.stringMatching(/^[a-z][a-z-]{5,9}$/),
      ...{ nome: words(1), descrizione: words(1), avvertenza: words(0) },
      allergeni: fc.subarray([1, 3, 7, 10, 12]),
      prezzo: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
      prezzo_familiare: fc.option(fc.constantFrom(10, 12.5, 1234.05)),
      etichette: fc.subarray(markIds),
      nascosto: fc.boolean(),
      posizione: fc.option(fc.integer({ min: 1, max: 300 })),
    })
    .map((fields) => dish(fields)),
  { selector: ({ id }) => id, minLength: 1, maxLength: 5 },
);

/** Files as programs save them after opening the export, with Italian settings. */
const programs: Record<string, (csv: string) => Uint8Array> = {
  'Excel, CSV UTF-8': (csv) =>
    bytesOf(`\uFEFF${Papa.unparse(cellsOf(csv), { delimiter: ';', newline: '\r\n' })}\r\n`),
  // Windows-1252, in which letters that it lacks become question marks.
  'Excel, CSV': (csv) => {
    const saved = Papa.unparse(cellsOf(csv), { delimiter: ';', newline: '\r\n' });
    const codes: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 };
    const codeOf = (letter: string) => codes[letter] ?? letter.charCodeAt(0);
    return Uint8Array.from(saved, (letter) => (codeOf(letter) < 256 ? codeOf(letter) : 0x3f));
  },
  'Excel, Unicode text': (csv) => {
    const saved = `\uFEFF${Papa.unparse(cellsOf(csv), { delimiter: '\t', newline: '\r\n' })}`;
    return new Uint8Array(Uint16Array.from(saved, (letter) => letter.charCodeAt(0)).buffer);
  },
  Sheets: (csv) => bytesOf(Papa.unparse(cellsOf(csv), { delimiter: ',', newline: '\r\n' })),
  // With the name of the table, quotes around each cell, and accents as characters of their own.
  Numbers: (csv) => {
    const rows = Papa.unparse(cellsOf(csv), { delimiter: ';', newline: '\n', quotes: true });
    return bytesOf(`Tabella 1\n${rows}`.normalize('NFD'));
  },
  LibreOffice: (csv) => {
    const points = cellsOf(csv).map((row) =>
      row.map((cell) => (/^\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell)),
    );
    return bytesOf(Papa.unparse(points, { delimiter: ';', newline: '\n' }));
  },
};

test.each(Object.entries(programs))(
  'opened and saved by %s, neither the sample nor any other menu changes',
  (_, save) => {
    const sample = sampleMenu.map(({ picture, ...fields }) => dish(fields));
    expectNoChange(save(menuToCsv(sample)), sample);
    fc.assert(
      fc.property(written, (products) => {
        expectNoChange(save(menuToCsv(products)), products);
      }),
      { numRuns: 30 },
    );
  },
);

test('an exported menu is complete when it is imported into an empty one', () => {
  const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim();
  fc.assert(
    fc.property(written, (some) => {
      const products = some.map((each, index) => ({
        ...each,
        nome: `Piatto ${index}`,
        descrizione: lineOf(`Con ${each.descrizione}`),
        avvertenza: each.avvertenza && lineOf(`Con ${each.avvertenza}`),
      }));
      const plan = imported(bytesOf(menuToCsv(products)), []);
      expect(rowsIn(plan, 'faulty')).toEqual([]);
      const changes = writesOf(plan).map(({ change }) => change);
      expect(byId(withChanges([], changes))).toEqual(byId(products));
    }),
  );
});

const plausible = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    nome: fc.constantFrom('Margherita', 'margherita', 'Marinara', 'Così', ''),
    descrizione: fc.constantFrom('Pomodoro', 'Olio\ne sale', ''),
    allergeni: fc.subarray([1, 7, 10]),
    image: fc.constantFrom(null, 'ours', 'foreign'),
    prezzo: fc.constantFrom(0, 7.5, 12_000),
    prezzo_familiare: fc.constantFrom(null, 15),
    prezzo_al_metro: fc.constantFrom(null, 20.05),
    categoria: fc.constantFrom('Pinse', 'Dolci', 'Calzoni'),
    etichette: fc.subarray(markIds),
    nascosto: fc.boolean(),
    nessunAllergene: fc.boolean(),
    posizione: fc.option(fc.integer({ min: 1, max: 30 })),
  })
  .map(({ nessunAllergene: none, ...fields }) =>
    dish({ ...fields, nessunAllergene: none && fields.allergeni.length === 0 }),
  );
const plausibleMenu = fc.uniqueArray(plausible, { selector: ({ id }) => id });

test('an import, with ids or without, is idempotent, and writes no product twice and no other', () => {
  fc.assert(
    fc.property(plausibleMenu, plausibleMenu, fc.boolean(), (standing, wanted, hasIds) => {
      const rows = readImport(bytesOf(menuToCsv(wanted))).rows.map((row) => ({
        ...row,
        cells: { ...row.cells, ...(!hasIds && { id: '' }) },
      }));
      let made = 0;
      const planFor = (products: readonly Product[]) =>
        planImport(rows, {
          stored: products,
          newId: () => `new-${++made}`,
          pictureProblem: (url) => (url === 'ours' ? null : 'no'),
        });
      const first = planFor(standing);
      const changes = mergedChanges(writesOf(first).map(({ change }) => change));
      expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
      const after = withChanges(standing, changes);
      for (const { id } of first.missing) {
        expect(byId(after).get(id)).toEqual(byId(standing).get(id));
      }
      // A faulty row may have become valid through the changes of other rows.
      const unclear = rowsIn(first, 'faulty').map(({ place }) => place);
      for (const { place } of writesOf(planFor(after))) expect(unclear).toContain(place);
    }),
    { numRuns: 200 },
  );
});

test('the CSV has an Italian header, semicolons, decimal commas, a byte order mark, and no formula', () => {
  const product = v.parse(storedProduct, {
    nome: 'Ragù; "del nonno"',
    descrizione: '=1+1',
    allergeni: [7, 1],
    prezzo: 7.5,
    categoria: 'Pinse',
    etichette: ['piccante', 'vegano'],
    nascosto: true,
  });
  const [header, row, end] = menuToCsv([{ id: 'ragu', ...product }]).split('\r\n');
  expect(header).toBe(`\uFEFFid;${unitNames.join(';')}`);
  expect(row).toMatch(
    /^ragu;"Ragù; ""del nonno""";'=1\+1;1 Glutine, 7 Latte e derivati;;7,50;;;Pinse;/,
  );
  expect(row?.split(';')).toEqual(expect.arrayContaining(['vegano, piccante', 'sì']));
  expect(end).toBe('');
  for (const sign of '=+-@＝＋－＠') {
    expect(menuToCsv([dish({ nome: `${sign}1` })])).toContain(`;'${sign}1;`);
  }
});

test('the name of a file has the local time of its export', () => {
  const readAt = Date.parse('2026-11-26T17:05:09Z');
  expect(fileStamp(readAt, 'Europe/Rome')).toBe('2026-11-26-18-05-09');
});
