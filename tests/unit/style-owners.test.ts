import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = 'src';
/** Bootstrap's classes are everyone's, and so is what src/styles styles. */
const BOOTSTRAP = /^(?:btn|form|dropdown|toast|show|visually-hidden)(?:-|$)/;
/** Classes that two folders style, with the reason. */
const SHARED: Record<string, string> = {
  icon: 'every folder sizes and colours its icons',
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) =>
  join(SRC, name),
);
const sources = files
  .filter((file) => /\.(?:scss|tsx)$/.test(file))
  .map((file) => ({ file, folder: dirname(file), text: readFileSync(file, 'utf8') }));
const sheets = sources.filter(({ file }) => file.endsWith('.scss'));
const components = sources.filter(({ file }) => file.endsWith('.tsx'));
const isModule = ({ file }: { file: string }) => file.endsWith('.module.scss');

const classNames = (text: string) =>
  [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** The classes in the selectors of a style sheet: its own ones, and those that it marks as global. */
function classesOf(text: string) {
  const bare = text.replaceAll(/\/\/[^\n]*|#\{[^}]*\}/g, '');
  const selectors = [...bare.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector.trim());
  const all = selectors.filter((selector) => !selector.startsWith('@')).join(' ');
  const marked = [...all.matchAll(/:global\(([^)]*)\)/g)].flatMap(([, name = '']) =>
    classNames(name),
  );
  return { own: new Set(classNames(all.replaceAll(/:global\([^)]*\)/g, ''))), marked };
}

/** The folders that style a global class. */
const owners = new Map<string, Set<string>>();
for (const sheet of sheets) {
  const { own, marked } = classesOf(sheet.text);
  for (const name of isModule(sheet) ? marked : [...own, ...marked]) {
    if (!BOOTSTRAP.test(name)) owners.set(name, (owners.get(name) ?? new Set()).add(sheet.folder));
  }
}

/** The parts of a component's text that may name classes. */
const worn = (text: string) =>
  [...text.matchAll(/className=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)].map(([part]) => part);

test('a global class is styled in one folder', () => {
  const found = [...owners].filter(([name, { size }]) => size > 1 && !(name in SHARED));
  expect(found.map(([name, folders]) => `${name}: ${[...folders].join(' ')}`)).toEqual([]);
});

test("a room wears no global class of another room's", () => {
  const found = components.flatMap(({ file, folder, text }) =>
    worn(text)
      .flatMap((part) => part.replaceAll(/\w+\.\w+/g, '').match(/[a-z][\w-]*/g) ?? [])
      .filter((name) => owners.has(name) && !(name in SHARED))
      .filter((name) =>
        [...(owners.get(name) ?? [])].every(
          // A folder may use what the folders around it and ui style, and what every page has.
          (owner) =>
            !/^src\/(?:styles|ui)$/.test(owner) && relative(owner, folder).startsWith('..'),
        ),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('a component uses every class of its style module, and no other', () => {
  const used = new Map<string, Set<string>>();
  for (const { folder, text } of components) {
    for (const [, local, path = ''] of text.matchAll(/import (\w+) from '(.+\.module\.scss)'/g)) {
      const names = [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))];
      const module = relative('.', resolve(folder, path));
      const all = used.get(module) ?? new Set();
      for (const [, name = ''] of names) all.add(name);
      used.set(module, all);
    }
  }
  for (const sheet of sheets.filter(isModule)) {
    const names = [...(used.get(sheet.file) ?? [])].toSorted();
    expect(names, sheet.file).toEqual([...classesOf(sheet.text).own].toSorted());
  }
});
