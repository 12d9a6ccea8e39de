import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { STAFF_FOLDER } from './offline.ts';

/** Code that only staff download: their area, their half of `data`, and the libraries and domain modules that only they use. */
const STAFF =
  /\/src\/(?:reserved|data\/staff)\/|\/src\/domain\/(?:changes|exchange)\/|\/src\/domain\/product\/(?:product-list|validation)\.|\/@?firebase\/|\/papaparse\/|\/@tanstack\/|\/react-hook-form\/|\/@hookform\/|\?staff$/;

const REACT =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|rolldown\/runtime/;

/** What every visitor's page needs in addition to React. */
const BASE = new RegExp(
  [
    '/src/(?:start/|paths|restaurant|routes)',
    '/src/ui/(?:Button|frame|Icon|PageHead|navigation|useStore|GuestNotice|OpeningStatus|focus|useDialogInHistory)',
    '/src/site/(?:Picture|RouteError|stale-code)',
    '/src/domain/(?:product/categories|hours/weekly-hours)',
    '/src/data/(?:store|server-time|browser-storage|when-idle|menu/(?:page-handover|tonight-now))',
  ].join('|'),
);

/** What a category page needs in addition to that. */
const MENU = new RegExp(
  [
    '/src/dish/|/src/menu/(?:[^/]+$|(?:category|dish|filter)/)',
    '/src/data/(?:menu/|config|timeout)',
    '/src/domain/(?:choice|criteria|product/(?:allergens|card-digest|fields|marks|menu|price|product)|tonight/tonight)\\.',
    '/node_modules/valibot/',
  ].join('|'),
);

/** Modules that the routes load, and staff's copies: they stay chunks of their own. */
const ON_ITS_OWN = /service-worker|MenuLayout|menu\.scss|CategoryPage|DishPage|\?staff$/;

/**
 * Groups what every page needs into few files: on a slow phone each request takes extra time. main.tsx stays outside: it awaits
 * the routes' chunks, which must not wait for it.
 */
export const chunkGroups = [
  { name: 'react', test: REACT },
  { name: 'base', test: (id: string) => BASE.test(id) && !ON_ITS_OWN.test(id) },
  { name: 'hours', test: (id: string) => /\/src\/domain\/hours\/(?!weekly-hours)/.test(id) },
  { name: 'menu', test: (id: string) => MENU.test(id) && !ON_ITS_OWN.test(id) },
];

/**
 * Staff's chunks have their own folder, and only hashes as names: the routes, which every visitor downloads, list them all, and
 * the manifest says which is which.
 */
export function chunkFileName({ moduleIds }: { moduleIds: string[] }): string {
  return moduleIds.some((id) => STAFF.test(id))
    ? `${STAFF_FOLDER}/[hash].js`
    : 'assets/[name]-[hash].js';
}

/**
 * Gives staff's modules their own copy of valibot: a shared one would send the parts that only they use to every visitor. It also
 * lists the source modules of every chunk, for the tests of the build: Vite's manifest names only entries.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'valibot' || !importer || !STAFF.test(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && `${resolved.id}?staff`;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[`/${file.fileName}`, file.moduleIds.map((id) => relative(process.cwd(), id))]]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(modules));
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
