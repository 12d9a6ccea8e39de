import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { allergenWordings } from '../../../src/domain/allergens/allergen-wordings';
import { criteria } from '../../../src/domain/filter/criteria';
import { frozenLegends, topics } from '../../../src/domain/house/practical';
import { allergens, allergenTexts } from '../../../src/domain/product/allergens';
import { categories } from '../../../src/domain/product/categories';
import { marks } from '../../../src/domain/product/marks';
import { textRows } from '../../../src/domain/words/texts';

/** The texts of catalogues, which components give to `t` by their names. */
const ofCatalogues = [
  ...categories.map(({ name }) => name),
  ...allergens.flatMap(({ name, fullName }) => [name, fullName]),
  ...Object.values(allergenWordings),
  ...Object.values(allergenTexts).filter(Boolean),
  ...marks.map(({ name }) => name),
  ...criteria.map(({ name }) => name),
  ...Object.values(frozenLegends),
  ...Object.values(topics),
];

const PLACES = [
  'src/menu',
  'src/dish',
  'src/ui',
  ...['house', 'today', 'filter', 'product', 'list', 'hours'].map((room) => `src/domain/${room}`),
];

/** The texts that modules give to `t`, and those of constants, which stand in capitals or in objects. */
function textsIn(file: string): { given: string[]; all: string[] } {
  const given: string[] = [];
  const all: string[] = [];
  const source = readFileSync(file, 'utf8');
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [text] }) {
      if (callee.type === 'Identifier' && callee.name === 't' && text?.type === 'Literal') {
        given.push(String(text.value));
      }
    },
    Property({ key }) {
      if (key.type === 'Identifier') all.push(key.name);
    },
    Literal({ value }) {
      if (typeof value === 'string') all.push(value);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return { given, all };
}

const found = PLACES.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => textsIn(`${place}/${name}`)),
);

const italian = textRows.map(([text = '']) => text);
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the texts of the menu', () => {
  test('have every language, once each, with the same values', () => {
    expect(textRows.filter((row) => row.length !== 5 || row.includes(''))).toEqual([]);
    expect(italian.filter((text, at) => italian.indexOf(text) !== at)).toEqual([]);
    const values = (text: string) => placesIn(text.split(' ¦ ').at(-1) ?? '');
    const wrong = textRows.filter(([first = '', ...others]) =>
      others.some((text) => values(text).join() !== values(first).join()),
    );
    expect(wrong).toEqual([]);
  });

  test('lack none that a component shows', () => {
    const shown = [...ofCatalogues, ...found.flatMap(({ given }) => given)];
    expect(shown.filter((text) => !italian.includes(text))).toEqual([]);
  });

  test('have none that nothing shows', () => {
    const known = new Set([...ofCatalogues, ...found.flatMap(({ all }) => all)]);
    expect(italian.filter((text) => !known.has(text))).toEqual([]);
  });

  test('quote as their language does', () => {
    /** What opens or closes a quotation in other languages. */
    const foreign = [/[„“‘”]/, /[«»„“]/, /[«»‘]/, /[„“‘”]/, /[„“‘”]/];
    expect(textRows.flatMap((row) => row.filter((text, at) => foreign[at]?.test(text)))).toEqual(
      [],
    );
  });

  test('have the quotation marks: no component writes Italian ones around what it shows', () => {
    const wrong = ['src/menu', 'src/dish', 'src/ui'].flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .filter((name) => /«(\$\{|<|\{[a-z]+[.(])/.test(readFileSync(`${place}/${name}`, 'utf8'))),
    );
    expect(wrong).toEqual([]);
  });
});
