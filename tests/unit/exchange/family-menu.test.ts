import { expect, test } from 'vitest';
import { readImport } from '../../../src/domain/exchange/import-file';
import { planImport } from '../../../src/domain/exchange/import-plan';
import { NO_ANSWERS } from '../../../src/domain/exchange/import-questions';
import { FAMILY_MENU } from './family-menu';

/** As Excel saves it on Windows: each letter is a byte. */
const bytes = Uint8Array.from(FAMILY_MENU, (letter) => letter.charCodeAt(0));
const { rows: file, titles, ignored } = readImport(bytes);
const planWith = (answers = NO_ANSWERS) =>
  planImport(file, { stored: [], newId: () => 'new', pictureProblem: () => null }, answers);

test('the menu of a family is asked about five categories and three letters, all but one guessed', () => {
  const { questions, noDishes } = planWith();
  expect(questions.categories.map(({ name, chosen }) => [name, chosen])).toEqual([
    ['PIZZE ROSSE', 'Pizze classiche'],
    ['PIZZE BIANCHE', 'Pizze classiche'],
    ['BIRRE', 'Bibite'],
    ['VINI', 'Bibite'],
    ['BEVANDE', 'Bibite'],
  ]);
  expect(questions.letters).toMatchObject([
    { letter: 'G', chosen: 1 },
    { letter: 'L', chosen: 7 },
    { letter: 'S', guess: null, chosen: undefined },
  ]);
  expect(noDishes).toEqual(['COPERTO (riga 64)', 'TOTALE PIATTI (riga 65)']);
  expect([titles, ignored]).toEqual([['LISTINO AUTUNNO'], ['Supplementi']]);
});

test('with the one answer that is missing all of its dishes but six are in, and each of those says what to write', () => {
  const { rows } = planWith({ ...NO_ANSWERS, letters: new Map([['S', 12]]) });
  const faulty = rows.filter(({ group }) => group === 'faulty');
  expect(faulty.map(({ nome, note }) => `${nome}: ${note}`)).toEqual([
    'FUOCO: «9 min. 2 pers.»: scrivi solo 9, il resto va nella descrizione',
    'PIZZA AL METRO: «18/kg»: è un prezzo a peso: scrivi quello di una porzione, il resto va nella descrizione',
    'BIONDA ALLA SPINA: «3,50 | 6»: sono più prezzi: fai una riga per ogni formato, con il formato nel nome, come «Birra media»',
    'ROSSA ALLA SPINA: «4 | 6 | 22»: sono più prezzi: fai una riga per ogni formato, con il formato nel nome, come «Birra media»',
    'ROSSA IN BOTTIGLIA: «s.q.»: scrivi un numero, oppure 0: allora il prezzo non si vede',
    expect.stringContaining('SANGIOVESE: Lo stesso piatto sta già più su: riga 44'),
  ]);
  const added = rows.filter(({ group }) => group !== 'faulty');
  expect(added).toHaveLength(54);
  expect(added.filter(({ group }) => group !== 'added').map(({ nome }) => nome)).toEqual([]);
  const after = (nome: string) => rows.find((row) => row.nome === nome)?.change?.after;
  expect(after('TONNO E CIPOLLA')).toMatchObject({
    ...{ nascosto: true, categoria: 'Pizze classiche', allergeni: [1, 4, 7] },
    descrizione: 'Pomodoro, fiordilatte, tonno, cipolla',
  });
  expect(after('FALANGHINA (calice)')).toMatchObject({ allergeni: [12], categoria: 'Bibite' });
  expect(after('BABÀ')).toMatchObject({ descrizione: 'BABÀ', allergeni: [] });
});

test('the rows of a category may stay out', () => {
  const { rows, leftOut } = planWith({
    ...NO_ANSWERS,
    categories: new Map([['vini', 'non-importare']]),
  });
  expect(leftOut).toBe(5);
  expect(rows.some(({ nome }) => nome === 'LAMBRUSCO')).toBe(false);
});
