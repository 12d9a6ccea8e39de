import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../../emulators/sample/menu';
import { differencesOf } from '../../../src/domain/changes/change';
import { readImport } from '../../../src/domain/exchange/import-file';
import { planImport } from '../../../src/domain/exchange/import-plan';
import { damageIn } from '../../../src/domain/exchange/letters';
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
    /** The names in the groups that are not imported unless somebody chooses so. */
    risky: Object.fromEntries(
      (['losing', 'doubted', 'mixed', 'damaged', 'spelled'] as const).flatMap((group) =>
        namesIn(group).length > 0 ? [[group, namesIn(group)]] : [],
      ),
    ),
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
const NEW = 'nome;descrizione;allergeni;prezzo;categoria';
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
    // What the file names is never offered for deletion.
    expect(plan('nome;categoria;prezzo\nMargherita;Pinse;7,50').missing).toEqual([]);
    expect(plan('nome;categoria;prezzo\nNuova;Pinse;7,50').missing).toEqual(['margherita']);
    const bare = 'nome;descrizione;prezzo;categoria\nDiavola;Salame;8,50;Pizze classiche';
    expect(plan(bare).added).toMatchObject([{ id: 'new', after: { prezzo: 8.5, allergeni: [] } }]);
  });

  test.each<[string, string, object]>([
    ['name', 'nome;categoria;prezzo\nMARGHERITA;pizze-classiche;8', risen],
    ['spreadsheet cells', SPELT, { prezzo_familiare: [15, 16], prezzo_al_metro: [null, 30.5] }],
    ['a line for no price', 'id;prezzo_familiare\nmargherita;-', { prezzo_familiare: [15, null] }],
    ['missing cells are empty', SHORT, { ...risen, prezzo_familiare: [15, null] }],
    ['missing allergens are kept', 'id;prezzo;allergeni\nmargherita;8', risen],
    ['a line for allergens keeps them', 'id;prezzo;allergeni\nmargherita;8;- ', risen],
    ['picture of our bucket', `id;image\nmargherita;${OWN}`, { image: [null, OWN] }],
    [
      'another category',
      'id;categoria\nmargherita;Pinse',
      { categoria: ['Pizze classiche', 'Pinse'] },
    ],
  ])('updates its product, case: %s', (_, file, change) => {
    expect(plan(file)).toMatchObject({ changed: { margherita: change }, faulty: [], missing: [] });
  });

  test('keeps the case of stored texts, and says so', () => {
    const kept = 'cambiano solo le maiuscole, resta com’è nel menu';
    expect(plan('id;descrizione\nmargherita;POMODORO, FIORDILATTE')).toMatchObject({
      changed: {},
      notes: [`Riga 2: Descrizione: ${kept}`],
    });
  });

  test.each([
    ['Margherita', 'MARGHERITA'],
    ["'Nduja", 'Nduja'],
    ['Tiramisù', "TIRAMISU'"],
    ['Quattro formaggi', '4 formaggi'],
  ])('keeps the name %j where the file writes %j, which is a change of its own', (nome, cell) => {
    const named = product('b', { nome });
    const read = plan(`nome;categoria;prezzo\n${cell};Pizze classiche;8`, named);
    expect(read).toMatchObject({ changed: { b: risen }, faulty: [], missing: [], notes: [] });
    expect(read.risky).toEqual({ spelled: [nome] });
    expect(plan(`id;nome\nb;${cell}`, named)).toMatchObject({ changed: {}, same: [nome] });
  });

  test('is faulty if several products match it, or an earlier row is about the same one', () => {
    const alike = product('b', { nome: 'Margherita' });
    const named = 'nome;categoria;prezzo\nMargherita;Pizze classiche;9';
    expect(plan(named, margherita, alike)).toMatchObject({
      faulty: [expect.stringContaining('Più piatti di questa categoria si chiamano così')],
      missing: [],
    });
    const twice =
      'Lo stesso piatto sta già più su: riga 2. Se è un altro formato, scrivilo nel nome, come «Birra media»';
    expect(plan('id;prezzo\nmargherita;8\nmargherita;9')).toMatchObject({
      changed: { margherita: risen },
      faulty: [`Riga 3 Margherita: ${twice}`],
    });
    expect(plan(`${HEADER}\n${NEW_ROW}\n${NEW_ROW}`)).toMatchObject({
      added: [{ nome: 'Diavola' }],
      faulty: [`Riga 3 Diavola: ${twice}`],
    });
  });

  const unread: Partial<Product> = { allergeni: [3], allergeniDaVerificare: true };
  test.each<[Partial<Product>, string, string]>([
    [{}, 'id;prezzo\nb;', 'Riga 2 b: Manca «prezzo»'],
    [{}, 'id;categoria\nb;Le nostre', 'Scegli qui sopra in quale categoria va «Le nostre»'],
    [{}, `id;allergeni\nb;${'quz'.repeat(30)}`, `Allergeni: «${'quz'.repeat(20)}»`],
    [{}, 'id;nome;prezzo\nb;b;7;50\nmargherita;Margherita;7,50;;', 'Ha 4 celle invece di 3'],
    [{}, 'id;nome\n__a__;b', 'Il codice «__a__» in «id» non è valido'],
    [{}, 'id;nome\na/b;b', 'Il codice «a/b» in «id» non è valido'],
    [{}, 'id;etichette\nb;"vegano, dolce"', '«dolce» non è vegetariano, vegano, piccante, bambini'],
    [{}, 'id;nascosto\nb;forse', 'Nascosto dal menu: «forse» non è «sì» o «no»'],
    [{}, 'id;posizione\nb;1,5', 'Posizione: «1,5» non è un numero intero da 1'],
    [{}, 'id;posizione\nb;0', 'Posizione: «0» non è un numero intero da 1'],
    [unread, 'id;allergeni\nb;3', 'Allergeni da verificare: apri il piatto'],
    [{ categoria: 'Calzoni' }, 'id;categoria\nb;Pinse', 'I dati salvati non sono completi'],
  ])('for %j is faulty, with a reason: %j, %s', (more, file, reason) => {
    const read = plan(file, margherita, product('b', more));
    expect(read).toMatchObject({ faulty: [expect.stringContaining(reason)], changed: {} });
  });

  test('names all its faults, and those of all rows are summed up, each once', () => {
    const file = `${NEW}\nUno;;glut.;3,50 €/hg;Le nostre\nDue;Pomodoro;1;tanto;Bevande\nTre;;S;;Le nostre\nTre;;;;Le nostre`;
    const ask = 'Scegli qui sopra in quale categoria va «Le nostre»';
    const read = plan(file);
    expect(read.faulty).toEqual([
      `Riga 2 Uno: ${ask}. «3,50 €/hg»: è un prezzo a peso: scrivi quello di una porzione, il resto va nella descrizione. Allergeni: «glut» non è un numero da 1 a 14, né un nome che si riconosce`,
      'Riga 3 Due: «tanto»: scrivi un numero, oppure 0: allora il prezzo non si vede',
      `Riga 4 Tre: ${ask}. Scegli qui sopra quale allergene è «S». Manca «prezzo»`,
      `Riga 5 Tre: Lo stesso piatto sta già più su: riga 4. Se è un altro formato, scrivilo nel nome, come «Birra media». ${ask}. Manca «prezzo»`,
    ]);
    expect(read.faults[0]).toEqual({ text: 'Manca «prezzo»', count: 2 });
    expect(read.faults.map(({ text }) => text)).not.toContain(ask);
  });

  test.each<[string, string, unknown]>([
    ['nascosto', 'sì ¦ SI ¦ x ¦ 1 ¦ vero ¦ true', true],
    ['nascosto', ' ¦ - ¦ no ¦ 0 ¦ falso ¦ false', false],
    ['posizione', '12', 12],
    ['posizione', '', null],
    ['etichette', 'Vegano | PER BAMBINI', ['vegano', 'bambini']],
    ['etichette', '', []],
    ['avvertenza', ' Con\nolio ', 'Con olio'],
  ])('with the %s «%s» stores it', (field, cells, value) => {
    for (const cell of cells.split('¦')) {
      const file = `nome;descrizione;prezzo;categoria;${field}\nPesca;Bio;1;Bibite;"${cell}"`;
      expect(plan(file).added).toMatchObject([{ after: { [field]: value } }]);
    }
  });

  test('that says none of a dish without an answer is a plain change, and back', () => {
    const water = { descrizione: 'Acqua naturale', categoria: 'Bibite', allergeni: [] };
    const silent = product('b', water);
    const none = product('b', { ...water, nessunAllergene: true });
    const read = { changed: { b: { allergeni: [[], []] } }, risky: {}, faulty: [] };
    expect(plan('id;allergeni\nb;nessuno', silent)).toMatchObject(read);
    expect(plan('id;allergeni\nb;non indicati', none)).toMatchObject(read);
  });

  test('ignores a picture from elsewhere, unless the product already has it', () => {
    const foreign = 'https://altrove.example/pizza.jpg';
    const left = { same: ['Margherita'], notes: [`Riga 2: ${FOREIGN}`] };
    expect(plan(`id;image\nmargherita;${foreign}`)).toMatchObject(left);
    const shown = product('b', { image: foreign });
    expect(plan(`id;image\nb;${foreign}`, shown)).toMatchObject({ same: ['b'], notes: [] });
    // A picture is removed in the form.
    expect(plan('id;image\nb;', shown)).toMatchObject({ same: ['b'], notes: [] });
  });

  test('without a description takes its name, and says so; a stored text stays where its cell is empty', () => {
    const read = plan(`${NEW}\nAcqua naturale;;nessuno;1,50;Bibite\nOlive;-;;5;Antipasti`);
    expect(read.added.map(({ after }) => after?.descrizione)).toEqual(['Acqua naturale', 'Olive']);
    const note = 'Senza descrizione: prende il nome del piatto';
    expect(read.notes).toEqual([`Riga 2: ${note}`, `Riga 3: ${note}`]);
    const water = product('b', { descrizione: '75 cl', avvertenza: 'Fredda' });
    const kept = { changed: { b: risen }, notes: [] };
    expect(plan('id;nome;descrizione;avvertenza;prezzo\nb;;;-;8', water)).toMatchObject(kept);
  });

  test('has the list in brackets of its name as its description, where there is none', () => {
    const read = plan(
      `${NEW}\nFRITTO (calamari, zucchine);;;9;Antipasti\nBaffo (salame);-;;8;Pinse\nOlive (8 pz);;;5;Antipasti\nRossa (noci);Pomodoro;;8;Pinse`,
    );
    expect(read.added.map(({ after }) => [after?.nome, after?.descrizione])).toEqual([
      ['FRITTO', 'Calamari, zucchine'],
      ['Baffo (salame)', 'Baffo (salame)'],
      ['Olive (8 pz)', 'Olive (8 pz)'],
      ['Rossa (noci)', 'Pomodoro'],
    ]);
    const stored = product('b', {
      nome: 'Fritto',
      descrizione: 'Calamari',
      categoria: 'Antipasti',
    });
    const file = `${NEW}\nFritto (calamari, alici);;;9;Antipasti`;
    expect(plan(file, stored).changed).toEqual({ b: { prezzo: [7.5, 9] } });
    const whole = product('b', { nome: 'Fritto (calamari, alici)', categoria: 'Antipasti' });
    expect(plan(file, whole).changed).toEqual({ b: { prezzo: [7.5, 9] } });
  });

  test('that guests would not see in full is added with a hint, unless its product has it already', () => {
    const read = plan(`${NEW};Maxi\nMarinara;Pomodoro;1;5;Pinse;12`);
    expect(read.added).toHaveLength(1);
    expect(read.notes).toEqual(['Riga 2: Prezzo Maxi: si vede solo tra le «Pizze classiche»']);
    expect(plan('id;prezzo\nb;8', product('b', { categoria: 'Pinse' })).notes).toEqual([]);
  });
});

