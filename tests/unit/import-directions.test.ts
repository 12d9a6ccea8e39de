import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The importing file, the module that it imports, and the linter's message. */
type Refusal = [file: string, imported: string, message: string];

const SDK = 'Only data/staff uses the Firebase SDK.';
const STAFF = 'data/staff is for the reserved area alone.';
const APP = 'Only main and routes know the site map and what starts the app.';
const TESTS = 'The launcher and the scripts import nothing of the tests.';
const MENU_ROOM = 'A room of menu imports';
const RESERVED_ROOM = 'A room of reserved imports';

const refusals: Refusal[] = [
  ['src/routes.tsx', 'firebase/auth', SDK],
  ['src/start/Root.tsx', '../data/staff/session', STAFF],
  ['src/site/home/HomePage.tsx', '../../data/staff/firestore', STAFF],
  ['src/site/SiteFooter.tsx', '../reserved/product-store', 'site never imports another area.'],
  ['src/site/SiteFooter.tsx', '../routes', APP],
  ['src/menu/MenuLayout.tsx', '../site/SiteFooter', 'menu never imports another area.'],
  ['src/menu/search/SearchPage.tsx', '../category/CategoryPage', MENU_ROOM],
  ['src/reserved/list/ProductTable.tsx', 'firebase/storage', SDK],
  ['src/reserved/list/ProductTable.tsx', '../form/draft', RESERVED_ROOM],
  ['src/reserved/product-store.ts', '../site/contacts', 'reserved never imports another area.'],
  ['src/ui/Icon.tsx', '../domain/price', 'ui imports nothing of ours.'],
  ['src/domain/product/price.ts', '../../ui/Icon', 'domain is pure TypeScript'],
  ['src/data/timeout.ts', './menu/menu-cache', 'What both halves of data share'],
  ['src/data/menu/menu-cache.ts', '../staff/firestore', 'data/menu knows the domain'],
  ['src/data/staff/firestore.ts', '../menu/menu-cache', 'data/staff knows the domain'],
  ['emulators/run-test.ts', '../tests/product', TESTS],
  ['scripts/deploy.ts', '../tests/product', TESTS],
];

/** Permitted imports of the same folders. */
const permitted: [file: string, imported: string][] = [
  ['src/site/home/HomePage.tsx', '../../data/menu/menu-refresh'],
  ['src/menu/search/SearchPage.tsx', '../dish/DishGrid'],
  ['src/reserved/product-store.ts', '../data/staff/firestore'],
  ['src/domain/product/price.ts', './product'],
  ['src/data/menu/menu-cache.ts', '../../domain/menu'],
  ['src/data/staff/firestore.ts', 'firebase/firestore/lite'],
  ['emulators/run-test.ts', '../scripts/hosting-config'],
];

type Diagnostic = { message: string; location: { path: string } };

/** Lints a temporary project with one file for each import. @returns the linter's messages, in the order of the imports */
function lint(imports: readonly (readonly [file: string, imported: string, ...unknown[]])[]) {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    cpSync('biome.json', join(root, 'biome.json'));
    for (const [index, [file, imported]] of imports.entries()) {
      const path = join(root, dirname(file), `import-${index}.ts`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import '${imported}';\n`);
    }
    const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=json'];
    const limit = '--max-diagnostics=none';
    const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', ...options, limit], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
    return imports.map((_, index) =>
      diagnostics
        .filter(({ location }) => location.path.endsWith(`/import-${index}.ts`))
        .map(({ message }) => message)
        .join(' '),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

const said = lint(refusals);
test.each(refusals.map((refusal, index) => [...refusal, said[index]] as const))(
  'the linter refuses in %s an import of %s',
  (_file, _imported, message, diagnostic) => expect(diagnostic).toContain(message),
);

test('the linter accepts imports in the right direction', () => {
  expect(lint(permitted).join('')).toBe('');
});
