import { expect, test } from 'vitest';
import { hasFrozen, toItem } from '../../src/dish/item';
import { foldName } from '../../src/domain/fold';
import { dish } from '../product';

test.each([
  ['Cola', 'Cola'],
  ['Tiramisù', "TIRAMISU'"],
  ["'Nduja", 'Nduja.'],
  ['Caﬀè  doppio', 'caffè doppio'],
  ['Acqua', 'Acqua naturale'],
  ['Cola', ''],
])('%j is described by its ingredients, not by its name again: %j', (nome, descrizione) => {
  const isName = foldName(nome) === foldName(descrizione.replace('.', ''));
  expect(toItem(dish({ nome, descrizione })).description).toBe(isName ? '' : descrizione);
});

test.each([
  ['Polpo*, patate', true],
  ['Gamberi＊ e rucola', true],
  ['Polpo** arrostito', true],
  ['Fritto (calamari)*', true],
  ['Polpo, patate', false],
  ['Paella *min. 2 persone', false],
  ['Paella* per la tavola. *Minimo 2 persone', false],
  ['Piccante** **chiedi al personale', false],
  ['Polpo* piccante** **chiedi al personale', true],
  ['* * *', false],
])('%j needs the legend of frozen food: %s', (descrizione, needs) => {
  expect(hasFrozen([dish({ descrizione, avvertenza: '' })])).toBe(needs);
});

test('a mark may be explained in another text of its dish', () => {
  const paella = { descrizione: 'Riso, gamberi*', avvertenza: '* minimo due persone' };
  expect(hasFrozen([dish(paella)])).toBe(false);
  expect(hasFrozen([dish(paella), dish({ descrizione: 'Polpo*' })])).toBe(true);
});
