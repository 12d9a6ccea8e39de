import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { planChanges, type Wish, wishesOf } from '../../../scripts/change-plan';
import {
  type Change,
  canBeUndone,
  changeOf,
  compareChange,
  conflictsOf,
  creationOf,
  deletionOf,
  differencesOf,
  type Fields,
  isSide,
  isToCorrect,
  joinChanges,
  mergedChanges,
  reversed,
  saysAll,
  standingPart,
  withChanges,
  withOneAnswer,
} from '../../../src/domain/changes/change';
import { categoryNames } from '../../../src/domain/product/categories';
import { markIds } from '../../../src/domain/product/marks';
import {
  type Product,
  type ProductFields,
  storedProduct,
} from '../../../src/domain/product/product';
import type { WritableProduct } from '../../../src/domain/product/validation';
import { product } from '../../product';

const pizza = product({ prezzo_familiare: 15 });
const standing: Product[] = [{ id: 'a', ...pizza }];
const plan = (fields: Partial<WritableProduct>, id = 'a') =>
  planChanges(standing, [{ id, fields: { ...pizza, ...fields } }]);

describe('a plan of changes', () => {
  test('names only the fields that change, before and after', () => {
    const { changed } = plan({ prezzo: 8, allergeni: [1] });
    const before = { allergeni: [1, 7], prezzo: 7.5, nessunAllergene: false };
    const after = { allergeni: [1], prezzo: 8, nessunAllergene: false };
    expect(changed).toEqual([{ id: 'a', nome: 'Margherita', before, after }]);
    const fields = changed.flatMap(differencesOf).map(({ field }) => field);
    expect(fields).toEqual(['allergeni', 'prezzo']);
  });

  test('ignores outer blanks and the order of the allergens', () => {
    const same = { same: standing, changed: [] };
    expect(plan({ nome: ' Margherita ', allergeni: [7, 1] })).toMatchObject(same);
  });

  test('adds a product that is not stored, and lists one that is not wanted', () => {
    expect(plan({}, 'b')).toMatchObject({
      added: [{ id: 'b', nome: 'Margherita', before: null, after: pizza }],
      missing: [{ id: 'a', before: pizza, after: null }],
    });
  });

  test.each([
    ['unreadable allergens', { ...pizza, allergeniDaVerificare: true as const }],
    ['a blank description', { ...pizza, descrizione: ' ' }],
  ])('leaves out a stored product with %s', (_, stored) => {
    expect(planChanges([{ id: 'a', ...stored }], [{ id: 'a', fields: pizza }])).toMatchObject({
      changed: [],
      leftOut: [{ id: 'a', nome: 'Margherita', reason: 'unfit' }],
    });
  });
});

const edit = (before: Fields, after: Fields): Change => ({ id: 'a', nome: 'a', before, after });
const rise = edit({ prezzo: 7.5 }, { prezzo: 8 });
const creation = creationOf('a', pizza);
const deletion = deletionOf({ id: 'a', ...pizza });
const unread = { allergeniDaVerificare: true } as const;
const twoFields = edit(pizza, { ...pizza, prezzo: 8, nome: 'B' });
const confirmed = edit({ allergeni: [1, 7] }, { allergeni: [1] });
const silent = { allergeni: [], nessunAllergene: false };
const none = { allergeni: [], nessunAllergene: true };
const answer = edit(silent, none);
const unconfirmed = edit({ allergeni: [1, 7], ...unread }, { allergeni: [1] });

describe('a stored product compared with a change', () => {
  test.each<[string, Change, ProductFields | null, string]>([
    ['an edit', rise, pizza, 'before'],
    ['an edit, another field changed', rise, { ...pizza, nome: 'Regina' }, 'before'],
    ['an edit that is done', rise, { ...pizza, prezzo: 8 }, 'already'],
    ['an edit, half done', twoFields, { ...pizza, nome: 'B' }, 'before'],
    ['an edit of the same field', rise, { ...pizza, prezzo: 9 }, 'conflict'],
    ['an edit of a deleted product', rise, null, 'conflict'],
    ['an edit of readable allergens', confirmed, { ...pizza, ...unread }, 'conflict'],
    ['an edit of unreadable allergens', unconfirmed, { ...pizza, ...unread }, 'before'],
    ['none of an unanswered dish', answer, { ...pizza, ...silent }, 'before'],
    ['none of a dish with none', answer, { ...pizza, ...none }, 'already'],
    ['none of a dish that got ids', answer, { ...pizza, allergeni: [7] }, 'conflict'],
    ['no answer of a dish with none', edit(none, silent), { ...pizza, ...none }, 'before'],
    ['a new product', creation, null, 'before'],
    ['a new product that is there', creation, pizza, 'already'],
    ['a new product where another is', creation, { ...pizza, prezzo: 9 }, 'conflict'],
    ['a deletion', deletion, pizza, 'before'],
    ['a deletion of a changed product', deletion, { ...pizza, prezzo: 9 }, 'conflict'],
    ['a deletion of a deleted product', deletion, null, 'already'],
  ])('%s: $3', (_, change, current, expected) => {
    expect(compareChange(current, change)).toBe(expected);
  });

  test('conflicts only in fields that match neither side of the change', () => {
    const before = { nome: 'A', prezzo: 7, allergeni: [1] };
    const change = edit(before, { nome: 'B', prezzo: 8, allergeni: [2] });
    const current = { ...pizza, nome: 'B', prezzo: 9, allergeni: [1] };
    expect(conflictsOf(change, current)).toEqual(['prezzo']);
  });
});

