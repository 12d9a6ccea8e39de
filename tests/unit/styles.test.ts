import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** How the global classes of a folder begin. Each is styled in that folder alone, so a look is changed in one place. */
const prefixes: Record<string, RegExp> = {
  'src/dish': /^(item|printed)\b/,
  'src/menu': /^menu-/,
  'src/menu/frame': /^menu-/,
  'src/menu/dish': /^dish-/,
  'src/menu/filter': /^filter-/,
  'src/menu/languages': /^offer$/,
  'src/menu/search': /^search-/,
  'src/reserved': /^(action-bar|foot|question|sheet)\b/,
  'src/ui': /^(dialog|guest-notice|opening-status)\b/,
};

/** Classes that every folder may change: Bootstrap's, and the icon. Tokens, base and layout primitives are src/styles alone. */
const everyones = /^(btn|active|show|form|alert|badge|toast|bg|visually-hidden|icon)\b/;

/** The names of a pattern's first group, each once. */
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => {
  const path = `src/${file}`;
  return {
    path,
    folder: posix.dirname(path),
    text: /\.(scss|tsx?)$/.test(path) ? readFileSync(path, 'utf8') : '',
  };
});
const sheets = files
  .filter(({ path }) => path.endsWith('.scss'))
  .map((sheet) => {
    const rules = sheet.text.replaceAll(
      /\/\/.*|"[^"]*"|url\([^)]*\)|(math|map|list|meta|color)\.[\w-]+/g,
      '',
    );
    return { ...sheet, classes: namesIn(rules, /\.([a-z][\w-]*)/gi) };
  });
const globals = sheets.filter(({ path }) => !path.endsWith('.module.scss'));
const code = files.filter(({ path }) => /\.tsx?$/.test(path));

test('each global class is styled in one folder, and begins as the folder says', () => {
  const wrong = globals.flatMap(({ path, folder, classes }) =>
    [...classes]
      .filter((name) => {
        if (everyones.test(name)) return false;
        const isElsewhere = globals.some(
          (other) => other.folder !== folder && other.classes.has(name),
        );
        return isElsewhere || (folder !== 'src/styles' && !prefixes[folder]?.test(name));
      })
      .map((name) => `${path}: .${name}`),
  );
  expect(wrong).toEqual([]);
});

/** A class name as Bootstrap's own style sheet has it. */
const bootstraps = namesIn(
  readFileSync('node_modules/bootstrap/dist/css/bootstrap.css', 'utf8'),
  /\.([a-z][\w-]*)/g,
);

test('no global class has the name of another thing in Bootstrap', () => {
  const wrong = globals.flatMap(({ path, classes }) =>
    [...classes]
      .filter((name) => bootstraps.has(name) && !everyones.test(name))
      .map((name) => `${path}: .${name}`),
  );
  expect(wrong).toEqual([]);
});

test('Bootstrap alone is imported, by one file an area; all else is used', () => {
  const importing = sheets.filter(({ text }) => /@import\s/.test(text)).map(({ path }) => path);
  expect(importing.sort()).toEqual(['src/reserved/_vendor.scss', 'src/styles/vendor.scss']);
  const own = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@import\s+(?!"bootstrap\/)[^;]+/g)].map(([rule]) => `${path}: ${rule}`),
  );
  expect(own).toEqual([]);
});