describe('a row that must not be imported by mistake is in a group of its own, with a note', () => {
  const tiramisu = product('tiramisu', {
    nome: 'Tiramisù',
    descrizione: 'Mascarpone, caffè',
    categoria: 'Dolci',
    allergeni: [1, 3, 7],
  });
  const oro = product('oro', { nome: 'Bocca d’oro', allergeni: [1, 7] });
  const seasons = product('stagioni', { nome: '4 stagioni' });
  const stored = [tiramisu, oro, seasons];

  test.each(['nessuno', 'non indicati', '"1, 8"'])('if it loses an allergen: %s', (cell) => {
    const read = { added: [], changed: {}, risky: { losing: ['Margherita'] } };
    expect(plan(`id;allergeni\nmargherita;${cell}`)).toMatchObject(read);
  });

  test.each<[string, string]>([
    [
      `${NEW}\nFior di latte;Con verdure;nessuno;9,00;Antipasti`,
      'Latte e derivati (Fior di latte)',
    ],
    ['id;descrizione\noro;Con acciughe', 'Pesce (acciughe)'],
  ])('if its own words name an allergen that it does not declare: %j', (file, name) => {
    const { risky, notes } = plan(file, ...stored);
    expect(risky).toEqual({ doubted: [expect.any(String)] });
    expect(notes).toEqual([`Riga 2: Le parole fanno pensare a: ${name}`]);
  });

  test('if numbers of allergens stand in its description alone', () => {
    expect(plan(`${NEW}\nNuova;Pomodoro (1, 9);;8;Pizze classiche`)).toMatchObject({
      risky: { doubted: ['Nuova'] },
      notes: [
        'Riga 2: Allergeni: «(1, 9)» nella descrizione non è letto: scrivili nella loro colonna',
      ],
    });
  });

  test('but not for a contradiction that the menu has already, or an answer that is open', () => {
    const tuna = product('b', { nome: 'Tonno', allergeni: [1, 7] });
    expect(plan('id;prezzo\nb;8', tuna)).toMatchObject({ changed: { b: risen }, notes: [] });
    expect(plan(`${NEW}\nTonno;Mozzarella;;9;Pinse`)).toMatchObject({ risky: {}, notes: [] });
  });

  test.each<[string, string]>([
    ['id;nome\noro;4 stagioni', 'Il codice è di «Bocca d’oro», il nome di «4 stagioni»'],
    [
      'id;nome;descrizione;prezzo\noro;Diavola;Salame;9',
      'Il codice è di «Bocca d’oro»: se è un altro piatto, svuota la sua cella «id»',
    ],
  ])('if its id and name are of two dishes: %j', (file, note) => {
    const risky = { mixed: ['Bocca d’oro'] };
    expect(plan(file, ...stored)).toMatchObject({ changed: {}, risky, notes: [`Riga 2: ${note}`] });
  });

  test('if names and ids were sorted apart, all of them, but not with a name that has a word of its own', () => {
    const file =
      'id;nome;categoria\noro;4 stagioni;Pizze classiche\nstagioni;Bocca d’oro;Pizze classiche';
    const read = { changed: {}, added: [], risky: { mixed: ['Bocca d’oro', '4 stagioni'] } };
    expect(plan(file, oro, seasons)).toMatchObject({ ...read, missing: [] });
    const one = file.slice(0, file.lastIndexOf('\n'));
    expect(plan(one, ...stored).missing).toEqual(['tiramisu']);
    const renamed = { oro: { nome: ['Bocca d’oro', 'Bocca di rosa'] } };
    const other = plan('id;nome\noro;Bocca di rosa', ...stored);
    expect(other).toMatchObject({ changed: renamed, risky: {} });
  });

  test.each<[string, string]>([
    [
      'id;descrizione\ntiramisu;Mascarpone, caffe',
      'Descrizione: «caffe» perde l’accento di «caffè»',
    ],
    ['id;nome\ntiramisu;Tiramis?', 'Nome: «Tiramis?» ha lettere rovinate'],
    [`${NEW}\nCaffÃ¨ alla nocciola;Quz, nocciola;8;3;Bibite`, 'Nome: «CaffÃ¨» ha lettere rovinate'],
  ])('if letters are damaged: %j', (file, note) => {
    const { risky, notes, changed, added } = plan(file, ...stored);
    expect([Object.keys(risky), changed, added]).toEqual([['damaged'], {}, []]);
    expect(notes).toEqual([`Riga 2: ${note}`]);
  });
});

