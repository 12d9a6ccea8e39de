import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../src/start/entry-server';

const SERVER_FOLDER = 'node_modules/.cache/prerender';

const CATEGORY_PAGE = 'src/menu/category/CategoryPage.tsx';
const MAIN = 'index.html';
/** The first script of a category page. */
export const MENU_ENTRY = 'src/start/entry-menu.ts';
/** The first script of a page that opens with a picture. */
export const PICTURE_ENTRY = 'src/start/entry-picture.ts';
const FIRST_PICTURE = /<img[^>]* fetchPriority="high"/i;
/** Keeps a hint from being followed until src/start/deferred-scripts.ts lets it. */
const HELD = ' media="not all"';

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

/** What a page loads at once, and what its first script lets in later. */
type Order = { first: string | null; early: Set<string>; late: Set<string> };

/**
 * A category page first loads what asks for the dishes; a page that opens with a picture, that picture. The code of the
 * page comes behind it: on a slow network, side by side, both would be late. Any other page loads all at once.
 */
function orderOf(page: PrerenderedPage, manifest: Manifest, code: Set<string>): Order {
  const isCategory = page.modules.includes(CATEGORY_PAGE);
  const entry = isCategory ? MENU_ENTRY : FIRST_PICTURE.test(page.body) ? PICTURE_ENTRY : null;
  if (!entry) return { first: null, early: code, late: new Set() };
  const first = manifest[entry]?.file ?? null;
  const early = filesOf(manifest, [entry]).scripts;
  return { first, early, late: new Set([...code].filter((file) => !early.has(file))) };
}

function hintsFor(files: Set<string>, attributes: string): string {
  return [...files]
    .map((file) => `<link rel="modulepreload"${attributes} crossorigin href="/${file}">`)
    .join('');
}

/**
 * The page's HTML: the shell with its head, its body, a hint for every chunk, and the stylesheets that the shell does not
 * name yet, behind the shell's own: without them the page would be drawn bare until its script runs.
 */
function fill(shell: string, page: PrerenderedPage, manifest: Manifest): string {
  const { scripts, styles } = filesOf(manifest, [MAIN, ...page.modules]);
  const main = manifest[MAIN]?.file ?? '';
  scripts.delete(main);
  const { first, early, late } = orderOf(page, manifest, scripts);
  if (first) early.delete(first);
  const looks = [...styles]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const code =
    `<script type="module" crossorigin src="/${first ?? main}"></script>` +
    hintsFor(early, '') +
    hintsFor(late, HELD) +
    (first ? hintsFor(new Set([main]), `${HELD} data-main`) : '');
  return shell
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `${looks.join('')}</head>`)
    .replace(/<title>[^<]*<\/title>/, () => page.head + code)
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
          build: { ssr: 'src/start/entry-server.tsx', outDir: server, emptyOutDir: true },
        });
        const entry: typeof import('../src/start/entry-server') = await import(
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
