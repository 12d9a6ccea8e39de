import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { allergenWordings } from '../../../src/domain/allergens/allergen-wordings';
import { allergenWords } from '../../../src/domain/allergens/allergen-words';
import { checkFileSize, readImport } from '../../../src/domain/exchange/import-file';
import { planImport } from '../../../src/domain/exchange/import-plan';
import { allergens, allergenTexts } from '../../../src/domain/product/allergens';
import { categories } from '../../../src/domain/product/categories';
import { fields, guestLabel, unitNames } from '../../../src/domain/product/fields';

/** A table of what is meant, and the ways in which people write it: 'meaning ← way ¦ way'. A sign for a line break is one. */
const eachOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', ways = ''] = line.split('←');
      return ways
        .split('¦')
        .map((way): [string, string] => [way.trim().replace(/⏎/g, '\n'), meaning.trim()]);
    });

const NEW_DISH = {
  nome: 'Prova',
  descrizione: 'Pomodoro',
  allergeni: '',
  prezzo: '5',
  categoria: 'Antipasti',
};

const planOf = (file: string) =>
  planImport(readImport(new TextEncoder().encode(file)).rows, {
    stored: [],
    newId: () => 'new',
    pictureProblem: () => null,
  });

/** A file of new dishes, some of whose cells are written differently. */
const fileOf = (dishes: readonly Partial<typeof NEW_DISH>[]) =>
  Papa.unparse(
    dishes.map((cells) => ({ ...NEW_DISH, ...cells })),
    { delimiter: ';' },
  );

/** The row of a new dish in which one cell is written differently. */
function rowWith(column: keyof typeof NEW_DISH, cell: string) {
  const [row] = planOf(fileOf([{ [column]: cell }])).rows;
  return { ...row, ...row?.change?.after };
}

