import { describe, expect, test } from 'vitest';
import { differencesOf } from '../../../src/domain/changes/change';
import { readImport } from '../../../src/domain/exchange/import-file';
import { planImport } from '../../../src/domain/exchange/import-plan';
import type { RowGroup } from '../../../src/domain/exchange/read-row';
import type { Product } from '../../../src/domain/product/product';
import { dish } from '../../product';

const FOREIGN = 'Immagine lasciata fuori: l’indirizzo non è di questo sito';
const OWN = 'https://firebasestorage.googleapis.com/v0/b/tre-spighe/o/images%2Fmarinara.webp';

const margherita = dish({ descrizione: 'Pomodoro, fiordilatte', prezzo_familiare: 15 });
const product = (id: string, more: Partial<Product> = {}): Product => ({
  ...margherita,
  id,
  nome: id,
  ...more,
});

function plan(file: string, ...standing: Product[]) {
  const { rows: fileRows } = readImport(new TextEncoder().encode(file));
  const { rows, missing, faults } = planImport(fileRows, {
    stored: standing.length > 0 ? standing : [margherita],
    newId: () => 'new',
    pictureProblem: (url) => (url === OWN ? null : FOREIGN),
  });
  const rowsIn = (wanted: RowGroup) => rows.filter(({ group }) => group === wanted);
  const changesIn = (group: RowGroup) => rowsIn(group).flatMap(({ change }) => change ?? []);
  const namesIn = (group: RowGroup) => rowsIn(group).map(({ nome }) => nome);
  return {
    added: changesIn('added'),
    losing: namesIn('losing'),
    doubted: namesIn('doubted'),
    mixed: namesIn('mixed'),
    damaged: namesIn('damaged'),
    faults,
    /** The fields that change, by the product's id. */
    changed: Object.fromEntries(
      changesIn('changed').map((change) => {
        const fields = differencesOf(change).map((each) => [each.field, [each.before, each.after]]);
        return [change.id, Object.fromEntries(fields)];
      }),
    ),
    same: namesIn('same'),
    faulty: rowsIn('faulty').map(({ place, nome, note }) => `${place} ${nome}: ${note}`),
    notes: rows.flatMap(({ group, place, note }) =>
      note && group !== 'faulty' ? `${place}: ${note}` : [],
    ),
    missing: missing.map(({ id }) => id),
  };
}

const HEADER =
  'id;nome;descrizione;allergeni;image;prezzo;prezzo_familiare;prezzo_al_metro;categoria';
const NEW_ROW = ';Diavola;Salame;1, 7;;8,50;;;Pizze classiche';
/** The stored product with two other prices, spelt as a spreadsheet may. */
const SPELT = `${HEADER}
margherita;Margherita ;Pomodoro, fiordilatte;"7,  1";;"7,5";€ 16;30,50;Pizze classiche`;
const SHORT = 'id;prezzo;prezzo_familiare\nmargherita;8';
const risen = { prezzo: [7.5, 8] };

