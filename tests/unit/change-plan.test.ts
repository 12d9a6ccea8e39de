import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  type ChangeFields,
  differencesOf,
  fieldNames,
  planChanges,
  reversed,
  standingOf,
  type Wish,
  withChanges,
} from '../../src/domain/changes/change-plan';
import { menuFileText, parseMenuFile, wishesOf } from '../../src/domain/exchange/menu-file';
import { categoryNames } from '../../src/domain/product/categories';
import type { Product, WritableProduct } from '../../src/domain/product/product';
import { sameFields } from '../../src/domain/product/product-fields';

const pizza: WritableProduct = {
  nome: 'Margherita',
  descrizione: 'Pomodoro, fiordilatte, basilico',
  allergeni: [1, 7],
  image: null,
  prezzo: 7.5,
  prezzo_familiare: 15,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
};
const standing: Product[] = [{ id: 'a', ...pizza }];
const plan = (fields: ChangeFields, id = 'a') => planChanges(standing, [{ id, fields }]);

describe('a plan of changes', () => {
  test('names the fields that change alone, before and after', () => {
    const { changed } = plan({ ...pizza, prezzo: 8, allergeni: [1] });
    expect(changed).toEqual([
      {
        id: 'a',
        nome: 'Margherita',
        before: { allergeni: [1, 7], prezzo: 7.5 },
        after: { allergeni: [1], prezzo: 8 },
      },
    ]);
    expect(changed.flatMap(differencesOf)).toEqual([
      { field: 'allergeni', before: [1, 7], after: [1] },
      { field: 'prezzo', before: 7.5, after: 8 },
    ]);
  });

  test('shows a price that was missing, or goes, as a difference', () => {
    const differences = plan({ prezzo_familiare: null, prezzo_al_metro: 25 }).changed.flatMap(
      differencesOf,
    );
    expect(differences).toEqual([
      { field: 'prezzo_familiare', before: 15, after: null },
      { field: 'prezzo_al_metro', before: null, after: 25 },
    ]);
  });

  test('counts outer blanks and another order of the allergens as the same', () => {
    expect(plan({ nome: ' Margherita ', allergeni: [7, 1] })).toMatchObject({
      same: standing,
      changed: [],
    });
  });

  test('adds a product that does not stand, where all eight fields are given', () => {
    expect(plan(pizza, 'b')).toMatchObject({
      added: [{ id: 'b', nome: 'Margherita', before: null, after: pizza }],
      missing: [{ id: 'a', before: pizza, after: null }],
    });
    expect(plan({ nome: 'Nuova', prezzo: 7 }, 'b')).toMatchObject({
      added: [],
      leftOut: [{ id: 'b', nome: 'Nuova', reason: 'invalid' }],
    });
  });

  test.each([
    ['invalid', pizza, { prezzo: -1 }],
    ['invalid', pizza, { nome: '' }],
    ['invalid', pizza, { categoria: 'Fritti' }],
    ['unfit', { ...pizza, allergeniDaVerificare: true as const }, { prezzo: 8 }],
    ['unfit', { ...pizza, descrizione: '' }, { descrizione: 'Pomodoro' }],
  ] as const)('leaves a product out that is "%s"', (reason, stored, fields) => {
    expect(planChanges([{ id: 'a', ...stored }], [{ id: 'a', fields }])).toMatchObject({
      changed: [],
      leftOut: [{ id: 'a', nome: 'Margherita', reason }],
    });
  });

  test('takes one wish for each product', () => {
    const twice: Wish[] = [
      { id: 'a', fields: { prezzo: 8 } },
      { id: 'a', fields: { prezzo: 9 } },
    ];
    expect(planChanges(standing, twice)).toMatchObject({
      changed: [{ after: { prezzo: 8 } }],
      leftOut: [{ reason: 'twice' }],
    });
  });
});

describe('what stands, compared with a change', () => {
  const edit: Change = { id: 'a', nome: 'a', before: { prezzo: 7.5 }, after: { prezzo: 8 } };
  const creation: Change = { id: 'a', nome: 'a', before: null, after: pizza };
  test.each([
    ['an edit', edit, pizza, 'before'],
    ['an edit, another field changed', edit, { ...pizza, nome: 'Regina' }, 'before'],
    ['an edit', edit, { ...pizza, prezzo: 8 }, 'already'],
    ['an edit', edit, { ...pizza, prezzo: 9 }, 'changed'],
    ['an edit', edit, null, 'gone'],
    ['a new product', creation, null, 'before'],
    ['a new product', creation, pizza, 'already'],
    ['a new product', creation, { ...pizza, prezzo: 9 }, 'changed'],
    ['a deletion', reversed(creation), pizza, 'before'],
    ['a deletion', reversed(creation), { ...pizza, prezzo: 9 }, 'changed'],
    ['a deletion', reversed(creation), { ...pizza, allergeniDaVerificare: true }, 'changed'],
    ['a deletion', reversed(creation), null, 'already'],
  ] as const)('%s (%j, %j) is "%s"', (_, change, product, expected) => {
    expect(
      standingOf(product ? { ...product, allergeni: [...product.allergeni] } : null, change),
    ).toBe(expected);
  });
});

