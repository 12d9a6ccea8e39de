import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { withChanges } from '../../src/domain/changes/change';
import { readImport } from '../../src/domain/exchange/import-file';
import { planImport } from '../../src/domain/exchange/import-plan';
import { menuToCsv, menuToJson } from '../../src/domain/exchange/menu-file';
import { categoryNames } from '../../src/domain/product/categories';
import { fieldsByKind } from '../../src/domain/product/fields';
import { markIds } from '../../src/domain/product/marks';
import { type Product, storedProduct } from '../../src/domain/product/product';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  // What a CSV, or a spreadsheet, could take for something else.
  fc
    .array(
      fc.constantFrom(...'\'=+-@\t\r\n;,"0123456789 a\uFEFF', '\r\n', 'à', '＝', 'da verificare'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

const price = fc.oneof(
  fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
);

/** What a document may hold: products as the form writes them, and others. */
const document = fc.record(
  fieldsByKind({
    text: () => text,
    price: () => price,
    optionalPrice: () => fc.option(price),
    allergens: () =>
      fc.oneof(
        fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        fc.array(fc.oneof(fc.integer({ min: -1, max: 16 }), text)),
        text,
      ),
    picture: () => fc.option(text),
    category: () => fc.oneof(fc.constantFrom<string>(...categoryNames), text),
    marks: () => fc.oneof(fc.subarray(markIds), fc.array(text), text),
    flag: () => fc.oneof(fc.boolean(), text),
  }),
  { requiredKeys: [] },
);

// valibot leaves such keys of an object out, and Firestore such as begin and end with two underscores.
const id = fc
  .stringMatching(/^[\w-]{1,20}$/)
  .filter((name) => !/^(?:__.*__|constructor|prototype)$/.test(name));

const menu = fc.uniqueArray(
  fc
    .tuple(id, document)
    .map(([id, fields]): Product => ({ id, ...v.parse(storedProduct, fields) })),
  { selector: ({ id }) => id, maxLength: 6 },
);

function imported(file: string, standing: readonly Product[]) {
  const { rows, ignored } = readImport(new TextEncoder().encode(file));
  expect(ignored).toEqual([]);
  return planImport(rows, { standing, newId: () => 'new', pictureProblem: () => 'no' });
}

describe.each([
  ['CSV', menuToCsv],
  ['JSON', (products: readonly Product[]) => menuToJson(products, 'p', '2026-01-31T18:05:09.123Z')],
] as const)('a menu that is exported as %s', (_, exported) => {
  test('changes nothing when it is imported again, whatever it holds', () => {
    fc.assert(
      fc.property(menu, (products) => {
        const plan = imported(exported(products), products);
        const nothing = { added: [], changed: [], bare: [], losing: [], faulty: [], missing: [] };
        expect(plan).toMatchObject(nothing);
        expect(plan.same).toHaveLength(products.length);
      }),
      { numRuns: 500 },
    );
  });

  test('is the whole menu when it is imported where nothing stands', () => {
    const valid = menu.map((products) =>
      products
        .filter(({ allergeniDaVerificare }) => !allergeniDaVerificare)
        .map((product, index) => ({
          ...product,
          nome: `Piatto ${index}`,
          descrizione: product.descrizione.replace(/\s+/g, ' ') || 'Pomodoro',
          image: null,
          prezzo: 7.5,
          prezzo_familiare: null,
          prezzo_al_metro: 30,
          categoria: 'Pinse',
        })),
    );
    fc.assert(
      fc.property(valid, (products) => {
        const { added, bare, faulty } = imported(exported(products), []);
        expect(faulty).toEqual([]);
        const byId = (a: Product, b: Product) => (a.id < b.id ? -1 : 1);
        const written = [...added, ...bare].map(({ change }) => ({
          id: change.id,
          ...change.after,
        }));
        expect(written.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(products.sort(byId));
      }),
    );
  });
});

describe('a file that is imported', () => {
  const plausible = fc.record({
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
  });
  const plausibleMenu = fc.uniqueArray(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), plausible).map(([key, fields]) => ({
      id: key,
      ...fields,
    })),
    { selector: (product) => product.id },
  );

  test.each([
    ['with ids', {}],
    ['without ids', { id: '' }],
  ])(
    'has nothing left to write afterwards, touches no product twice, and leaves the rest alone: %s',
    (_, changedCells) => {
      fc.assert(
        fc.property(plausibleMenu, plausibleMenu, (standing, wanted) => {
          const bytes = new TextEncoder().encode(menuToCsv(wanted));
          const rows = readImport(bytes).rows.map((row) => ({
            ...row,
            cells: { ...row.cells, ...changedCells },
          }));
          const planFor = (products: readonly Product[]) => {
            let made = 0;
            return planImport(rows, {
              standing: products,
              newId: () => `new-${++made}`,
              pictureProblem: (url) => (url === 'ours' ? null : 'no'),
            });
          };
          const writesOf = ({ added, changed, bare, losing }: ReturnType<typeof planFor>) => [
            ...added,
            ...changed,
            ...bare,
            ...losing,
          ];
          const first = planFor(standing);
          const changes = writesOf(first).map(({ change }) => change);
          expect(new Set(changes.map((change) => change.id)).size).toBe(changes.length);
          const after = withChanges(standing, changes);
          for (const { id: kept } of first.missing) {
            expect(after.find((product) => product.id === kept)).toEqual(
              standing.find((product) => product.id === kept),
            );
          }
          // What was not clear may have become so by the changes of other rows.
          const unclear = first.faulty.map(({ place }) => place);
          const second = planFor(after);
          for (const { place } of writesOf(second)) {
            expect(unclear).toContain(place);
          }
        }),
        { numRuns: 500, seed: 19870612 },
      );
    },
  );
});

test('the CSV has one header in Italian, semicolons, decimal commas, and a mark that it is UTF-8', () => {
  const product = v.parse(storedProduct, {
    nome: 'Ragù; "del nonno"',
    descrizione: '=1+1',
    allergeni: [7, 1],
    prezzo: 7.5,
    categoria: 'Pinse',
    etichette: ['piccante', 'vegano'],
    nascosto: true,
  });
  expect(menuToCsv([{ id: 'ragu', ...product }])).toBe(
    '\uFEFFid;nome;descrizione;allergeni;image;prezzo;prezzo_familiare;prezzo_al_metro;categoria;etichette;nascosto\r\n' +
      'ragu;"Ragù; ""del nonno""";\'=1+1;1, 7;;7,50;;;Pinse;vegano, piccante;sì\r\n',
  );
});