describe('an imported row', () => {
  test('adds a product if none has its id, or its name and category', () => {
    const { id, ...after } = dish({ nome: 'Diavola', descrizione: 'Salame', prezzo: 8.5 });
    const added = { id: 'new', nome: 'Diavola', before: null, after };
    expect(plan(`${HEADER}\n${NEW_ROW}`).added).toEqual([added]);
    expect(plan(`${HEADER}\nvecchia${NEW_ROW}`).added).toEqual([{ ...added, id: 'vecchia' }]);
    expect(plan('nome;categoria;prezzo\nMargherita;Pinse;7,50').missing).toEqual(['margherita']);
    const bare = 'nome;descrizione;prezzo;categoria\nDiavola;Salame;8,50;Pizze classiche';
    expect(plan(bare).added).toMatchObject([{ id: 'new', after: { prezzo: 8.5, allergeni: [] } }]);
  });

  test.each<[string, string, object]>([
    ['name', 'nome;categoria;prezzo\nMARGHERITA;pizze-classiche;8', risen],
    ['spreadsheet cells', SPELT, { prezzo_familiare: [15, 16], prezzo_al_metro: [null, 30.5] }],
    ['a sign', 'id;prezzo;prezzo_familiare\nmargherita; € 8,00 ;15,00\u00a0euro', risen],
    ['a line for no price', 'id;prezzo_familiare\nmargherita;-', { prezzo_familiare: [15, null] }],
    ['missing cells are empty', SHORT, { ...risen, prezzo_familiare: [15, null] }],
    ['heading with a blank', 'id;Prezzo familiare\nmargherita;16', { prezzo_familiare: [15, 16] }],
    ['missing allergens are kept', 'id;prezzo;allergeni\nmargherita;8', risen],
    ['empty allergens are kept', 'id;prezzo;allergeni\nmargherita;8; ', risen],
    ['picture of our bucket', `id;image\nmargherita;${OWN}`, { image: [null, OWN] }],
  ])('updates its product, case: %s', (_, file, change) => {
    expect(plan(file)).toMatchObject({ changed: { margherita: change }, faulty: [] });
  });

  test('keeps the case of stored texts, and says so', () => {
    const file = 'id;nome;descrizione\nmargherita;MARGHERITA;POMODORO, FIORDILATTE';
    const kept = 'cambiano solo le maiuscole, resta com’è nel menu';
    expect(plan(file)).toMatchObject({
      changed: {},
      notes: [`Riga 2: Nome: ${kept}. Descrizione: ${kept}`],
    });
    const changed = { margherita: risen };
    expect(plan('id;nome;prezzo\nmargherita;MARGHERITA;8').changed).toEqual(changed);
  });

  test('is faulty if several products match it, or an earlier row is about the same one', () => {
    const alike = product('b', { nome: 'Margherita' });
    const twice = 'Lo stesso piatto sta già più su:';
    const named = 'nome;categoria;prezzo\nMargherita;Pizze classiche;9';
    expect(plan(named, margherita, alike)).toMatchObject({
      faulty: [expect.stringContaining('Più piatti di questa categoria si chiamano così')],
      missing: [],
    });
    expect(plan('id;prezzo\nmargherita;8\nmargherita;9')).toMatchObject({
      changed: { margherita: risen },
      faulty: [`Riga 3 Margherita: ${twice} riga 2`],
    });
    expect(plan(`${HEADER}\n${NEW_ROW}\n${NEW_ROW}`)).toMatchObject({
      added: [{ nome: 'Diavola' }],
      faulty: [`Riga 3 Diavola: ${twice} riga 2`],
    });
  });

  test('with a new id is a copy if another row has the id of the product that it matches', () => {
    const cells = 'Margherita;Pomodoro, fiordilatte;1, 7;;8;15;;Pizze classiche';
    for (const [above, below] of [
      ['copia', 'margherita'],
      ['margherita', 'copia'],
    ]) {
      const read = { added: [{ id: 'copia' }], changed: { margherita: risen }, faulty: [] };
      expect(plan(`${HEADER}\n${above};${cells}\n${below};${cells}`)).toMatchObject(read);
    }
  });

  const unread: Partial<Product> = { allergeni: [3], allergeniDaVerificare: true };
  test.each<[Partial<Product>, string, string]>([
    [{}, 'id;prezzo\nb;', 'Riga 2 b: Manca «prezzo»'],
    [{}, 'id;prezzo\nb;12.000', '«12.000»: Il prezzo deve essere un numero: scrivilo come'],
    [{}, 'id;prezzo\nb;12000', '«12000»: Il prezzo deve essere compreso tra 0 e 9999,99'],
    [{}, 'id;categoria\nb;Pizze', 'La categoria «Pizze» non esiste'],
    [{}, 'id;allergeni\nb;"1, 7 Glutine"', 'non sono dello stesso allergene'],
    [{}, 'id;nome;prezzo\nb;b;7;50\nmargherita;Margherita;7,50;;', 'Ha 4 celle invece di 3'],
    [{}, 'id;nome\n__a__;b', 'Il codice «__a__» in «id» non è valido'],
    [{}, 'id;etichette\nb;dolce', '«dolce» non è vegetariano, vegano, piccante, bambini'],
    [{}, 'id;nascosto\nb;forse', 'Nascosto dal menu: «forse» non è «sì» o «no»'],
    [{}, 'id;posizione\nb;1,5', 'Posizione: «1,5» non è un numero intero da 1'],
    [unread, 'id;allergeni\nb;3', 'Allergeni da verificare: apri il piatto'],
    [{ categoria: 'Calzoni' }, 'id;categoria\nb;Pinse', 'I dati salvati non sono completi'],
  ])('for %j is faulty, with a reason: %j, %s', (more, file, reason) => {
    const read = plan(file, margherita, product('b', more));
    expect(read).toMatchObject({ faulty: [expect.stringContaining(reason)], changed: {} });
  });

  test('is accepted for a product with unreadable allergens if it changes nothing', () => {
    expect(
      plan('id;allergeni\nb;"3 Uova e derivati, da verificare"', product('b', unread)).same,
    ).toEqual(['b']);
  });

  test.each(['nessuno', 'non indicati', '"1, 8"'])('with %s loses an allergen', (cell) => {
    const groups = { added: [], changed: {}, losing: ['Margherita'] };
    expect(plan(`id;allergeni\nmargherita;${cell}`)).toMatchObject(groups);
  });

  test.each([
    ['blanks between them', '1 7', { allergeni: [1, 7] }],
    ['names beside them', '"1 Glutine, 7 Latte e derivati"', { allergeni: [1, 7] }],
    ['names alone', '"glutine, LATTE"', { allergeni: [1, 7] }],
    ['none', 'Nessuno', { allergeni: [], nessunAllergene: true }],
    ['no answer', 'non indicati', { allergeni: [], nessunAllergene: false }],
    ['an empty cell', '', { allergeni: [], nessunAllergene: false }],
  ])('answers for the allergens of a new dish by %s', (_, cell, after) => {
    const file = `${HEADER}\n;Acqua;Naturale;${cell};;1,50;;;Bibite`;
    expect(plan(file).added).toMatchObject([{ after }]);
  });

  test.each([
    ...['sì', 'SI', 'x', '1', 'vero', 'true'].map((cell) => [cell, true] as const),
    ...['', 'no', '0', 'falso', 'false'].map((cell) => [cell, false] as const),
  ])('with %j for hidden: %s', (cell, nascosto) => {
    const { changed } = plan(`id;nascosto\nb;${cell}`, product('b', { nascosto: !nascosto }));
    expect(changed).toEqual({ b: { nascosto: [!nascosto, nascosto] } });
  });

  test('that says none of a dish without an answer is a plain change, and back', () => {
    const water = { descrizione: 'Acqua naturale', categoria: 'Bibite', allergeni: [] };
    const silent = product('b', water);
    const none = product('b', { ...water, nessunAllergene: true });
    const read = { changed: { b: { allergeni: [[], []] } }, losing: [], faulty: [] };
    expect(plan('id;allergeni\nb;nessuno', silent)).toMatchObject(read);
    expect(plan('id;allergeni\nb;non indicati', none)).toMatchObject(read);
    expect(plan('id;allergeni\nb;nessuno', none).same).toEqual(['b']);
    expect(plan('id;allergeni\nb;', none).same).toEqual(['b']);
  });

  test('that says none beside words that name an allergen is doubted, if the menu does not say so yet', () => {
    const group = (row: string, stored?: Product) => {
      const { doubted, notes } = plan(row, ...(stored ? [stored] : []));
      return [doubted, notes];
    };
    const note = 'Riga 2: Le sue parole fanno pensare a: Latte e derivati';
    const fried = `${HEADER}\n;Fior di latte;Con verdure;nessuno;;9,00;;;Antipasti`;
    expect(group(fried)).toEqual([['Fior di latte'], [note]]);
    const cheese = {
      nome: 'Burrata',
      descrizione: 'Pugliese',
      categoria: 'Antipasti',
      allergeni: [],
    };
    expect(group('id;allergeni\nb;nessuno', product('b', cheese))).toEqual([['Burrata'], [note]]);
    const said = product('b', { ...cheese, nessunAllergene: true });
    expect(group('id;prezzo\nb;9', said)).toEqual([[], []]);
    const [, notes] = group('id;descrizione\nb;Con acciughe', said);
    expect(notes).toEqual(['Riga 2: Le sue parole fanno pensare a: Pesce']);
  });

  test('names a mark that the allergens contradict, and imports it', () => {
    const vegan = product('b', { allergeni: [1], etichette: ['vegano'] });
    // An allergen more is a plain change.
    expect(plan('id;allergeni\nb;"1, 7"', vegan)).toMatchObject({
      changed: { b: { allergeni: [[1], [1, 7]] } },
      losing: [],
      notes: [
        'Riga 2: È segnato «Vegano» ma dichiara Latte e derivati: nel menu l’etichetta non si vede',
      ],
    });
  });

  test('ignores a picture from elsewhere, unless the product already has it', () => {
    const foreign = 'https://altrove.example/pizza.jpg';
    const left = { same: ['Margherita'], notes: [`Riga 2: ${FOREIGN}`] };
    expect(plan(`id;image\nmargherita;${foreign}`)).toMatchObject(left);
    const shown = product('b', { image: foreign });
    expect(plan(`id;image\nb;${foreign}`, shown)).toMatchObject({ same: ['b'], notes: [] });
    expect(plan('id;image\nb;', shown).changed).toEqual({ b: { image: [foreign, null] } });
  });
});