test('no rule outside the layers is important: a utility would win over it', () => {
  const layered = /^src\/(styles|ui)\//;
  const wrong = sheets
    .filter(({ path, text }) => !layered.test(path) && /!important/.test(text))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test('focus is one ring, and motion ends in one place', () => {
  const having = (pattern: RegExp) =>
    sheets
      .filter(({ text }) => pattern.test(text.replaceAll(/\/\/.*/g, '')))
      .map(({ path }) => path);
  expect(having(/outline(?!-offset: var)[\w-]*:(?! 0;)/)).toEqual(['src/styles/_parts.scss']);
  expect(having(/prefers-reduced-motion: reduce/)).toEqual(['src/styles/_elements.scss']);
  const stopped = sheets.find(({ path }) => path === 'src/styles/_elements.scss')?.text ?? '';
  expect(stopped).toMatch(
    /\*,\s+\*::before,\s+\*::after,\s+\*::backdrop \{[^}]*animation: none !important/,
  );
});

test('a custom property takes a variable of Sass by interpolation: else it holds its name', () => {
  const wrong = sheets.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\/.*/g, '').matchAll(/--[\w-]+:(?:[^;{}]|#\{[^}]*\})*;/g)]
      .filter(([rule]) => rule.replaceAll(/#\{[^}]*\}/g, '').includes('$'))
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(wrong).toEqual([]);
});

test('no text of a style sheet is spoken: `unspoken` writes it, else it is the number of a sheet', () => {
  const wrong = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/content:\s*"[^"]*[^"\s][^"]*"[^;]*/g)]
      .filter(([rule]) => !rule.includes('counter(page'))
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(wrong).toEqual([]);
});

/** The words of a component's class names, without the classes of modules (`styles.name`). */
const wornIn = (text: string) =>
  [...text.matchAll(/className=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)].flatMap(
    ([worn]) => worn.replaceAll(/\w+\.\w+/g, '').match(/[a-z][\w-]*/g) ?? [],
  );

test('layout has one spelling in each area: utilities in reserved, our primitives elsewhere', () => {
  const primitives = /^(stack|cluster|beside|cells|columns)$/;
  const utilities = /^(d(-\w+)?-(inline-)?(flex|grid)|flex-(wrap|row|column)|[hv]stack)$/;
  const wrong = code.flatMap(({ path, text }) =>
    wornIn(text)
      .filter((name) => (path.startsWith('src/reserved/') ? primitives : utilities).test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

/** Whose global classes every folder may wear. */
const shared = ['src/styles', 'src/ui', 'src/dish'];

test("no component wears a global class of another room's", () => {
  const wrong = code.flatMap(({ path, folder, text }) =>
    wornIn(text)
      .filter((name) => {
        const owner = globals.find(({ classes }) => classes.has(name))?.folder;
        if (!owner || everyones.test(name) || shared.includes(owner)) return false;
        return !`${folder}/`.startsWith(`${owner}/`);
      })
      .map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('each global class is worn by a component', () => {
  const worn = code.map(({ text }) => text).join('\n');
  const unused = globals.flatMap(({ path, classes }) =>
    [...classes]
      .filter((name) => !everyones.test(name) && !RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(worn))
      .map((name) => `${path}: .${name}`),
  );
  expect(unused).toEqual([]);
});

test('a module has every class that its components wear, and no other', () => {
  const wrong = sheets
    .filter(({ path }) => path.endsWith('.module.scss'))
    .flatMap(({ path, text, classes }) => {
      const own = [...classes].filter((name) => !text.includes(`:global(.${name})`));
      const wearers = code.flatMap(({ folder, text: module }) =>
        [...module.matchAll(/import (\w+) from '([^']+\.module\.scss)'/g)]
          .filter(([, , address = '']) => posix.join(folder, address) === path)
          .map(([, name]) => [...namesIn(module, RegExp(`\\b${name}\\.(\\w+)`, 'g'))]),
      );
      const worn = new Set(wearers.flat());
      return [
        ...own.filter((name) => !worn.has(name)).map((name) => `${path}: .${name} is not worn`),
        ...[...worn]
          .filter((name) => !own.includes(name))
          .map((name) => `${path}: .${name} is missing`),
      ];
    });
  expect(wrong).toEqual([]);
});

/** The tokens themselves; paper in points and screens to hold up have sizes of their own. */
const OWN_SIZES = /_tokens|_theme|RegisterPage|WaiterScreen|HeldUpList/;

test('letters on the screen of a guest have one of the seven sizes', () => {
  const wrong = sheets
    .filter(({ path }) => /^src\/(dish|menu|site|styles)\//.test(path))
    .filter(({ path }) => !OWN_SIZES.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/font(?:-size)?:[^;]*?[\d.]+rem/g)].map(([rule]) => `${path}: ${rule}`),
    );
  expect(wrong).toEqual([]);
});