const cents = fc.integer({ min: 0, max: 999_999 }).map((value) => value / 100);
const text = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength }).filter((value) => value.trim() !== '');
const anyFields: fc.Arbitrary<WritableProduct> = fc.record({
  nome: text(20),
  descrizione: text(40),
  allergeni: fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
  image: fc.option(fc.webUrl()),
  prezzo: cents,
  prezzo_familiare: fc.option(cents),
  prezzo_al_metro: fc.option(cents),
  categoria: fc.constantFrom(...categoryNames),
});
/** As it is read from Firestore: texts trimmed, allergens in order. */
const asRead = (fields: WritableProduct): WritableProduct => ({
  ...fields,
  nome: fields.nome.trim(),
  descrizione: fields.descrizione.trim(),
  allergeni: [...fields.allergeni].sort((a, b) => a - b),
});
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const anyMenu: fc.Arbitrary<Product[]> = fc
  .uniqueArray(fc.tuple(ids, anyFields), { selector: ([id]) => id })
  .map((entries) => entries.map(([id, fields]) => ({ id, ...asRead(fields) })));
const anyWishes: fc.Arbitrary<Wish[]> = fc
  .array(fc.record({ id: ids, fields: anyFields, names: fc.subarray([...fieldNames]) }))
  .map((wishes) =>
    wishes.map(({ id, fields, names }) => ({
      id,
      fields:
        names.length === 0
          ? fields
          : Object.fromEntries(names.map((name) => [name, fields[name]] as const)),
    })),
  );
const byId = (menu: readonly Product[]) => new Map(menu.map((each) => [each.id, each]));

function expectSameMenu(found: readonly Product[], expected: readonly Product[]): void {
  expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
  const wanted = byId(expected);
  for (const product of found) {
    const { id: _, ...fields } = product;
    expect(sameFields(fields, wanted.get(product.id) ?? fields)).toBe(true);
  }
}

describe('for any menu and any wishes', () => {
  test('each wish ends in exactly one group, and each change is of another product', () => {
    fc.assert(
      fc.property(anyMenu, anyWishes, (menu, wishes) => {
        const { added, changed, same, leftOut, missing } = planChanges(menu, wishes);
        expect(added.length + changed.length + same.length + leftOut.length).toBe(wishes.length);
        const changes = [...added, ...changed, ...missing];
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
      }),
    );
  });

  test('each change finds what it expects, writes what was wanted, and plans nothing afterwards', () => {
    fc.assert(
      fc.property(anyMenu, anyWishes, (menu, wishes) => {
        const { added, changed } = planChanges(menu, wishes);
        const changes = [...added, ...changed];
        const before = byId(menu);
        const after = withChanges(menu, changes);
        for (const change of changes) {
          expect(standingOf(before.get(change.id) ?? null, change)).toBe('before');
          expect(standingOf(byId(after).get(change.id) ?? null, change)).toBe('already');
        }
        const first = wishes.filter(
          ({ id }, place) => wishes.findIndex((w) => w.id === id) === place,
        );
        expect(planChanges(after, first)).toMatchObject({ added: [], changed: [] });
      }),
    );
  });

  test('an undo restores the menu, deletions included', () => {
    fc.assert(
      fc.property(anyMenu, anyWishes, (menu, wishes) => {
        const { added, changed, missing } = planChanges(menu, wishes);
        const changes = [...added, ...changed, ...missing];
        expectSameMenu(withChanges(withChanges(menu, changes), changes.map(reversed)), menu);
      }),
    );
  });

  test('a menu written to its file and read back plans no change, and restores it where it is gone', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        const products = Object.fromEntries(menu.map(({ id, ...fields }) => [id, fields]));
        const file = { project: 'p', readAt: '2026-01-31T18:05:09.123Z', products, pictures: {} };
        const read = parseMenuFile(menuFileText(file));
        expect(read).toEqual(file);
        const { wishes, leftOut } = wishesOf(read ?? file);
        expect(leftOut).toEqual([]);
        expect(planChanges(menu, wishes)).toMatchObject({ added: [], changed: [], missing: [] });
        expectSameMenu(withChanges([], planChanges([], wishes).added), menu);
      }),
    );
  });
});

describe("a menu's file", () => {
  test.each([
    '',
    'nome;prezzo',
    '[]',
    '{"products": 3}',
    '{"project":"p","readAt":"ieri","products":{}}',
  ])('is refused where it is none: %s', (content) => {
    expect(parseMenuFile(content)).toBeNull();
  });

  test('of a hand that wrote half a product names it', () => {
    const file = {
      project: 'p',
      readAt: '2026-01-31T18:05:09.123Z',
      products: { a: { nome: 'Metà', prezzo: '7,50' }, b: {} },
      pictures: {},
    };
    expect(wishesOf(file)).toEqual({
      wishes: [],
      leftOut: [
        { id: 'a', nome: 'Metà', reason: 'invalid' },
        { id: 'b', nome: 'b', reason: 'invalid' },
      ],
    });
  });
});