test('an export that a spreadsheet opened and saved imports without any change', () => {
  // As LibreOffice 7.4 saves it after reading it with Italian settings: decimal points, no trailing zeros, its own quotes.
  const standing = [
    product('strano', {
      nome: '=1+1; "virgolette"',
      descrizione: "+39 'prova'\n@seconda riga, con virgola",
      allergeni: [1, 7, 10],
      prezzo_familiare: 0.05,
      prezzo_al_metro: 1234.5,
    }),
    product('numero', { nome: '4 stagioni', descrizione: "'=apostrofo", allergeni: [7, 10] }),
  ];
  const saved = `${HEADER}
strano;"'=1+1; ""virgolette""";"'+39 'prova'
@seconda riga, con virgola";1, 7, 10;;7.5;0.05;1234.5;Pizze classiche
numero;4 stagioni;''=apostrofo;7, 10;;7.5;15;;Pizze classiche
`;
  expect(plan(saved, ...standing)).toMatchObject({
    same: ['=1+1; "virgolette"', '4 stagioni'],
    added: [],
    changed: {},
    faulty: [],
    missing: [],
  });
});

const NEW = 'nome;descrizione;allergeni;prezzo;categoria';

describe('a row with several faults', () => {
  test('names all of them, and those of all rows are summed up, each once', () => {
    const file = `${NEW}
Uno;;G;3,50 €/hg;Le Rosse
Due;Pomodoro;1;tanto;Bevande
Tre;;;;Le Rosse`;
    const read = plan(file);
    expect(read.faulty).toEqual([
      'Riga 2 Uno: Manca «descrizione»: possono farne a meno solo Dolci e Bibite. La categoria «Le Rosse» non esiste. «3,50 €/hg»: Il prezzo deve essere un numero. Allergeni: «G» non è un numero da 1 a 14, né un nome che si riconosce',
      'Riga 3 Due: La categoria «Bevande» non esiste. «tanto»: Il prezzo deve essere un numero',
      'Riga 4 Tre: Manca «descrizione»: possono farne a meno solo Dolci e Bibite. Manca «prezzo». La categoria «Le Rosse» non esiste',
    ]);
    expect(read.faults.slice(0, 2)).toEqual([
      {
        text: 'Le categorie non esistono: «Le Rosse», «Bevande». Nel menu ci sono Antipasti, Panini, I nostri impasti, Pinse, Pizze classiche, Pizze gourmet, Dolci, Bibite',
        count: 3,
      },
      { text: 'Manca «descrizione»: possono farne a meno solo Dolci e Bibite', count: 2 },
    ]);
  });
});

