import { expect, test } from 'vitest';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/engine/menu-index';
import { searchMenu } from '../../src/menu/search/engine/search-menu';
import { statusLine } from '../../src/menu/search/status-line';
import { dish } from '../product';

const dessert = (nome: string, allergeni: number[]) =>
  dish({ nome, allergeni, categoria: 'Dolci' });
const dishes = [
  dessert('Torta', [1, 3]),
  dessert('Crostata', [1, 7]),
  dessert('Gelato', []),
  dessert('Torta alle noci', [1, 8]),
];
const index = indexMenu(groupByCategory(dishes));

test.each([
  ['gelato', [], '1 piatto trovato'],
  ['dolci', [], '4 piatti trovati'],
  ['biscotti', [], 'Nessun piatto trovato'],
  ['glutine', [], '3 piatti dichiarano: Glutine'],
  ['uova', [], '1 piatto dichiara: Uova e derivati'],
  ['crostacei', [], 'Nessun piatto trovato'],
  ['noci', [], '1 piatto trovato'],
  ['dolci', [3], '3 piatti trovati; 1 altro nascosto dal filtro'],
  ['dolci', [3, 8, 13], '2 piatti trovati; altri 2 nascosti dal filtro'],
  ['glutine', [1], '3 piatti nascosti dal filtro'],
  ['glutine', [3], '2 piatti dichiarano: Glutine; 1 altro nascosto dal filtro'],
])('the status of the search for %j, avoiding %j, is %j', (query, avoided, line) => {
  const result = searchMenu(index, query);
  if (!result) throw new Error('The query is too short');
  const found = [
    ...result.groups.flatMap(({ products }) => products),
    ...(result.named?.products ?? []),
  ];
  const shown = found.filter(({ allergeni }) => !allergeni.some((id) => avoided.includes(id)));
  expect(statusLine(result, shown)).toBe(line);
});