describe('the allergens of a dish', () => {
  const idsIn = (cell: string) => rowWith('allergeni', cell).allergeni;

  test.each(
    eachOf(`
      1 ← 1 ¦ 01 ¦ 1. ¦ 1* ¦ «1» ¦ n. 1 ¦ nr 1 ¦ Allergeni: 1 ¦ 1 glutine ¦ 1) Glutine ¦ cereali contenenti glutine
      1 ← frumento ¦ grano ¦ farina di grano ¦ orzo, malto d’orzo ¦ Glutine (frumento)
      1 7 ← 1,7 ¦ 7, 1, 7 ¦ 1 7 ¦ 1.7 ¦ 1/7 ¦ 1|7 ¦ 1;7 ¦ 1+7 ¦ 1 - 7 ¦ 1 e 7 ¦ 1 o 7 ¦ 1⏎7 ¦ 1 & 7 ¦ 1\\7 ¦ 1,,7, ¦ 01, 07
      1 7 ← (1) (7) ¦ [1,7] ¦ #1 #7 ¦ A: 1, 7 ¦ Allergens: 1, 7
      1 3 7 ← 1-3-7 ¦ 1–3–7 ¦ 1.3.7 ¦ 1, 3 e 7 ¦ 1,07,3 ¦ glutine + uova & latte
      7 10 ← 7,10 ¦ 7.10 ¦ 7 10 ¦ 10,7
      1 7 ← 1 Glutine, 7 Latte e derivati ¦ 1. Glutine⏎7. Latte ¦ Glutine (1); latte (7) ¦ 1: glutine, 7: latte
      1 7 ← 1 glutine 7 latte ¦ 1=glutine 7=latte ¦ 1 - Glutine, 7 - Latte
      1 7 ← glutine, LATTE ¦ Glutine,\u00a0latte ¦ glutine | latte ¦ glutine e latte ¦ glutine/latte ¦ glutine* , latte*
      1 7 ← GLUTINE - LATTE. ¦ Glutine-Latte ¦ glutine latte ¦ glutine. Latte ¦ glutine.latte ¦ glutine_latte
      1 7 ← • glutine⏎• latte ¦ glutine\tlatte ¦ contiene glutine e lattosio ¦ gluten, milk ¦ pane (farina), mozzarella
      1 3 ← Contiene: glutine, uova e derivati ¦ cereali, uovo ¦ glutine & ovoprodotti
      2 14 ← crostaceo, mollusco ¦ crostacei/molluschi ¦ frutti di mare ¦ gamberi e cozze
      3 ← uovo ¦ uova ¦ proteine dell’uovo ¦ uova e prodotti a base di uova ¦ maionese
      3 4 ← pesce, uova ¦ uova e/o pesce ¦ tonno, tuorlo
      5 ← arachide ¦ noccioline
      6 ← soia ¦ soja ¦ soya ¦ proteine di soia ¦ salsa di soia
      6 7 ← latte e soia ¦ latte o soia ¦ latte/soia
      7 ← lattosio ¦ latticini ¦ prodotti lattiero-caseari ¦ latte (incluso lattosio) ¦ formaggi
      8 ← noci e nocciole ¦ frutta a guscio ¦ frutta_a_guscio ¦ frutta con guscio (noci)
      11 ← semi di sesamo ¦ sesamo e derivati
      12 ← solfiti ¦ SO2 ¦ solforosa ¦ biossido di zolfo ¦ solfiti > 10 mg/kg ¦ Solfati (anidride solforosa e solfiti)
      13 ← lupino ¦ Lupini`),
  )('%j are %s', (cell, ids) => {
    expect(rowWith('allergeni', cell)).toMatchObject({
      group: 'added',
      note: null,
      allergeni: ids.split(' ').map(Number),
      nessunAllergene: false,
    });
  });

  test('may have the names of the site, of the law, and each word of the vocabulary', () => {
    const named = allergens.flatMap(({ id, name, fullName }) => {
      const wording = allergenWordings[id] ?? '';
      const written = [name, fullName, wording, `${id} ${name}`, `${wording}; ${name}`];
      return [...written, ...written.map((text) => text.toUpperCase())].map((text) => [text, [id]]);
    });
    const words = [...allergenWords].map(([word, { name, carrier, food }]) => {
      const meant = new Set(name.length > 0 ? name : [...carrier, ...food]);
      return [word.replace('_', ' di '), [...meant].sort((a, b) => a - b)];
    });
    const expected = [...named, ...words];
    const cells = expected.map(([text]) => String(text));
    const { rows } = planOf(
      fileOf(cells.map((allergeni, at) => ({ nome: `Piatto ${at}`, allergeni }))),
    );
    const read = rows.map(({ change }, at) => [cells[at], change?.after?.allergeni]);
    expect(read).toEqual(expected);
  });

  test('of a word with a second meaning are those of the first, and that is said', () => {
    const note = (cell: string) => rowWith('allergeni', cell).note;
    expect(idsIn('frutta secca')).toEqual([8]);
    expect(note('frutta secca')).toBe(
      'Allergeni: «frutta secca» è letto come Frutta a guscio, ma può voler dire anche Arachidi',
    );
    expect(idsIn('latte di soia')).toEqual([6]);
    expect(note('latte di soia')).toContain('ma può voler dire anche Latte e derivati');
    expect(note('frutta secca, arachidi')).toBeNull();
    expect(note('8 frutta secca')).toBeNull();
  });

  test.each(
    eachOf(`
      true ← nessuno ¦ NESSUNO. ¦ Nessun allergene ¦ Nessuno rilevato ¦ ${allergenTexts.none} ¦ no ¦ niente ¦ nessuno dei 14
      true ← non contiene allergeni ¦ senza allergeni ¦ Privo di allergeni ¦ assenti ¦ allergeni assenti ¦ non ci sono allergeni
      false ← non indicati ¦ Non dichiarati ¦ ${allergenTexts.undeclared} ¦ n.d. ¦ n/a ¦ ? ¦ non so
      false ← ¦ - ¦ — ¦ / ¦ ...`),
  )('%j name none; somebody said so: %s', (cell, isSaid) => {
    const row = { group: 'added', note: null, allergeni: [], nessunAllergene: isSaid === 'true' };
    expect(rowWith('allergeni', cell)).toMatchObject(row);
  });

  test.each(
    eachOf(`
      «7 Glutine»: il numero e il nome non sono dello stesso allergene ← 7 Glutine
      non sono dello stesso allergene ← glutine 7 ¦ 1 7 glutine ¦ 1 7 glutine soia ¦ 5 frutta secca ¦ 4 surimi
      «latte soia»: può voler dire più allergeni. Scrivi i loro numeri ← latte soia
      forse era «7,10», e il foglio di calcolo ha tolto lo zero ← 7,1
      il foglio di calcolo ne ha fatto una data ← 01-lug ¦ lug-10 ¦ 7 gen ¦ 01/07/2026
      «1-7»: se sono due allergeni scrivi 1, 7 ← 1-7 ¦ 3, 1-7
      se sono due allergeni scrivi 1, 14 ← 1–14 ¦ 1 a 14 ¦ da 1 a 14 ¦ dall’1 al 14
      le tracce si scrivono in «avvertenza» ← può contenere noci ¦ 1, 7 (8 in tracce) ¦ latte: possono esserci
      Allergeni da verificare: scrivi i numeri di tutti ← 3 Uova e derivati, da verificare
      «17» non è un numero da 1 a 14, né un nome che si riconosce ← 17 ¦ 1, 17 ¦ 17; 7
      «0» non è un numero ← 0 ¦ 1,0
      «nessuno» non è un numero ← nessuno, 7 ¦ 7 e nessuno
      «senza glutine» non è ← senza glutine ¦ senza glutine, latte
      non è un numero ← non contiene glutine ¦ glutine no ¦ gluten free ¦ latte (no) ¦ GF ¦ solfiti (vino) ¦ tutti
      non è un numero ← latte delattosato ¦ latte di riso ¦ latte vegetale ¦ noce moscata ¦ vedi legenda ¦ contiene
      non è un numero ← ❌ latte ¦ 🌾 ¦ ✓ ¦ latte 0% ¦ glutine? ¦ latt? ¦ LÃ tte ¦ solfiti < 10 mg/kg ¦ x
      non è un numero ← glutine... ¦ latte, ecc. ¦ latte… ¦ allergeni ¦ derivati ¦ e ¦ *
      non è un numero ← A1, A7 ¦ I, VII ¦ glut., latt. ¦ 1e+20 ¦ 46204 ¦ 1a ¦ latte7`),
  )('are refused in %j: %s', (cell, reason) => {
    const { group, note } = rowWith('allergeni', cell);
    expect([group, note]).toEqual(['faulty', expect.stringContaining(reason)]);
  });

  test('are read in full from any list of numbers and names, with any separator', () => {
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

  test('are refused where any word is not understood, and that word is named', () => {
    const word = fc.stringMatching(/^[b-z]{2,9}$/).map((letters) => `x${letters}x`);
    const places = fc.constantFrom<(w: string) => string>(
      (w) => `glutine ${w}`,
      (w) => `${w} glutine`,
      (w) => `1, ${w}, 7`,
      (w) => `latte (${w})`,
      (w) => `latte di ${w}`,
      (w) => `nessuno ${w}`,
      (w) => `${w} allergeni`,
    );
    fc.assert(
      fc.property(word, places, (unknown, put) => {
        const { group, note } = rowWith('allergeni', put(unknown));
        expect([group, note]).toEqual(['faulty', expect.stringContaining(unknown)]);
      }),
    );
  });

  test('have commas for hyphens in a file that has those between three numbers', () => {
    const idsOf = (...cells: string[]) =>
      planOf(fileOf(cells.map((allergeni, at) => ({ nome: `Piatto ${at}`, allergeni })))).rows.map(
        ({ change }) => change?.after?.allergeni,
      );
    expect(idsOf('1-7', '1-3-7', '')).toEqual([[1, 7], [1, 3, 7], []]);
    expect(idsOf('1-7', '3')).toEqual([undefined, [3]]);
  });
});

test.each(
  eachOf(`
    7.5 ← 7,5 ¦ 7,50 ¦ 7.50 ¦ € 7,50 ¦ 7,50 € ¦ €7,5 ¦ 7,50€ ¦ 7,50\u00a0€ ¦ 7,50 euro ¦ EUR 7,50
    7 ← 7 ¦ 7,00 ¦ 7 euro ¦ €7 ¦ 7.0
    1234.5 ← 1234,50 ¦ € 1234.5`),
)('the price %j is %s', (cell, euro) => {
  const row = { group: 'added', note: null, prezzo: Number(euro) };
  expect(rowWith('prezzo', cell)).toMatchObject(row);
});

test.each(
  eachOf(`
    Manca «prezzo» ← ¦ -
    sono più prezzi: fai una riga per ogni formato ← 7,50/9,00 ¦ 7,50 - 9,00 ¦ 4 | 6 | 22 ¦ 12-15 ¦ 3,50 | 6 ¦ 4 o 6 ¦ € 4 / € 6
    è un prezzo a peso ← 3,50 €/hg ¦ 18/kg ¦ 4 all'etto ¦ 70€ al kg
    un prezzo al metro va nella sua colonna ← 30 al metro
    il foglio ne ha fatto una data ← 06-mag ¦ 12/04/2026
    scrivi un numero, oppure 0 ← s.q. ¦ secondo mercato ¦ € ¦ tanto
    scrivi solo 7,50, ← da 7,50 ¦ 7,50 cad. ¦ 7,50 a persona ¦ 7,50 min. 2 pers
    : Il prezzo deve essere un numero ← 7€50 ¦ 7 € 50 ¦ ,5 ¦ € 7 € ¦ --7
    : Il prezzo deve essere un numero: scrivilo come 7,50 ← 12.000 ¦ 1.234,50 ¦ 7,500 ¦ 1e3 ¦ 7, ¦ 1'000
    : Il prezzo deve essere compreso tra 0 e 9999,99 ← 12000 ¦ -5`),
)('the price %j is refused: %s', (cell, reason) => {
  const { group, note } = rowWith('prezzo', cell);
  expect([group, note]).toEqual(['faulty', expect.stringContaining(reason)]);
});

test.each([
  ...categories.flatMap(({ name, link }) =>
    [name, name.toUpperCase(), link].map((text) => [text, name]),
  ),
  ...eachOf(`
    Antipasti ← Antipasto ¦ Gli antipasti ¦ antipasti:
    Dolci ← Dolce ¦ I dolci
    Bibite ← Bibita ¦ Le bibite
    Panini ← panino
    Pinse ← Pinsa
    Pizze classiche ← Pizza classica ¦ pizze_classiche ¦ Le Pizze Classiche
    Pizze gourmet ← Pizza gourmet ¦ Pizzé  gourmet
    I nostri impasti ← Impasti ¦ Nostri impasti`),
])('the category %j is «%s»', (cell, categoria) => {
  expect(rowWith('categoria', cell)).toMatchObject({ group: 'added', categoria });
});

test.each(
  eachOf(`
    Pizze classiche ← Pizze ¦ PIZZE ROSSE ¦ Le bianche ¦ Calzoni
    Bibite ← Bevande ¦ BIRRE ¦ VINI ROSSI ¦ Vini bianchi ¦ Birre speciali ¦ Alla spina ¦ Caffetteria
    Antipasti ← Fritti ¦ Per cominciare ¦ TAGLIERI ¦ Bruschette
    Pizze gourmet ← Gourmet ¦ Le speciali
    Dolci ← Dessert
    Panini ← I burger`),
)('the category %j is asked, and guessed as «%s»', (cell, categoria) => {
  expect(rowWith('categoria', cell)).toMatchObject({ group: 'added', categoria });
  const { questions } = planOf(fileOf([{ categoria: cell }]));
  expect(questions.categories).toMatchObject([{ name: cell, count: 1, chosen: categoria }]);
});

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
  readImport(typeof file === 'string' ? new TextEncoder().encode(file) : file);
const cellsIn = (file: string | Uint8Array) => read(file).rows.map(({ cells }) => cells);

const NAMED = 'id;nome\na;Caffè, più d’uno';

test.each([
  ['UTF-8', NAMED],
  ['UTF-16, the other order', utf16(`\uFEFF${NAMED}`, true)],
  ['Mac Roman', singleBytes(NAMED, { '’': 0xd5, è: 0x8f, ù: 0x9d })],
  ['MS-DOS', singleBytes(NAMED.replace('’', "'"), { è: 0x8a, ù: 0x97 })],
])('the letters of a file may be in %s', (_, file) => {
  const [{ id, nome } = {}] = cellsIn(file);
  expect([id, nome?.replace('’', "'")]).toEqual(['a', "Caffè, più d'uno"]);
});

test.each([
  ['bars', 'id|nome\na|b'],
  ['the first letter of a spreadsheet', 'Pizza;id\nb;a'],
  ['line ends of an old Mac', 'id;nome\ra;b'],
  ['a separator in a heading', '"nome";"id";"note, altro"\nb;a;c'],
  ['the separator that Excel notes', 'sep=;\r\nid;nome\r\na;b'],
])('a file may have %s', (_, file) => expect(cellsIn(file)).toEqual([{ id: 'a', nome: 'b' }]));

test.each([
  ...unitNames.flatMap((name) =>
    [name, name.toUpperCase(), fields[name].label, guestLabel(name)].map((text) => [text, name]),
  ),
  ...eachOf(`
    nome ← Piatto ¦ Nome piatto ¦ Nome del piatto: ¦ NOME PRODOTTO ¦ Pizza ¦ Nome (max 120) ¦ Denominazione ¦ Nomé* ¦ nome_piatto
    descrizione ← INGREDIENTI ¦ Descrizione / Ingredienti ¦ Descrizione e ingredienti ¦ Descrizione piatto
    allergeni ← Allergene ¦ Allergeni (numeri) ¦ Elenco allergeni ¦ N. allergeni ¦ Allergeni (Reg. UE 1169/2011) ¦ Allergens
    prezzo ← Prezzo (€) ¦ Prezzo in euro ¦ PREZZO € ¦ € ¦ Euro ¦ Prezzo (iva inclusa) ¦ Prezzo di vendita ¦ Costo
    prezzo_familiare ← Prezzo (Maxi) ¦ Maxi € ¦ Pizza maxi ¦ Formato familiare
    prezzo_al_metro ← Al metro ¦ Prezzo metro
    categoria ← Tipologia ¦ Catégoria* ¦ Tipo ¦ Sezione ¦ Categoria menu
    image ← Foto ¦ Url immagine`),
])('the heading %j is of the column «%s»', (heading, column) => {
  expect(cellsIn(`id;"${heading}"\na;1`)).toEqual([{ id: 'a', [String(column)]: '1' }]);
});

test.each(['Prezzo (grande)', 'Prezzo asporto', 'Fornitore', 'Note', 'N.', 'Numero', 'Menu'])(
  'a column with the unknown heading %j is left out and named',
  (heading) => {
    const { rows, ignored } = read(`id;${heading} \na;1`);
    expect([rows[0]?.cells, ignored]).toEqual([{ id: 'a' }, [heading]]);
  },
);

test('of two headings for one column the own name counts, and the other is named', () => {
  const { rows, ignored } = read('id;Ingredienti;Descrizione\na;b;c');
  expect([rows[0]?.cells, ignored]).toEqual([{ id: 'a', descrizione: 'c' }, ['Ingredienti']]);
});

test('above the header may be a title and blank lines; rows are counted as in a spreadsheet', () => {
  const { rows, titles } = read(
    'Listino;;\n;estate 2026;\n;;\n\nNome;Prezzo;Categoria\na;1;"b\nb"\n;\nc;d;e;;',
  );
  expect(titles).toEqual(['Listino', 'estate 2026']);
  expect(rows).toEqual([
    { place: 'Riga 6', cells: { nome: 'a', prezzo: '1', categoria: 'b\nb' } },
    { place: 'Riga 8', cells: { nome: 'c', prezzo: 'd', categoria: 'e' } },
  ]);
});

test('a row that is only the name of a section is left out and said, but not one of a file without prices', () => {
  const { rows, titles } = read('nome;prezzo;categoria\n LE BIBITE;;\nAcqua;1;Bibite\n;2;');
  expect(titles).toEqual(['LE BIBITE']);
  expect(rows.map(({ place }) => place)).toEqual(['Riga 3', 'Riga 4']);
  expect(read('nome;categoria\nAcqua;').rows).toHaveLength(1);
});

test('a category in the first row of its group, or in a heading, is that of the next rows', () => {
  const categoriesIn = (file: string) => cellsIn(file).map(({ categoria }) => categoria);
  const group = 'categoria;nome;prezzo\nFRITTI;a;1\n;b;2\n;;\n;c;3\nVINI;d;4\nTOTALE;;10\n;e;5';
  expect(categoriesIn(group)).toEqual(['FRITTI', 'FRITTI', 'FRITTI', 'VINI', 'VINI']);
  expect(categoriesIn('nome;prezzo\nLE PIZZE;\na;1\nb;2\nAltro;\nc;3')).toEqual([
    ...['LE PIZZE', 'LE PIZZE', 'Altro'],
  ]);
  // A name alone, beside a column of categories, is a heading only if it sounds like one.
  const mixed = 'categoria;nome;prezzo\nPinse;a;1\n;Le nostre;\n;b;2\n;I DOLCI;\n;c;3';
  expect(categoriesIn(mixed)).toEqual(['Pinse', 'Pinse', 'I DOLCI']);
  // A row that is about a stored dish says its own.
  expect(categoriesIn('id;categoria;prezzo\na;Pinse;1\nb;;2')).toEqual(['Pinse', '']);
});

test.each([
  ['no', true],
  ['NO', true],
  ['falso', true],
  ['0', true],
  ['esaurito', true],
  ['sì', false],
  ['', false],
])('«Disponibile: %s» hides the dish: %s', (cell, nascosto) => {
  const file = `nome;prezzo;categoria;Disponibile\nProva;5;Dolci;${cell}`;
  expect(planOf(file).rows[0]?.change?.after).toMatchObject({ nascosto });
});

test('a row with too many cells is not read, one with too few has empty ones', () => {
  const { rows } = read('id;nome;prezzo\na;b;7;50\nc');
  expect(rows).toEqual([
    expect.objectContaining({
      reason: 'Ha 4 celle invece di 3: un testo con il separatore va tra virgolette',
    }),
    { place: 'Riga 3', cells: { id: 'c', nome: '', prezzo: '' } },
  ]);
});

test.each([
  ['Il file è vuoto.', ' \n'],
  ['Non si trovano i nomi delle colonne', 'nome;prezzo\nMargherita;7,50'],
  ['Non si trovano i nomi delle colonne', `${'titolo\n'.repeat(21)}id;nome`],
  ['Non si trovano i nomi delle colonne', '{"project": "p", "products": {}}'],
  ['La colonna «Prezzo» c’è due volte', 'id;prezzo;Prezzo\nmargherita;1;2'],
  ['La colonna «Prezzo» c’è due volte', 'id;Costo;Price\nmargherita;1;2'],
  ['La colonna «id» c’è due volte', 'id;Id\na;b'],
  ['Le virgolette della riga 3 non si chiudono', 'id;nome\na;"a"\nb;"b\nc;c'],
  ['Questo è un foglio di calcolo', 'PK\u0003\u0004...'],
  ['Questo è un foglio di calcolo', singleBytes('\u00d0\u00cf\u0011\u00e0...')],
])('a file that cannot be read is refused with one sentence: %s', (message, file) => {
  expect(() => read(file)).toThrow(message);
  expect(() => read(file)).toThrow(/^[^.]+\.$/);
});

test('a file may have 5 MiB, and not a byte more; a header is within the first 21 rows', () => {
  expect(() => checkFileSize(5 * 1024 * 1024)).not.toThrow();
  expect(() => checkFileSize(5 * 1024 * 1024 + 1)).toThrow('Il file supera 5 MB');
  expect(read(`${'titolo\n'.repeat(20)}id;nome\na;b`).rows).toHaveLength(1);
});
