import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, creationOf, deletionOf, type Fields } from '../../../src/domain/changes/change';
import { saveDoubt, saveQuestion } from '../../../src/domain/changes/save-question';
import type { Product } from '../../../src/domain/product/product';
import { dish, product } from '../../product';

const milk = dish({ allergeni: [1, 7] });
const cola = { nome: 'Cola', descrizione: 'Lattina', categoria: 'Bibite' } as const;
const open = { allergeni: [], nessunAllergene: false };
const none = { allergeni: [], nessunAllergene: true };
const silent = dish({ ...cola, ...open });
const denied = dish({ ...cola, ...none });
const unread = { allergeniDaVerificare: true } as const;
const both = { allergeni: [1, 7] };
const idsIn = (doubt: ReturnType<typeof saveDoubt>) =>
  doubt && { lost: doubt.lost, named: doubt.named.map(({ id }) => id) };

test.each<[string, Product, Fields, Fields, object | null]>([
  ['an allergen taken away', milk, both, { allergeni: [1] }, { lost: [7], named: [7] }],
  ['one of now, not of the plan', milk, { allergeni: [1] }, { allergeni: [1, 9] }, { lost: [7] }],
  ['none beside words that name one', milk, both, none, { lost: [1, 7], named: [1, 7] }],
  ['allergens that are read at last', { ...milk, ...unread }, { ...both, ...unread }, both, null],
  ['new words', denied, { descrizione: 'Lattina' }, { descrizione: 'Con panna' }, { named: [7] }],
  ['a new warning', milk, { avvertenza: '' }, { avvertenza: 'Contiene noci' }, { named: [8] }],
  ['a new name', milk, { nome: 'Margherita' }, { nome: 'Con alici' }, { named: [4] }],
  ['an allergen added', milk, both, { allergeni: [1, 7, 9] }, null],
  ['another field', milk, { prezzo: 7 }, { prezzo: 8 }, null],
  ['another field of a noted one', { ...milk, ...unread }, { prezzo: 7 }, { prezzo: 8 }, null],
  ['the first answer that there are none', silent, open, none, null],
  ['only a recipe', milk, { nome: 'Margherita' }, { nome: 'Con vino' }, null],
])('of an edit: %s', (_, stored, before, after, doubt) => {
  const { id, nome } = stored;
  const found = saveDoubt({ id, nome, before, after }, stored);
  if (doubt === null) expect(found).toBeNull();
  else expect(idsIn(found)).toMatchObject(doubt);
});

test('of an undo also none is doubted, of new dishes their words, and nothing that is not written', () => {
  const undo = { isUndo: true };
  const { id, nome } = silent;
  const answer = { id, nome, before: open, after: none };
  expect(idsIn(saveDoubt(answer, silent, undo))).toEqual({ lost: [], named: [] });
  const fields = { ...none, nome: 'Coppa', descrizione: 'Panna', categoria: 'Bibite' } as const;
  const created = creationOf('x', product(fields));
  expect(idsIn(saveDoubt(created, null))).toMatchObject({ named: [7] });
  const checked = { id: milk.id, nome, before: { ...both, ...unread }, after: both };
  expect(saveDoubt(checked, { ...milk, ...unread }, undo)).toMatchObject({ lost: [] });
  expect(saveDoubt(created, null, undo)).toBeNull();
  expect(saveDoubt(creationOf('x', product()), null)).toBeNull();
  expect(saveDoubt(deletionOf(milk), milk, undo)).toBeNull();
  // Of a dish that is gone, and of fields beside an answer that stays.
  const gone = { ...answer, before: both, after: { ...none, descrizione: 'Panna' } };
  expect(saveDoubt(gone, null, undo)).toBeNull();
  const price = { ...answer, before: { prezzo: 7.5 }, after: { prezzo: 75 } };
  expect(saveDoubt(price, denied, undo)).toBeNull();
  expect(saveDoubt(price, denied)).toMatchObject({ prices: [{ from: 7.5, to: 75 }] });
});

