import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../src/entry-server';

const SERVER_FOLDER = 'node_modules/.cache/prerender';

const CATEGORY_PAGE = 'src/menu/CategoryPage.tsx';
/** The first script of a category page. */
export const MENU_ENTRY = 'src/entry-menu.ts';
/** What a category page cannot do without, though only a dynamic import names it. */
const MENU_DATA = 'src/data/products.ts';

type Files = { scripts: Set<string>; styles: Set<string> };

/** The client's files behind some source modules, their static imports included. */
function filesOf(manifest: Manifest, modules: string[]): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`No chunk holds ${key}: is it still the module that a route loads?`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return { scripts, styles };
}

/**
 * The page's HTML: the shell with its head, its body, a hint for every chunk that the shell does not name yet, and the
 * stylesheets of those chunks, behind the shell's own: without them the page would be drawn bare until its script runs.
 */
function fill(shell: string, page: PrerenderedPage, manifest: Manifest): string {
  const isCategory = page.modules.includes(CATEGORY_PAGE);
  const first = isCategory ? manifest[MENU_ENTRY]?.file : undefined;
  const { scripts, styles } = filesOf(manifest, [
    ...(isCategory ? [MENU_ENTRY, MENU_DATA] : []),
    ...page.modules,
  ]);
  const hints = [...scripts]
    .filter((file) => file !== first && !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  if (first) hints.unshift(`<script type="module" crossorigin src="/${first}"></script>`);
  const looks = [...styles]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return shell
    .replace('</head>', () => `${looks.join('')}</head>`)
    .replace(/<title>[^<]*<\/title>/, () => page.head + hints.join(''))
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
}

/** '/' → index.html, '/menu/pinse' → menu/pinse.html, as Hosting's cleanUrls look for them. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes every public page as HTML, from the same routes that the browser runs. The shell itself stays as
 * reserved.html: the reserved area is drawn in the browser alone.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const out = join(config.root, config.build.outDir);
        const server = join(config.root, SERVER_FOLDER, config.mode);
        await build({
          root: config.root,
          mode: config.mode,
          logLevel: 'warn',
          // react-bootstrap's folders are no modules to Node: everything goes into the bundle.
          ssr: { noExternal: true },
          build: { ssr: 'src/entry-server.tsx', outDir: server, emptyOutDir: true },
        });
        const entry: typeof import('../src/entry-server') = await import(
          pathToFileURL(join(server, 'entry-server.js')).href
        );
        const manifest: Manifest = JSON.parse(
          await readFile(join(out, '.vite/manifest.json'), 'utf8'),
        );
        const shell = await readFile(join(out, 'index.html'), 'utf8');
        await writeFile(join(out, 'reserved.html'), shell);
        for (const page of await entry.renderPages()) {
          const file = join(out, fileOf(page.path));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, fill(shell, page, manifest));
        }
        await rm(server, { recursive: true });
      },
    },
  };
}