describe('a damaged text', () => {
  /** A text in UTF-8 that a program has read as an encoding in which each of its letters is a byte. */
  function misread(text: string, encoding: string): string {
    const bytes = new TextEncoder().encode(text);
    const latin = encoding === 'Latin-1' && Buffer.from(bytes).toString('latin1');
    return latin || new TextDecoder(encoding).decode(bytes);
  }

  test.each(['Latin-1', 'windows-1252', 'macintosh'])(
    'is told by any letter of UTF-8 that was read as %s',
    (encoding) => {
      for (const letter of 'àèéìíòóùúÀÈÉÌÒÙçñäöüßœ’‘“”–…€°½') {
        const damaged = misread(letter, encoding);
        expect(damageIn(`caff${damaged}x`, '')).toContain('lettere rovinate');
        expect(damageIn(`CAFF${damaged}X`, '')).toContain('lettere rovinate');
        // It is stored like that.
        expect(damageIn(`Un caff${damaged}x`, `caff${damaged}x`)).toBeNull();
      }
    },
  );

  test.each([
    ['«caffe» perde l’accento di «caffè»', 'Crema al caffe, panna'],
    ["«CAFFE'» perde l’accento di «caffè»", "CAFFE' E CREMA"],
    ['«d?oro» ha lettere rovinate', 'Bocca d?oro'],
    ['«??» ha lettere rovinate', 'Pizza ??'],
    ['«rag\ufffd» ha lettere rovinate', 'Con rag\ufffd'],
    ['«BontÃ» ha lettere rovinate', 'BontÃ di sole'],
    ['«Tiramis—» ha lettere rovinate', 'Tiramis— e rag•'],
    ['«Ragn˘» ha lettere rovinate', 'Ragn˘ e caffË'],
    ['contiene caratteri che non si vedono', 'Pi\u0007ccante'],
    ['contiene caratteri che non si vedono', 'Pi\u200bccante'],
  ])('is told with %j in %j', (damage, cell) => {
    expect(damageIn(cell, 'Crema al caffè. Perché no?')).toBe(damage);
  });

  test.each([
    'Crema al caffè',
    'Tiramisù, un’altra crema',
    'Crèma al caffé\nin due righe',
    '«CAFFÈ» — n° 1, ½ kg, Coca-Cola®, c’è, l’àncora, œuf',
    'PÂTÉ, Crème brûlée, SÃO PAULO, McPizza, Šipon, “più”…',
    'Pizza 👨‍🍳',
    'Perché no? 7 Fragole',
  ])('is not %j', (cell) => {
    expect(damageIn(cell, 'Crema al caffè. Perché no?')).toBeNull();
  });

  test('is none of the sample', () => {
    const texts = sampleMenu.flatMap(({ nome, descrizione }) => [nome, descrizione]);
    expect(texts.filter((text) => damageIn(text, '') !== null)).toEqual([]);
  });
});
