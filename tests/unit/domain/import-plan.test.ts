import { describe, expect, test } from 'vitest';
import { differencesOf } from '../../../src/domain/changes/change';
import { checkFileSize, readImport } from '../../../src/domain/exchange/import-file';
import { planImport, type RowGroup } from '../../../src/domain/exchange/import-plan';
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

function plan(file: string | Uint8Array, ...standing: Product[]) {
  const { rows: fileRows, ignored } = readImport(
    typeof file === 'string' ? new TextEncoder().encode(file) : file,
  );
  const { rows, missing } = planImport(fileRows, {
    stored: standing.length > 0 ? standing : [margherita],
    newId: () => 'new',
    pictureProblem: (url) => (url === OWN ? null : FOREIGN),
  });
  const rowsIn = (wanted: RowGroup) => rows.filter(({ group }) => group === wanted);
  const changesIn = (group: RowGroup) => rowsIn(group).flatMap(({ change }) => change ?? []);
  const namesIn = (group: RowGroup) => rowsIn(group).map(({ nome }) => nome);
  return {
    ignored,
    added: changesIn('added'),
    losing: namesIn('losing'),
    doubted: namesIn('doubted'),
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
/** Rows are counted as in a spreadsheet: empty ones count, and a cell of two lines is in one row. */
const NEW_WITHOUT = 'id;nome;prezzo\n\nb;"b\nb";7,50\n;;;\nignoto;Nuova;x';
const SHORT = 'id;prezzo;prezzo_familiare\nmargherita;8';
const risen = { prezzo: [7.5, 8] };

/** As Excel saves a text with tabs. */
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (l) => l.charCodeAt(0)).buffer);
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('an import file', () => {
  test.each([
    ['commas', 'nome,prezzo,categoria\nMargherita,8,Pizze classiche'],
    ['tabs', '\uFEFFcategoria\tnome\tprezzo\nPizze classiche\tMargherita\t8.0\n'],
    ['headings in capitals and blanks', 'ID ; PREZZO \nmargherita;8'],
    ['prices with a sign', 'id;prezzo;prezzo_familiare\nmargherita; € 8,00 ;15,00\u00a0€'],
    ['names in other letters', 'Categoria;NOME;Prezzo\nPIZZE CLASSICHE;Margherita;8'],
    ['empty rows at the end', 'id;prezzo\nmargherita;8\n;\n\n;\n'],
    ['UTF-16', utf16('\uFEFFid\tprezzo\nmargherita\t8')],
  ])('may have %s, and its columns in any order', (_, file) => {
    const read = { changed: { margherita: risen }, faulty: [], missing: [] };
    expect(plan(file)).toMatchObject(read);
  });

  test('without positions moves a dish to another category without its own', () => {
    const placed = product('margherita', { posizione: 2000 });
    expect(plan('id;categoria\nmargherita;Pinse', placed).changed).toEqual({
      margherita: { categoria: ['Pizze classiche', 'Pinse'], posizione: [2000, null] },
    });
  });

  test('may have unknown columns, which are listed and ignored', () => {
    const read = { ignored: ['fornitore'], same: ['Margherita'] };
    expect(plan('id;prezzo;fornitore\nmargherita;7,50;Rossi')).toMatchObject(read);
  });

  test.each([
    ['Il file è vuoto.', ' \n'],
    ['Nella prima riga mancano i nomi delle colonne', 'nome;prezzo\nMargherita;7,50'],
    ['La colonna «prezzo» c’è due volte', 'id;prezzo;Prezzo\nmargherita;1;2'],
    ['Le virgolette della riga 3 non si chiudono', 'id;nome\na;"a"\nb;"b\nc;c'],
    ['Il file JSON è rovinato', 'null\n'],
    ['Il file JSON è rovinato', '{"project": "p", "products": 3}'],
    ['Questo è un foglio di calcolo', 'PK\u0003\u0004...'],
  ])('that cannot be read is rejected with one sentence: %s', (message, text) => {
    expect(() => plan(text)).toThrow(message);
    expect(() => plan(text)).toThrow(/^[^.]+\.$/);
  });

  test('may have 5 MiB, and not a byte more', () => {
    expect(() => checkFileSize(5 * 1024 * 1024)).not.toThrow();
    expect(() => checkFileSize(5 * 1024 * 1024 + 1)).toThrow('Il file supera 5 MB');
  });
});

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

  test.each<[string, string | Uint8Array, object]>([
    ['name', 'nome;categoria\nMARGHERITA;Pizze classiche', { nome: ['Margherita', 'MARGHERITA'] }],
    ['spreadsheet cells', SPELT, { prezzo_familiare: [15, 16], prezzo_al_metro: [null, 30.5] }],
    ['Windows-1252', windows1252('id;nome\nmargherita;Ragù'), { nome: ['Margherita', 'Ragù'] }],
    ['missing cells are empty', SHORT, { ...risen, prezzo_familiare: [15, null] }],
    ['heading with a blank', 'id;Prezzo familiare\nmargherita;16', { prezzo_familiare: [15, 16] }],
    ['missing allergens are kept', 'id;prezzo;allergeni\nmargherita;8', risen],
    ['empty allergens are kept', 'id;prezzo;allergeni\nmargherita;8; ', risen],
    ['picture of our bucket', `id;image\nmargherita;${OWN}`, { image: [null, OWN] }],
  ])('updates its product, case: %s', (_, file, change) => {
    expect(plan(file)).toMatchObject({ changed: { margherita: change }, faulty: [] });
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
    [{}, 'id;categoria\nb;Pizze', 'La categoria «Pizze» non esiste'],
    [{}, 'id;allergeni\nb;"1, 7 Glutine"', 'Allergeni: «7 Glutine» non è un numero da 1 a 14'],
    [{}, 'id;allergeni\nb;"nessuno, 7"', 'Allergeni: «nessuno» non è un numero da 1 a 14'],
    [{}, 'id;allergeni\nb;"7,1"', 'forse era «7,10», e il foglio di calcolo ha tolto lo zero'],
    [{}, 'id;nome;prezzo\nb;b;7;50\nmargherita;Margherita;7,50;;', 'Ha 4 celle invece di 3'],
    [{ nome: 'b b' }, NEW_WITHOUT, 'Riga 5 Nuova: Mancano «descrizione», «categoria»'],
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

describe('a JSON file', () => {
  const file = (fields: object) =>
    JSON.stringify({
      project: 'p',
      readAt: '2026-01-31T18:05:09.123Z',
      products: { margherita: { ...margherita, ...fields } },
    });

  test('changes only what differs, and lists unknown fields', () => {
    expect(plan(file({}))).toMatchObject({ same: ['Margherita'], ignored: [] });
    const read = { changed: { margherita: risen }, ignored: ['note'] };
    expect(plan(file({ prezzo: 8, note: 'x' }))).toMatchObject(read);
  });

  test.each([
    [{ prezzo: null }, 'Manca «prezzo»'],
    [{ allergeni: null }, 'Allergeni da verificare: scrivi i numeri di tutti'],
  ])('is validated as strictly as a CSV, and names the faulty product: %j', (fields, reason) => {
    expect(plan(file(fields)).faulty).toEqual([`Piatto 1 Margherita: ${reason}`]);
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