describe('a drink or dessert without a description', () => {
  test('takes its name, and that is said', () => {
    const read = plan(`${NEW}\nAcqua naturale;;nessuno;1,50;Bibite\nBabà;-;1, 3;5;Dolci`);
    expect(read.added.map(({ after }) => after?.descrizione)).toEqual(['Acqua naturale', 'Babà']);
    expect(read.notes).toEqual([
      'Riga 2: Senza descrizione: prende il nome del piatto',
      'Riga 3: Senza descrizione: prende il nome del piatto',
    ]);
    expect(plan(`${NEW}\nMarinara;;1;5;Pinse`).faulty).toHaveLength(1);
  });

  test('keeps the stored one', () => {
    const water = product('b', { descrizione: '75 cl', categoria: 'Bibite' });
    expect(plan('id;descrizione;prezzo\nb;;8', water)).toMatchObject({
      changed: { b: risen },
      notes: [],
    });
  });
});

describe('a row that must not be imported by mistake is in a group of its own, with a note', () => {
  const tiramisu = product('tiramisu', {
    nome: 'Tiramisù',
    categoria: 'Dolci',
    allergeni: [1, 3, 7],
  });
  const oro = product('oro', { nome: 'Bocca d’oro', allergeni: [1, 7] });
  const seasons = product('stagioni', { nome: '4 stagioni' });
  const stored = [tiramisu, oro, seasons];

  test.each<[string, string]>([
    ['nome;categoria;prezzo\nTiramisu;Dolci;8', '«Tiramisu» perde l’accento di «Tiramisù»'],
    ["id;nome\ntiramisu;TIRAMISU'", 'perde l’accento'],
    ['nome;categoria;prezzo\nTiramisÃ¹;Dolci;8', 'forse era «Tiramisù»'],
    ['nome;categoria;prezzo\nTiramis?;Dolci;8', 'era «Tiramisù»'],
    ['id;nome\noro;Bocca d?oro', 'era «d’oro»'],
    ['id;descrizione\noro;Con rag\ufffd', 'lettere rovinate'],
    ['id;avvertenza\noro;Pi\u0007ccante', 'caratteri che non si vedono'],
    [`${NEW}\nCaffÃ¨ alla nocciola;Caffè, nocciola;8;3;Bibite`, 'forse era «Caffè»'],
  ])('if letters are damaged: %j', (file, note) => {
    const read = plan(file, ...stored);
    expect(read.damaged).toHaveLength(1);
    expect(read.notes).toEqual([expect.stringContaining(note)]);
    // The dish is the stored one, not a second one.
    const isNew = file.startsWith(NEW);
    expect(read.missing).toHaveLength(isNew ? 3 : 2);
  });

  test.each([
    ["nome;categoria;prezzo\nBocca d'oro;Pizze classiche;8", 'oro'],
    ['nome;categoria;prezzo\nQUATTRO STAGIONI;Pizze classiche;8', 'stagioni'],
  ])('but another apostrophe or numeral makes no second dish: %j', (file, id) => {
    const read = plan(file, ...stored);
    expect(read.changed[id]).toMatchObject(risen);
    expect([read.added, read.missing.includes(id)]).toEqual([[], false]);
  });

  test.each<[string, string]>([
    ['id;nome\noro;4 stagioni', 'Il codice è di «Bocca d’oro», il nome di «4 stagioni»'],
    [
      'id;nome;descrizione;prezzo\noro;Diavola;Salame;9',
      'Il codice è di «Bocca d’oro»: se è un altro piatto, svuota la sua cella «id»',
    ],
  ])('if its id and name are of two dishes: %j', (file, note) => {
    const read = plan(file, ...stored);
    expect(read).toMatchObject({ changed: {}, notes: [`Riga 2: ${note}`] });
    expect(read.mixed).toHaveLength(1);
  });

  test('but a dish may get another name that has a word of its own', () => {
    expect(plan('id;nome\noro;Bocca di rosa', ...stored).changed).toMatchObject({
      oro: { nome: ['Bocca d’oro', 'Bocca di rosa'] },
    });
  });

  test('if names and ids were sorted apart, all of them', () => {
    const read = plan(
      'id;nome\noro;Tiramisù\nstagioni;Bocca d’oro\ntiramisu;4 stagioni',
      ...stored,
    );
    expect(read).toMatchObject({ changed: {}, added: [], missing: [] });
    // The words of a tiramisù name eggs, which is said first.
    expect([read.mixed.length, read.doubted]).toEqual([2, ['Bocca d’oro']]);
    expect(read.notes.every((note) => note.includes('Il codice è di'))).toBe(true);
  });

  test('if its own words name an allergen that it does not declare', () => {
    const row = (allergens: string) => `${NEW}\nTonno e cipolla;Mozzarella;${allergens};9;Pinse`;
    expect(plan(row('1, 7'))).toMatchObject({
      doubted: ['Tonno e cipolla'],
      notes: ['Riga 2: Le sue parole fanno pensare a: Pesce'],
    });
    expect(plan(row('1, 4, 7')).added).toHaveLength(1);
    expect(plan(row('')).added).toHaveLength(1);
  });

  test('if numbers of allergens stand in its description alone', () => {
    const row = (allergens: string) =>
      plan(`${HEADER}\n;Nuova;Pomodoro (1, 9);${allergens};;8;;;Pizze classiche`);
    const note = expect.stringContaining('«(1, 9)» nella descrizione non è letto');
    expect(row('')).toMatchObject({ doubted: ['Nuova'], notes: [note] });
    expect(row('1')).toMatchObject({ doubted: ['Nuova'], notes: [note] });
    expect(row('1, 9')).toMatchObject({ doubted: [], added: [{ nome: 'Nuova' }] });
  });

  test('but not for a contradiction that the menu has already', () => {
    const tuna = product('b', { nome: 'Tonno', allergeni: [1, 7] });
    expect(plan('id;prezzo\nb;8', tuna).changed).toEqual({ b: risen });
  });
});

test.each([
  [`${NEW}\nElenco;Tutti;1;5;Elenco degli allergeni`, 'non compaiono nel menu'],
  [
    `${NEW};Maxi\nMarinara;Pomodoro;1;5;Pinse;12`,
    'Prezzo Maxi: si vede solo tra le «Pizze classiche»',
  ],
])('what guests would not see is imported, with a hint: %j', (file, hint) => {
  const read = plan(file);
  expect(read.added).toHaveLength(1);
  expect(read.notes).toEqual([expect.stringContaining(hint)]);
});
