import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { meaningOf } from '../../src/domain/criteria';
import { hasMark } from '../../src/domain/product/marks';
import { groupByCategory } from '../../src/domain/product/menu';
import type { Product } from '../../src/domain/product/product';
import { indexMenu } from '../../src/menu/search/engine/menu-index';
import {
  forChildren,
  goesByTexts,
  notSpicy,
  priceIn,
  spicy,
} from '../../src/menu/search/engine/query-criteria';
import { dish } from '../product';
import { ask, products } from './sample-search';

const namesOf = (dishes: readonly Product[]) => dishes.map(({ nome }) => nome);
const without = (...ids: number[]) =>
  namesOf(products.filter(({ allergeni }) => !ids.some((id) => allergeni.includes(id))));
const all = (names: string[]) => (shown: string[]) =>
  expect(shown.toSorted()).toEqual(names.toSorted());
const first =
  (...names: string[]) =>
  (shown: string[]) =>
    expect(shown.slice(0, names.length)).toEqual(names);
const having =
  (...names: string[]) =>
  (shown: string[]) =>
    expect(shown).toEqual(expect.arrayContaining(names));
const vegetarian = namesOf(products.filter((dish) => hasMark(dish, 'vegetariano')));
const vegan = namesOf(products.filter((dish) => hasMark(dish, 'vegano')));
const noMilkPizzas = first('Marinara', 'Frutti di mare');

/** What is typed, the ids of its criteria, and an assertion on the dishes that are shown. */
const queries: [query: string, criteria: string, expectShown: (shown: string[]) => void][] = [
  ['senza glutine', '1', all(without(1))],
  ['senza lactosio', '7', all(without(7))],
  ['senza sulfiti', '12', all(without(12))],
  ['piatti per celiaci', '1', all(without(1))],
  ['pizza senza latte', '7', noMilkPizzas],
  ['free gluten', '1', all(without(1))],
  ['pizza senza latte e funghi', '7 nomina-funghi', noMilkPizzas],
  ['pizza con i funghi senza uova', '3', first('Funghi', 'Prosciutto e funghi')],
  ['senza uova e latte', '3 7', all(without(3, 7))],
  ['nut allergy', '5 8', all(without(5, 8))],
  ['vegetariano', 'vegetariani', all(vegetarian)],
  ['pizza vegetariana', 'vegetariani', having('Margherita', 'Marinara', 'Funghi')],
  ['no meat', 'vegetariani', all(vegetarian)],
  ['vegan', 'vegani', all(vegan)],
  ['celiaco e vegetariano', '1 vegetariani', having('Caprese', 'Patatine fritte')],
  ['bambini', 'bambini', having('Pizza dei bimbi', 'Margherita')],
  ['kids menu', 'bambini', having('Pizza dei bimbi', 'Patatine fritte')],
  ['pizza per bambini', 'bambini', first('Pizza dei bimbi')],
  ['piccante', 'piccanti', having('Diavola', 'Calabrese', 'Calzone piccante')],
  ['calzone non piccante', 'non-piccanti', all(['Calzone'])],
  ['not spicy', 'non-piccanti', having('Margherita')],
  ['pizza senza cipolla', 'nomina-cipolla', having('Margherita')],
  ['no pork', 'nomina-pork', having('Margherita', 'Hamburger Tre Spighe')],
  ['burger', '', all(['Hamburger Tre Spighe', 'Cheeseburger alla pancetta'])],
  ['carne', '', having('Salsiccia', 'Hamburger Tre Spighe', 'Prosciutto cotto')],
  ['chicken', '', all(['Pollo croccante'])],
  ['ham and mushrooms', '', first('Prosciutto e funghi')],
  ['red wine', '', first('Calice di Sangiovese', 'Lambrusco Grasparossa')],
  ['ice cream', '', having('Sorbetto al limone', 'Semifreddo al croccante')],
  ['cola senza zucchero', '', all(['Cola senza zucchero'])],
  ['best pizza', '', first('Pizza dei bimbi', 'Pizza al metro tre gusti', 'Marinara')],
];

