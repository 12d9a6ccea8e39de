import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('three modules know formats of times: one reads their parts, and none reads a text', () => {
  const formats = /\bIntl\.(DateTimeFormat|RelativeTimeFormat)\(|\.toLocale(Date|Time)?String\(/;
  const clock = 'domain/hours/local-time.ts';
  // Lists have their own, without the code of the hours.
  const writers = ['domain/hours/days.ts', 'domain/product/menu-age.ts'];
  expect(filesWith(formats).sort()).toEqual([clock, ...writers].sort());
  const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? '';
  expect(textOf(clock)).not.toMatch(/\.format(Range)?\(/);
  for (const writer of writers) {
    expect(textOf(writer)).toMatch(
      /return new Intl\.DateTimeFormat\(localeOf\(language\), .+\)\.format\(.+\);/,
    );
  }
  // The results of their functions are never parsed either.
  const parsed = /(parse|Number|split|match|exec)\w*\([^()]*\b(dayText|format\w+)\(/;
  expect(filesWith(parsed)).toEqual([]);
});