test('allergens without the word that there are none take it back', () => {
  const [after] = withChanges([{ id: 'a', ...pizza, ...none }], [edit({}, { allergeni: [] })]);
  expect(after).toMatchObject(silent);
  expect(withOneAnswer({ allergeni: [7], nessunAllergene: true })).toMatchObject({
    nessunAllergene: false,
  });
  expect(isSide({ allergeni: [] })).toBe(true);
  expect(isSide({ prezzo: 7, colore: 'rosso' })).toBe(false);
  // The word alone, as only a hand can have written it.
  expect(isSide({ prezzo: 7, nessunAllergene: true })).toBe(false);
});

const bare = { ...pizza, descrizione: '' };
test.each<[string, Change, shown: boolean, undoable: boolean]>([
  ['a new product', creation, true, true],
  ['a deletion', deletion, true, true],
  ['a deletion of an invalid product', { ...deletion, before: bare }, true, false],
  ['an edit', rise, true, true],
  ['an edit of an invalid value', edit({ descrizione: '' }, { descrizione: 'Sale' }), true, false],
  ['an edit with another field after', edit({ prezzo: 7 }, { nome: 'A' }), false, true],
  ['nothing', { ...rise, before: null, after: null }, false, true],
])('%s shows all that it writes: $2, can be undone: $3', (_, change, shown, undoable) => {
  expect([saysAll(change), canBeUndone(change)]).toEqual([shown, undoable]);
});

test('a new product and a deletion have no fields before and after', () => {
  expect([creation, deletion].flatMap(differencesOf)).toEqual([]);
});

test('confirming unreadable allergens is a change that removes the note', () => {
  const noted = { id: 'a', ...pizza, ...unread };
  const change = changeOf(noted, pizza) ?? rise;
  const { allergeni } = pizza;
  expect(change).toMatchObject({ before: { allergeni, ...unread }, after: { allergeni } });
  expect(withChanges([noted], [change])).toEqual([{ id: 'a', ...pizza }]);
  expect(withChanges([noted], [rise])).toEqual([{ ...noted, prezzo: 8 }]);
});

const cents = fc.integer({ min: 0, max: 999_999 }).map((value) => value / 100);
const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
const anyFields = fc
  .record({
    nome: text,
    descrizione: text,
    allergeni: fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
    image: fc.option(fc.webUrl()),
    prezzo: cents,
    prezzo_familiare: fc.option(cents),
    prezzo_al_metro: fc.option(cents),
    categoria: fc.constantFrom(...categoryNames),
    etichette: fc.subarray(markIds),
    nascosto: fc.boolean(),
    nessunAllergene: fc.boolean(),
    posizione: fc.option(fc.integer({ min: 1 })),
  })
  .map((fields) => product(fields));
const anyWishes: fc.Arbitrary<Wish[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fields: anyFields }),
  { selector: ({ id }) => id },
);
const anyMenu = anyWishes.map((wishes) =>
  wishes.map(({ id, fields }): Product => ({ id, ...v.parse(storedProduct, fields) })),
);
const byId = (menu: readonly Product[]) => new Map(menu.map((each) => [each.id, each]));

describe('for any menu and any wishes', () => {
  test('each change applies without conflict, and a second plan finds nothing left to do', () => {
    fc.assert(
      fc.property(anyMenu, anyWishes, (menu, wishes) => {
        const { added, changed } = planChanges(menu, wishes);
        const changes = [...added, ...changed];
        const before = byId(menu);
        const after = withChanges(menu, changes);
        for (const change of changes) {
          expect(compareChange(before.get(change.id) ?? null, change)).toBe('before');
          expect(compareChange(byId(after).get(change.id) ?? null, change)).toBe('already');
        }
        expect(planChanges(after, wishes)).toMatchObject({ added: [], changed: [] });
      }),
    );
  });

  test('an undo restores the menu, deletions included', () => {
    fc.assert(
      fc.property(anyMenu, anyWishes, (menu, wishes) => {
        const { added, changed, missing } = planChanges(menu, wishes);
        const changes = [...added, ...changed, ...missing];
        const undone = withChanges(withChanges(menu, changes), changes.map(reversed));
        expect(byId(undone)).toEqual(byId(menu));
      }),
    );
  });
});

