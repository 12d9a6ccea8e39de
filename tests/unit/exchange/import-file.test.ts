import { describe, expect, test } from 'vitest';
import { checkFileSize, readImport } from '../../../src/domain/exchange/import-file';
import { fields, guestLabel, unitNames } from '../../../src/domain/product/fields';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, letter] of [...text].entries()) {
    view.setUint16(at * 2, letter.charCodeAt(0), !isBig);
  }
  return bytes;
};
/** A file of single bytes, in which letters have those of an encoding. */
const singleBytes = (text: string, letters: Record<string, number> = {}) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));

const read = (file: string | Uint8Array) =>
  readImport(typeof file === 'string' ? utf8(file) : file);
const cellsIn = (file: string | Uint8Array) => read(file).rows.map(({ cells }) => cells);

const NAMED = 'id;nome\na;Caffè, più d’uno';
const ROW = { id: 'a', nome: 'Caffè, più d’uno' };

describe('the letters of a file', () => {
  test.each([
    ['UTF-8', utf8(NAMED)],
    ['UTF-8 with a mark', utf8(`\uFEFF${NAMED}`)],
    ['UTF-16', utf16(`\uFEFF${NAMED}`)],
    ['UTF-16, the other order', utf16(`\uFEFF${NAMED}`, true)],
    ['Windows-1252', singleBytes(NAMED, { '’': 0x92 })],
    ['Mac Roman', singleBytes(NAMED, { '’': 0xd5, è: 0x8f, ù: 0x9d })],
  ])('may be %s', (_, file) => expect(cellsIn(file)).toEqual([ROW]));
});

describe('the header of a file', () => {
  test.each([
    ['semicolons', 'id;nome\na;b'],
    ['commas', 'nome,id\nb,a'],
    ['tabs', 'id\tnome\r\na\tb\r\n'],
    ['line ends of an old Mac', 'id;nome\ra;b'],
    ['a separator in a heading', '"nome";"id";"note, altro"\nb;a;c'],
    ['the separator that Excel notes', 'sep=;\r\nid;nome\r\na;b'],
  ])('may have %s', (_, file) => expect(cellsIn(file)).toEqual([{ id: 'a', nome: 'b' }]));

  test.each<[string, string]>([
    ...unitNames.flatMap((name): [string, string][] => [
      [name, name],
      [name.toUpperCase(), name],
      [fields[name].label, name],
      [guestLabel(name), name],
    ]),
    ['Piatto', 'nome'],
    ['Nome del piatto:', 'nome'],
    ['Nome (max 120)', 'nome'],
    ['INGREDIENTI', 'descrizione'],
    ['Descrizione / Ingredienti', 'descrizione'],
    ['Allergene', 'allergeni'],
    ['Allergeni (numeri)', 'allergeni'],
    ['Prezzo (€)', 'prezzo'],
    ['Prezzo in euro', 'prezzo'],
    ['€', 'prezzo'],
    ['Prezzo (Maxi)', 'prezzo_familiare'],
    ['Maxi €', 'prezzo_familiare'],
    ['Al metro', 'prezzo_al_metro'],
    ['Tipologia', 'categoria'],
    ['Catégoria*', 'categoria'],
    ['Foto', 'image'],
  ])('may name a column %j: it is «%s»', (heading, column) => {
    expect(cellsIn(`id;"${heading}"\na;1`)).toEqual([{ id: 'a', [column]: '1' }]);
  });

  test.each(['Prezzo (grande)', 'Fornitore', 'Note', 'N.'])(
    'may have the unknown column %j, which is left out and named',
    (heading) => {
      const { rows, ignored } = read(`id;${heading}\na;1`);
      expect([rows[0]?.cells, ignored]).toEqual([{ id: 'a' }, [heading]]);
    },
  );

  test('with two headings for one column takes the better one, and names the other', () => {
    const { rows, ignored } = read('id;Ingredienti;Descrizione\na;b;c');
    expect([rows[0]?.cells, ignored]).toEqual([{ id: 'a', descrizione: 'c' }, ['Ingredienti']]);
  });

  test('may be below a title and blank lines, which are said; rows are counted from the first line', () => {
    const { rows, titles } = read('Listino;;\n;estate 2026;\n;;\n\nNome;Prezzo;Categoria\na;1;b');
    expect(rows).toEqual([{ place: 'Riga 6', cells: { nome: 'a', prezzo: '1', categoria: 'b' } }]);
    expect(titles).toEqual(['Listino', 'estate 2026']);
  });
});

test('rows are counted as in a spreadsheet: empty ones count, a cell of two lines is one row', () => {
  const { rows } = read('id;nome\n\na;"b\nb"\n;\nc;d\n');
  expect(rows.map(({ place, cells }) => [place, cells.nome])).toEqual([
    ['Riga 3', 'b\nb'],
    ['Riga 5', 'd'],
  ]);
});

test('a row that is only the name of a section is left out and said, but not one of a file without prices', () => {
  const { rows, titles } = read('nome;prezzo;categoria\nLE BIBITE;;\nAcqua;1;Bibite\n;2;');
  expect(titles).toEqual(['LE BIBITE']);
  expect(rows.map(({ place }) => place)).toEqual(['Riga 3', 'Riga 4']);
  expect(read('nome;categoria\nAcqua;').rows).toHaveLength(1);
});

test('a hyphen between two numbers is a comma in a file that has it between three', () => {
  const allergensIn = (file: string) => cellsIn(file).map(({ allergeni }) => allergeni);
  expect(allergensIn('id;allergeni\na;1-7\nb;1-3-7\nc;')).toEqual(['1, 7', '1, 3, 7', '']);
  expect(allergensIn('id;allergeni\na;1-7')).toEqual(['1-7']);
});

test('a row with too many cells is not read, one with too few has empty ones', () => {
  const { rows } = read('id;nome;prezzo\na;b;7;50\nb;c;7;;\nc');
  expect(rows.map(({ reason }) => reason)).toEqual([
    'Ha 4 celle invece di 3: un testo con il separatore va tra virgolette',
    undefined,
    undefined,
  ]);
  expect(rows[2]?.cells).toEqual({ id: 'c', nome: '', prezzo: '' });
});

test.each([
  ['Il file è vuoto.', ' \n'],
  ['Non si trovano i nomi delle colonne', 'nome;prezzo\nMargherita;7,50'],
  ['Non si trovano i nomi delle colonne', `${'titolo\n'.repeat(21)}id;nome`],
  ['La colonna «Prezzo» c’è due volte', 'id;prezzo;Prezzo\nmargherita;1;2'],
  ['Le virgolette della riga 3 non si chiudono', 'id;nome\na;"a"\nb;"b\nc;c'],
  ['Questo non è un CSV', '{"project": "p", "products": {}}'],
  ['Questo è un foglio di calcolo', 'PK\u0003\u0004...'],
])('a file that cannot be read is refused with one sentence: %s', (message, text) => {
  expect(() => read(text)).toThrow(message);
  expect(() => read(text)).toThrow(/^[^.]+\.$/);
});

test('a file may have 5 MiB, and not a byte more', () => {
  expect(() => checkFileSize(5 * 1024 * 1024)).not.toThrow();
  expect(() => checkFileSize(5 * 1024 * 1024 + 1)).toThrow('Il file supera 5 MB');
});