test('a new dish is asked about a food that it does not declare, and not about what it declares', () => {
  const napoli = { nome: 'Napoli', descrizione: 'Pomodoro, fiordilatte, alici di Cetara' };
  const asked = (allergeni: number[]) =>
    saveQuestion([creationOf('n', product({ ...napoli, allergeni }))], []);
  expect(asked([1, 7])).toMatchObject({
    title: 'Salvo senza Pesce?',
    groups: [{ dishes: [{ reasons: ['Le parole fanno pensare a: Pesce (alici).'] }] }],
  });
  expect(asked([1, 4, 7])).toBeNull();
});

describe('a price', () => {
  const asked = (prezzo: number, to: number, field = 'prezzo') =>
    saveQuestion(
      [changeOf(dish({ [field]: prezzo }), { [field]: to })].flatMap((change) => change ?? []),
      [dish({ [field]: prezzo })],
    )?.title ?? null;

  test.each([
    [8.4, 840, 'Da € 8,40 a € 840,00?'],
    [7.5, 15, 'Da € 7,50 a € 15,00?'],
    [7.5, 14.99, null],
    [7.5, 3.75, 'Da € 7,50 a € 3,75?'],
    [7.5, 3.76, null],
    [7.5, 0, null],
    [0, 840, null],
    [0.1, 0.2, 'Da € 0,10 a € 0,20?'],
  ])('from %s to %s is asked %j', (from, to, title) => expect(asked(from, to)).toBe(title));

  test('of another size is asked like the first, and none that had no price', () => {
    expect(asked(14, 140, 'prezzo_familiare')).toBe('Da € 14,00 a € 140,00?');
    const first = changeOf(dish(), { prezzo_al_metro: 300 });
    expect(saveQuestion(first ? [first] : [], [dish()])).toBeNull();
  });

  test('of a stored dish is never asked about its allergens, whatever its words and its answer', () => {
    const stored = fc.record({
      nome: fc.constantFrom('Napoli', 'Frutti di mare', 'Pane senza glutine'),
      descrizione: fc.constantFrom('alici', 'noci, gorgonzola', 'gamberi', 'latte di soia'),
      allergeni: fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
      nessunAllergene: fc.boolean(),
      prezzo: fc.integer({ min: 1, max: 900 }).map((cents) => cents / 10),
    });
    fc.assert(
      fc.property(stored, fc.integer({ min: 0, max: 9000 }), (fields, cents) => {
        const before = dish(fields);
        const change = changeOf(before, { prezzo: cents / 10, prezzo_familiare: 12 });
        const question = change && saveQuestion([change], [before]);
        const titles = question?.groups.map(({ title }) => title) ?? [];
        expect([[], ['Prezzi che raddoppiano o si dimezzano']]).toContainEqual(titles);
      }),
    );
  });
});