test('a menu file with incomplete products reports each as invalid, but reads past unknown fields', () => {
  const c = { ...pizza, colore: 'rosso' };
  const products = { a: { nome: 'Metà', prezzo: '7,50' }, b: {}, c };
  const file = { project: 'p', readAt: '2026-01-31T18:05:09.123Z', products, pictures: {} };
  expect(wishesOf(file).leftOut).toEqual([
    { id: 'a', nome: 'Metà', reason: 'invalid' },
    { id: 'b', nome: 'b', reason: 'invalid' },
  ]);
});

describe('several changes', () => {
  const edit = (before: Fields, after: Fields, id = 'a'): Change => ({
    ...{ id, nome: 'Margherita', before, after },
  });
  const dearer = edit({ prezzo: 7 }, { prezzo: 8 });
  const creation = creationOf('b', product());
  const deletion = deletionOf({ id: 'a', ...pizza });

  test('of one product are put together, and a whole product stands for itself', () => {
    const renamed = edit({ nome: 'A' }, { nome: 'B' });
    expect(mergedChanges([dearer, creation, renamed])).toEqual([
      edit({ prezzo: 7, nome: 'A' }, { prezzo: 8, nome: 'B' }),
      creation,
    ]);
    expect(mergedChanges([dearer, deletion])).toEqual([deletion]);
    expect(mergedChanges([creation, edit({ prezzo: 7 }, { prezzo: 8 }, 'b')])).toEqual([
      edit({ prezzo: 7 }, { prezzo: 8 }, 'b'),
    ]);
    expect(mergedChanges([])).toEqual([]);
  });

  test('that follow one another are one: the first values before, the last after', () => {
    const again = edit({ prezzo: 8, nome: 'A' }, { prezzo: 9, nome: 'B' });
    expect(joinChanges([dearer], [{ ...again, nome: 'B' }])).toEqual([
      edit({ nome: 'A', prezzo: 7 }, { nome: 'B', prezzo: 9 }),
    ]);
    expect(joinChanges([dearer], [creation])).toEqual([dearer, creation]);
    expect(joinChanges([], [deletion])).toEqual([deletion]);
    expect(joinChanges([dearer], [deletion])).toEqual([{ ...deletion, before: dearer.before }]);
  });

  test('that end as they began are none, and of others the fields that are again the same are left out', () => {
    expect(joinChanges([dearer], [reversed(dearer)])).toEqual([]);
    const more = edit({ prezzo: 8, nome: 'A' }, { prezzo: 7, nome: 'B' });
    expect(joinChanges([dearer], [more])).toEqual([edit({ nome: 'A' }, { nome: 'B' })]);
    expect(joinChanges([creation], [reversed(creation)])).toEqual([]);
  });

  test('of which others have changed a field keep the rest; none is kept if that is all', () => {
    const current: Product = { id: 'a', ...pizza, prezzo: 9 };
    const both = edit({ prezzo: 7.5, avvertenza: '' }, { prezzo: 8, avvertenza: 'Calda' });
    expect(standingPart(both, current)).toEqual({
      part: edit({ avvertenza: '' }, { avvertenza: 'Calda' }),
      others: ['prezzo'],
    });
    expect(standingPart(edit({ prezzo: 7.5 }, { prezzo: 8 }), current)).toEqual({
      part: null,
      others: ['prezzo'],
    });
    for (const whole of [creation, deletion]) {
      expect(standingPart(whole, current)).toEqual({ part: whole, others: [] });
    }
    expect(standingPart(both, null)).toEqual({ part: both, others: [] });
  });
});

test('a dish is to be corrected if the rules refuse it, not if its allergens are to be verified', () => {
  const dish: Product = { id: 'a', ...pizza };
  expect(isToCorrect(dish)).toBe(false);
  expect(isToCorrect({ ...dish, allergeniDaVerificare: true })).toBe(false);
  expect(isToCorrect({ ...dish, descrizione: '' })).toBe(true);
});

test.each<[unknown, boolean]>([
  [null, true],
  [{}, true],
  [{ prezzo: 7, nome: 'A' }, true],
  [{ nessunAllergene: true, allergeni: [] }, true],
  [{ nessunAllergene: true }, false],
  [{ prezzo: '7', nome: 'A' }, false],
  [{ nome: 'A', altro: 1 }, false],
  [7, false],
])('%j is a side of a change: %s', (value, is) => expect(isSide(value)).toBe(is));
