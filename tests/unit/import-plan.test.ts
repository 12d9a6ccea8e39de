import { describe, expect, test } from 'vitest';
import { differencesOf } from '../../src/domain/changes/change';
import { MAX_FILE_BYTES, readImport } from '../../src/domain/exchange/import-file';
import { planImport } from '../../src/domain/exchange/import-plan';
import type { Product } from '../../src/domain/product/product';
import { dish } from '../product';

const FOREIGN = "Immagine lasciata fuori: l'indirizzo non è di questo sito";
const OWN = 'https://firebasestorage.googleapis.com/v0/b/tre-spighe/o/images%2Fmarinara.webp';

const margherita = dish({ descrizione: 'Pomodoro, fiordilatte', prezzo_familiare: 15 });
const product = (id: string, more: Partial<Product> = {}): Product => ({
  ...margherita,
  id,
  nome: id,
  ...more,
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

function plan(file: string | Uint8Array, standing: readonly Product[] = [margherita]) {
  const { rows, ignored } = readImport(typeof file === 'string' ? bytesOf(file) : file);
  const { added, changed, same, faulty, missing, bare, losing } = planImport(rows, {
    standing,
    newId: () => 'new',
    pictureProblem: (url) => (url === OWN ? null : FOREIGN),
  });
  const notesOf = (list: readonly { place: string; note: string | null }[]) =>
    list.flatMap(({ place, note }) => (note ? [`${place}: ${note}`] : []));
  return {
    ignored,
    added: added.map(({ change }) => change),
    bare: bare.map(({ nome }) => nome),
    losing: losing.map(({ nome }) => nome),
    changed: changed.map(({ change }) => [
      change.id,
      ...differencesOf(change).map(({ field, before, after }) => ({ field, before, after })),
    ]),
    same: same.map(({ nome }) => nome),
    faulty: faulty.map(({ place, nome, reason }) => `${place} ${nome}: ${reason}`),
    notes: [...notesOf(added), ...notesOf(changed), ...notesOf(same)],
    missing: missing.map(({ id }) => id),
  };
}

const HEADER =
  'id;nome;descrizione;allergeni;image;prezzo;prezzo_familiare;prezzo_al_metro;categoria';
const NEW_ROW = ';Diavola;Salame;1, 7;;8,50;;;Pizze classiche';

describe('a file', () => {
  test.each([
    ['semicolons', 'nome;prezzo;categoria\nMargherita;8;Pizze classiche'],
    ['tabs', '\uFEFFcategoria\tnome\tprezzo\nPizze classiche\tMargherita\t8.0\n'],
    ['headings in capitals and blanks', 'ID ; PREZZO \nmargherita;8'],
    [
      'prices as Excel formats them',
      'id;prezzo;prezzo_familiare\nmargherita; € 8,00 ;15,00\u00a0€',
    ],
    [
      'categories and names in other letters',
      'Categoria;NOME;Prezzo\nPIZZE CLASSICHE;Margherita;8',
    ],
    ['empty rows at the end', 'id;prezzo\nmargherita;8\n;\n\n;\n'],
  ])('may have %s, and its columns any order', (_, text) => {
    expect(plan(text)).toMatchObject({
      changed: [['margherita', { field: 'prezzo', before: 7.5, after: 8 }]],
      faulty: [],
      missing: [],
    });
  });

  test('may be in Windows-1252 or UTF-16, as Excel saves it', () => {
    const text = 'id;descrizione\nmargherita;Ragù, caffè';
    const wanted = { field: 'descrizione', before: 'Pomodoro, fiordilatte', after: 'Ragù, caffè' };
    const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const utf16 = new Uint8Array(
      [...`\uFEFF${text.replaceAll(';', '\t')}`].flatMap((letter) => [
        letter.charCodeAt(0) & 255,
        letter.charCodeAt(0) >> 8,
      ]),
    );
    for (const bytes of [windows, utf16]) {
      expect(plan(bytes).changed).toEqual([['margherita', wanted]]);
    }
  });

  test('may have unknown columns, which are named and left', () => {
    expect(plan('id;prezzo;fornitore\nmargherita;7,50;Rossi')).toMatchObject({
      ignored: ['fornitore'],
      same: ['Margherita'],
    });
  });

  test.each([
    ['Il file è vuoto.', ' \n'],
    ['Nella prima riga mancano i nomi delle colonne', 'Margherita;7,50'],
    ["La colonna «prezzo» c'è due volte", 'id;prezzo;Prezzo\nmargherita;1;2'],
    ['Le virgolette della riga 3 non si chiudono', 'id;nome\na;"a"\nb;"b\nc;c'],
    ['Il file ha più di 5000 righe', `id;prezzo\n${'a;1\n'.repeat(5_000)}`],
    ['Il file JSON è rovinato', '{"products": {'],
    ['Il file JSON è rovinato', 'null\n'],
    ['Questo è un foglio di calcolo', 'PK\u0003\u0004...'],
    ['Questo non è un testo', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)],
    ['Il file supera 5 MB', 'a'.repeat(MAX_FILE_BYTES + 1)],
  ])('that cannot be read says so in one sentence: %s', (message, text) => {
    expect(() => plan(text)).toThrow(message);
    expect(() => plan(text)).toThrow(/^[^.]+\.$/);
  });
});

describe('a row', () => {
  test('is counted as spreadsheets count, with empty rows and cells of several lines', () => {
    expect(
      plan('id;nome;descrizione;prezzo\n\nmargherita;"Marghe\nrita";x;7\n;;;\nignoto;Nuova;x;y')
        .faulty,
    ).toEqual(['Riga 5 Nuova: Manca la cella «allergeni»: un piatto nuovo li deve dire']);
  });

  test('is a new product where the menu has none like it', () => {
    const { id, ...after } = dish({ nome: 'Diavola', descrizione: 'Salame', prezzo: 8.5 });
    const added = { id: 'new', nome: 'Diavola', before: null, after };
    expect(plan(`${HEADER}\n${NEW_ROW}`).added).toEqual([added]);
    expect(plan(`${HEADER}\nvecchia${NEW_ROW}`).added).toEqual([{ ...added, id: 'vecchia' }]);
  });

  test('changes nothing but the cells that differ, in euro and ids and whatever their spelling', () => {
    expect(
      plan(
        `${HEADER}\nmargherita;Margherita ;Pomodoro, fiordilatte;"7,  1";;"7,5";€ 16;"€ 1.234,50";Pizze classiche`,
      ),
    ).toMatchObject({
      changed: [
        [
          'margherita',
          { field: 'prezzo_familiare', before: 15, after: 16 },
          { field: 'prezzo_al_metro', before: null, after: 1234.5 },
        ],
      ],
    });
  });

  test('is matched by its id even under another name, and by category and name without one', () => {
    expect(plan('id;nome\nmargherita;Regina').changed).toEqual([
      ['margherita', { field: 'nome', before: 'Margherita', after: 'Regina' }],
    ]);
    expect(plan('nome;categoria;prezzo\nMARGHERITA;Pizze classiche;7,50')).toMatchObject({
      changed: [['margherita', { field: 'nome', before: 'Margherita', after: 'MARGHERITA' }]],
    });
    expect(plan('nome;categoria;prezzo\nMargherita;Pinse;7,50').missing).toEqual(['margherita']);
  });

  test('that may be about several products, or stands twice, is not guessed', () => {
    const standing = [margherita, product('b', { nome: 'Margherita' })];
    const twice = 'Lo stesso piatto sta già più su:';
    expect(plan('nome;categoria;prezzo\nMargherita;Pizze classiche;9', standing)).toMatchObject({
      faulty: [
        'Riga 2 Margherita: Più piatti di questa categoria si chiamano così: scrivi il suo id',
      ],
      missing: [],
    });
    expect(plan('id;prezzo\nmargherita;8\nmargherita;9')).toMatchObject({
      changed: [['margherita', { after: 8 }]],
      faulty: [`Riga 3 Margherita: ${twice} riga 2`],
    });
    expect(plan(`${HEADER}\n${NEW_ROW}\n${NEW_ROW}`)).toMatchObject({
      added: [{ nome: 'Diavola' }],
      faulty: [`Riga 3 Diavola: ${twice} riga 2`],
    });
  });

  test.each([
    ['prezzo', '', 'Manca «prezzo»'],
    ['prezzo', '1.234', 'Prezzo deve essere un numero'],
    ['prezzo_familiare', '10000', 'Il prezzo formato familiare deve essere compreso tra 0'],
    ['categoria', 'Pizze', 'La categoria «Pizze» non esiste'],
    ['allergeni', 'Glutine', 'Allergeni: «Glutine» non è un numero da 1 a 14'],
    ['allergeni', '7,1', 'forse era «7,10», e il foglio di calcolo ha tolto lo zero'],
    ['descrizione', 'a'.repeat(1_001), 'La descrizione può avere al massimo 1000 caratteri'],
  ])('with a wrong cell must be corrected: %s, %j', (column, cell, reason) => {
    const { faulty, changed, missing } = plan(`id;${column}\nmargherita;"${cell}"`);
    expect(faulty).toEqual([expect.stringContaining(reason)]);
    expect(changed).toEqual([]);
    expect(missing).toEqual([]);
  });

  test('with more cells than the header must be corrected, unless they are empty', () => {
    const reason = 'Ha 4 celle invece di 3: un testo con il separatore va tra virgolette';
    const standing = [margherita, product('b')];
    expect(plan('id;nome;prezzo\nmargherita;Margherita;7;50\nb;b;7,50;;', standing)).toMatchObject({
      faulty: [`Riga 2 Margherita: ${reason}`],
      same: ['b'],
    });
  });

  test('that ends before the header does is read as if it had empty cells', () => {
    expect(plan('id;prezzo;prezzo_familiare\nmargherita;7,50').changed).toEqual([
      ['margherita', { field: 'prezzo_familiare', before: 15, after: null }],
    ]);
    expect(plan('id;nome;prezzo\nmargherita;Margherita').faulty).toEqual([
      'Riga 2 Margherita: Manca «prezzo»',
    ]);
  });

  test('never says by a missing cell alone that a product has no allergens', () => {
    expect(plan('id;prezzo;allergeni\nmargherita;8').changed).toEqual([
      ['margherita', { field: 'prezzo', before: 7.5, after: 8 }],
    ]);
    const header = 'nome;descrizione;categoria;prezzo;allergeni';
    expect(plan(`${header}\nCalzone;Ricotta;Pizze classiche;8`).faulty).toEqual([
      expect.stringContaining('Manca la cella «allergeni»'),
    ]);
  });

  test.each([
    ['a new one without allergens', `${HEADER}\n;Acqua;Naturale;;;1,50;;;Bibite`, 'bare', 'Acqua'],
    ['one that loses all', 'id;allergeni\nmargherita;', 'losing', 'Margherita'],
    ['one that loses one for another', 'id;allergeni\nmargherita;"1, 8"', 'losing', 'Margherita'],
    ['one that gets one more', 'id;allergeni\nmargherita;"1, 7, 8"', 'changed', 'margherita'],
  ] as const)('is in a group by what it does to allergens: %s', (_, file, group, nome) => {
    const groups = plan(file);
    expect(groups[group].flat()).toContain(nome);
    const all = [groups.added, groups.changed, groups.bare, groups.losing];
    expect(all.flat()).toHaveLength(1);
  });

  test('keeps a picture of our bucket, and leaves out any other', () => {
    const foreign = 'https://altrove.example/pizza.jpg';
    expect(plan(`id;image\nmargherita;${OWN}`).changed).toEqual([
      ['margherita', { field: 'image', before: null, after: OWN }],
    ]);
    expect(plan(`id;image\nmargherita;${foreign}`)).toMatchObject({
      same: ['Margherita'],
      notes: [`Riga 2: ${FOREIGN}`],
    });
    const shown = product('b', { image: foreign });
    expect(plan(`id;image\nb;${foreign}`, [shown])).toMatchObject({ same: ['b'], notes: [] });
    expect(plan('id;image\nb;', [shown]).changed).toEqual([
      ['b', { field: 'image', before: foreign, after: null }],
    ]);
  });

  test('of a product whose allergens cannot be read is left out, unless it changes nothing', () => {
    const standing = [product('b', { allergeni: [3], allergeniDaVerificare: true })];
    const reason = 'Allergeni da verificare: apri il piatto, controlla gli allergeni e salva';
    expect(plan('id;allergeni\nb;"3, da verificare"', standing).same).toEqual(['b']);
    expect(plan('id;prezzo\nb;9', standing).faulty).toEqual([`Riga 2 b: ${reason}`]);
    expect(plan('id;allergeni\nb;3', standing).faulty).toEqual([`Riga 2 b: ${reason}`]);
  });

  test('of a product that is not whole is left out', () => {
    expect(plan('id;categoria\nb;Pinse', [product('b', { categoria: 'Calzoni' })]).faulty).toEqual([
      'Riga 2 b: I dati salvati non sono completi: apri il piatto, controlla e salva',
    ]);
  });
});

test('products that the file does not name are listed, those of rows to correct are not', () => {
  const standing = [margherita, product('b'), product('c')];
  expect(plan('id;prezzo\nmargherita;7,50\nb;no', standing).missing).toEqual(['c']);
});

test('a JSON file is read as strictly, and names the product that is wrong', () => {
  const file = (fields: object) =>
    JSON.stringify({
      project: 'p',
      readAt: '2026-01-31T18:05:09.123Z',
      products: { margherita: { ...margherita, ...fields } },
    });
  expect(plan(file({}))).toMatchObject({ same: ['Margherita'], ignored: [] });
  expect(plan(file({ prezzo: 8, note: 'x' }))).toMatchObject({
    changed: [['margherita', { field: 'prezzo', before: 7.5, after: 8 }]],
    ignored: ['note'],
  });
  expect(plan(file({ prezzo: true })).faulty).toEqual([
    'Piatto 1 Margherita: Prezzo deve essere un numero',
  ]);
  expect(plan(file({ prezzo: null })).faulty).toEqual(['Piatto 1 Margherita: Manca «prezzo»']);
  expect(plan(file({ allergeni: [1, null] })).faulty).toEqual([
    'Piatto 1 Margherita: Allergeni da verificare: scrivi i numeri di tutti',
  ]);
});

test('a spreadsheet that opens and saves the export changes nothing', () => {
  // As LibreOffice 7.4 writes it, read with Italian settings: point for comma, no end zeros, its own quotes.
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
  expect(plan(saved, standing)).toMatchObject({
    same: ['=1+1; "virgolette"', '4 stagioni'],
    added: [],
    changed: [],
    faulty: [],
    missing: [],
  });
});
