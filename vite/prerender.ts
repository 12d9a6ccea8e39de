import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { DATA_BLOCK_ID } from '../src/data/menu/page-handover.ts';
import type { PrerenderedPage } from '../src/start/entry-server';
import { INLINE_LIST, type InlineTexts } from './inline-texts.ts';
import { sitemapOf } from './machine-files.ts';
import { SHELL } from './offline.ts';
import { dataBlock, fillPage, withHints } from './page.ts';
import { makePreviews } from './previews.ts';

const SERVER_FOLDER = 'node_modules/.cache/prerender';
/** Converted pictures stay here for the next build, in a folder for each mode: a workflow may cache it. */
const PREVIEWS = 'node_modules/.cache/previews';

/** What the pages were made from, at the root of the site. `npm run deploy` adds the commit to it. */
export const PUBLICATION_FILE = 'pubblicato.json';

/** '/' → index.html, '/menu/pinse' → menu/pinse.html, as Hosting's cleanUrls look for them. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

type ServerEntry = typeof import('../src/start/entry-server');

/** Builds the app's own code for Node: pages are rendered, and the menu is read, by the modules that the browser runs. */
async function buildServerEntry({ root, mode }: ResolvedConfig, folder: string) {
  await build({
    root,
    mode,
    logLevel: 'warn',
    // Node cannot import react-bootstrap's folders: everything goes into the bundle.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/start/entry-server.tsx',
      ssrEmitAssets: true,
      cssMinify: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const entry: ServerEntry = await import(pathToFileURL(join(folder, 'entry-server.js')).href);
  return entry;
}

/** Builds a first script as a classic one without imports: a module script would wait until the page is parsed. */
async function buildFirstScript(
  { root, mode }: ResolvedConfig,
  name: 'first-script' | 'staff-script',
): Promise<string> {
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `src/start/${name}.ts`,
        output: { format: 'iife' },
        // It imports modules only for their exports: otherwise their tables would be bundled too.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The first script was not built');
  return result.output[0].code.trim();
}

/** Whether an asset is a font. The pages' inlined styles name fonts that no other file of the client does. */
const isFont = (file: string) => !/\.(?:js|css)$/.test(file);

/** The menu to bake into the pages; without it they have skeletons, and the build says so. */
async function readMenu({ readMenuOfBuild }: ServerEntry, config: ResolvedConfig) {
  try {
    return await readMenuOfBuild();
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    config.logger.warn(`The menu could not be read (${reason}): its pages have skeletons.`);
    return null;
  }
}

type PrerenderOptions = {
  /** A folder for the pages as they are if the menu cannot be read, for tests; null writes none. */
  withoutMenu: string | null;
  /** How many pictures to convert to previews of links, at most. */
  previews: number;
};

/**
 * Writes every public page as HTML, from the same routes that the browser runs: the pages of categories and of dishes with what is
 * in Firestore, the sitemap, and the previews of links to dishes. The pages of the reserved area are the empty shell: they are
 * rendered only in the browser.
 */
export function prerender({ withoutMenu, previews }: PrerenderOptions): Plugin {
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
        const entry = await buildServerEntry(config, server);
        await cp(join(server, 'assets'), join(out, 'assets'), { recursive: true, filter: isFont });
        const script = await buildFirstScript(config, 'first-script');
        const staffScript = await buildFirstScript(config, 'staff-script');
        const sheets = new Map<string, string>();
        function textOf(file: string): string {
          const text = sheets.get(file) ?? readFileSync(join(out, file), 'utf8').trim();
          sheets.set(file, text);
          return text;
        }
        const manifest: Manifest = JSON.parse(
          await readFile(join(out, '.vite/manifest.json'), 'utf8'),
        );
        const bare = await readFile(join(out, 'index.html'), 'utf8');
        const shell = bare.replace('</head>', () => `<style>${entry.fonts}</style></head>`);

        async function writePage(folder: string, path: string, html: string) {
          const file = join(folder, fileOf(path));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, html);
        }
        async function write(folder: string, pages: PrerenderedPage[]) {
          for (const page of pages) {
            const html = fillPage(shell, page, manifest, { script, textOf });
            await writePage(folder, page.path, html);
          }
        }
        const menu = await readMenu(entry, config);
        const stamp = menu && { ...menu.stamp, part: null, products: [] };
        const data = dataBlock(DATA_BLOCK_ID, stamp);
        const empty = shell.replace('</body>', () => `${data}</body>`);
        await writePage(out, SHELL, empty);
        for (const { path, isList, modules } of entry.staffShells) {
          const first = isList ? staffScript : null;
          await writePage(out, path, withHints(empty, modules, manifest, first));
        }
        const pages = await entry.renderPages(menu);
        await write(out, pages);
        if (menu) {
          await writeFile(join(out, menu.stamp.file), menu.json);
          const publication = { ...menu.madeFrom, commit: null, lists: [menu.stamp.file] };
          await writeFile(join(out, PUBLICATION_FILE), JSON.stringify(publication));
        }
        await writeFile(join(out, 'sitemap.xml'), sitemapOf(pages));
        const pictures = pages.flatMap(({ picture }) => picture ?? []);
        const kept = join(config.root, PREVIEWS, config.mode);
        const failures = await makePreviews(pictures, { out, kept, limit: previews });
        for (const failure of failures) config.logger.warn(`No preview of a dish: ${failure}`);
        if (withoutMenu) await write(withoutMenu, await entry.renderPages(null));
        const own: InlineTexts = {
          scripts: [script, staffScript],
          styles: [entry.fonts, ...sheets.values()],
        };
        await writeFile(join(out, INLINE_LIST), JSON.stringify(own));
        await rm(server, { recursive: true });
      },
    },
  };
}
