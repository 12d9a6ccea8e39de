import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/*
 * VoiceOver does not announce a list whose markers a style removes, unless it says that it is one. Lists with a class have no markers,
 * Bootstrap's have none either; a plain `ul` has them.
 */

/** The lists of a module without markers and without a role, by their lines. */
function listsWithoutRole(file: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      const tag = name.type === 'JSXIdentifier' ? name.name : '';
      const values = new Map(
        attributes.flatMap((one) =>
          one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier'
            ? [[one.name.name, one.value?.type === 'Literal' ? one.value.value : null] as const]
            : [],
        ),
      );
      const isOurs = /^[uo]l$/.test(tag) && values.has('className');
      const isBootstraps = tag === 'Pagination' || /^[uo]l$/.test(String(values.get('as')));
      if (!(isOurs || isBootstraps) || values.get('role') === 'list') return;
      found.push(`${file}:${text.slice(0, start).split('\n').length}`);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

test('every list without markers says that it is a list', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => file.endsWith('.tsx'));
  expect(files.flatMap((file) => listsWithoutRole(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '<ul className="plain-list" />',
  '<ol className={styles.lines} />',
  '<Group as="ul" />',
])('a list that does not is found: %s', (jsx) => {
  expect(listsWithoutRole('some.tsx', `const some = ${jsx};`)).toEqual(['some.tsx:1']);
});