test.each(queries)('%j has its criteria and dishes', (query, criteria, expectShown) => {
  const { ids, shown } = ask(query);
  expect(ids).toBe(criteria);
  expectShown(namesOf(shown));
});

describe('a criterion in a query', () => {
  test.each([
    ['piccante', 'Piccante', 'sono indicati come piccanti'],
    ['non piccante', 'Non piccante', 'non sono indicati come piccanti'],
    ['per bambini', 'Per bambini', 'sono indicati per bambini'],
    ['senza cipolla', 'No «cipolla»', 'non nominano cipolla'],
    ['sotto 10 euro', 'Fino a € 10,00', 'costano al massimo € 10,00'],
  ])('%j has a chip with the name %j and an icon, and %s', (query, name, meaning) => {
    const asked = ask(query).result?.asked ?? [];
    expect(asked.map((criterion) => criterion.name)).toEqual([name]);
    expect(meaningOf(asked)).toBe(`Piatti che ${meaning}.`);
    expect(asked.some(goesByTexts)).toBe(query === 'senza cipolla');
    const [file, icon] = asked[0]?.iconLink.split('#') ?? [];
    expect(readFileSync(`public${file}`, 'utf8')).toContain(`id="${icon}"`);
  });

  test.each(['piccante', 'piccanti', 'peperoncino', 'peperoncini', 'nduja'])(
    'calls a dish spicy whose texts name %s',
    (descrizione) => {
      const hot = dish({ descrizione });
      expect([spicy.hides(hot), notSpicy.hides(hot)]).toEqual([false, true]);
    },
  );

  test.each(['bambini', 'bambino', 'bimbi', 'bimbo'])(
    'calls a dish with %s one for children',
    (nome) => expect(forChildren.hides(dish({ nome }))).toBe(false),
  );

  test.each([
    ['sotto 10 euro', 10],
    ['pizza sotto i 7,50 €', 7.5],
    ['max €  12.5€', 12.5],
    ['hasta  100 euros', 100],
    ['pizze sotto gli 8 euro', 8],
    ['fino agli 11 €', 11],
    ['entro 9 eur', 9],
    ['sotto dieci euro', null],
    ['sotto 10', null],
    ['10 euro', null],
  ])('%j asks for at most %j euro', (query, limit) => {
    expect(priceIn(query)?.criterion.id ?? null).toBe(limit && `prezzo-${limit}`);
  });

  test('about the price shows a dish at the limit, and none without a price', () => {
    const hides = (prezzo: number) => priceIn('sotto 10 euro')?.criterion.hides(dish({ prezzo }));
    expect([9, 10, 10.01, 0].map(hides)).toEqual([false, false, true, true]);
  });

  test.each([
    ['pizza senza latte e funghi', '7', 'pizza senza funghi'],
    ['senza uova e latte', '3', 'senza latte'],
    ['no nuts no eggs', '8', 'senza eggs'],
    ['gluten-free pizza', '1', 'pizza'],
    ['celiaco e vegetariano', '1', 'vegetariano'],
    ['vegan', 'vegani', ''],
  ])('takes its words with it when removed: %j without %s is %j', (query, id, rest) => {
    expect(ask(query).result?.without([id])).toBe(rest);
  });

  test('needs a word after "senza"', () => {
    expect(namesOf(ask('pizza senza').shown)).toEqual(namesOf(ask('pizza').shown));
  });

  test('is a plain word if no dish has the mark', () => {
    const plain = products.map((product) => ({ ...product, etichette: [] }));
    const menu = indexMenu(groupByCategory([...plain, dish({ nome: 'Burger vegano' })]));
    expect(ask('vegano', menu).ids).toBe('');
    expect(namesOf(ask('vegano', menu).shown)).toEqual(['Burger vegano']);
  });
});
