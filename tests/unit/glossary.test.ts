import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXPORT = /^export (?:async )?(?:function|const|type|class|interface) (\w+)/gm;

const exported = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(`src/${name}`, 'utf8').matchAll(EXPORT)])
    .map(([, name = '']) => name),
);

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Word|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the code has every name that the glossary gives it', () => {
  const named = rows.flatMap(([, , , names = '']) => names.match(/\w+(?=`)/g) ?? []);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});

test('the glossary explains a word once', () => {
  const words = rows.map(([, word = '']) => word);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

// Words that had several meanings, or that stand for a sentence.
const AVOIDED =
  /^(?:use)?(?:offers?|offered|answered|relied|does|hear|heard|kept)(?=[A-Z]|$)|(?:Kept|Relied|Heard)(?=[A-Z]|$)/;

test('no name of the code has a word that the glossary replaces', () => {
  expect([...exported].filter((name) => AVOIDED.test(name))).toEqual([]);
});