describe('the question about one dish', () => {
  const noted = { ...milk, ...unread };
  const FEWER = 'Con meno allergeni di adesso, o nessuno';
  const NAMED = 'Le parole nominano altri allergeni';
  const PRICES = 'Prezzi che raddoppiano o si dimezzano';
  const ask = (stored: Product, after: Fields, isUndo: boolean) => {
    const { id, nome } = stored;
    return saveQuestion([{ id, nome, before: {}, after }], [stored], { isUndo });
  };

  test.each<[string, Product, Fields, boolean, string, string, string]>([
    [
      'an allergen lost',
      milk,
      { allergeni: [1] },
      false,
      'Davvero meno allergeni in',
      'Sì, meno allergeni',
      FEWER,
    ],
    ['all denied', milk, none, false, 'Davvero nessun allergene in', 'Sì, nessuno', FEWER],
    ['none, brought back', silent, none, true, 'Davvero nessun allergene in', 'Sì, nessuno', FEWER],
    [
      'unread ones, taken away',
      noted,
      both,
      true,
      'Allergeni da guardare in',
      'Sì, salva così',
      FEWER,
    ],
    [
      'an allergen and the price',
      milk,
      { allergeni: [1], prezzo: 75 },
      false,
      'Davvero meno allergeni in',
      'Sì, salva così',
      FEWER,
    ],
    [
      'words of a dish without any, and the price',
      denied,
      { descrizione: 'Con panna', prezzo: 75 },
      false,
      'Davvero nessun allergene in',
      'Sì, salva così',
      FEWER,
    ],
    [
      'a named allergen and the price',
      milk,
      { descrizione: 'Fiordilatte, alici', prezzo: 75 },
      false,
      'Salvo senza Pesce?',
      'Sì, salva così',
      NAMED,
    ],
    [
      'three named allergens',
      milk,
      { descrizione: 'Alici, noci, sedano' },
      false,
      'Salvo senza Pesce, Frutta a guscio e Sedano?',
      'Sì, salva così',
      NAMED,
    ],
    ['a price', milk, { prezzo: 75 }, false, 'Da € 7,50 a € 75,00?', 'Sì, € 75,00', PRICES],
  ])('%s: has its title, answer and reason', (...row) => {
    const [, stored, after, isUndo, title, confirm, group] = row;
    const question = ask(stored, { ...after, nome: 'Nuova' }, isUndo);
    const about = title.endsWith('?') ? null : 'Nuova';
    expect(question).toMatchObject({ title, confirm, about, isAboutFewer: group === FEWER });
    expect(question?.groups.map((each) => each.title)).toEqual([group]);
    expect(question?.groups[0]?.hint).toMatch(group === PRICES ? /^Guarda/ : /^Chi evita/);
  });

  test('names all that it loses, and the dish as it was where its name stays', () => {
    const question = ask(milk, { allergeni: [9] }, false);
    const reasons = question?.groups[0]?.dishes[0]?.reasons;
    expect(reasons?.[0]).toBe('Adesso dichiara anche: Glutine, Latte e derivati.');
    expect(question?.about).toBe('Margherita');
  });

  test('is none about allergens that are still to verify after an undo', () => {
    expect(ask(noted, { ...both, ...unread }, true)).toBeNull();
  });
});

test('many dishes are asked about once, by what is asked, those that harm most first', () => {
  const tuna = dish({ nome: 'Estiva', prezzo: 9 });
  const cheap = dish({ nome: 'Rossa', prezzo: 6 });
  const changes = [
    changeOf(cheap, { prezzo: 60 }),
    changeOf(tuna, { descrizione: 'Tonno, cipolla', prezzo: 90 }),
    changeOf(milk, { allergeni: [1] }),
  ].flatMap((change) => change ?? []);
  const question = saveQuestion(changes, [cheap, tuna, milk]);
  expect(question).toMatchObject({ title: 'Salvare meno allergeni?', about: null });
  expect(
    question?.groups.map(({ dishes }) => dishes.map(({ nome, reasons }) => [nome, ...reasons])),
  ).toEqual([
    [
      [
        'Margherita',
        'Adesso dichiara anche: Latte e derivati.',
        'Le parole fanno pensare a: Latte e derivati (fiordilatte).',
      ],
    ],
    [['Estiva', 'Le parole fanno pensare a: Pesce (Tonno).', 'Prezzo: da € 9,00 a € 90,00.']],
    [['Rossa', 'Prezzo: da € 6,00 a € 60,00.']],
  ]);
});

test('the title of several dishes names what harms most, and says whether it is an undo', () => {
  const stored = ['a', 'b'].map((id) => ({ ...milk, id }));
  const titleOf = (fields: readonly Fields[], isUndo = false) => {
    const changes = stored.map(({ id, nome }, at) => {
      return { id, nome, before: {}, after: fields[at % fields.length] ?? {} };
    });
    return saveQuestion(changes, stored, { isUndo });
  };
  const [less, fish, dear] = [{ allergeni: [1] }, { descrizione: 'Alici' }, { prezzo: 75 }];
  const confirm = 'Sì, salva così';
  expect(titleOf([less, dear])).toMatchObject({ title: 'Salvare meno allergeni?', confirm });
  expect(titleOf([less], true)?.title).toBe('Rimettere meno allergeni di adesso?');
  expect(titleOf([fish, dear])?.title).toBe('Salvare senza questi allergeni?');
  expect(titleOf([dear])).toMatchObject({ title: 'Salvare questi prezzi?', isAboutFewer: false });
});
