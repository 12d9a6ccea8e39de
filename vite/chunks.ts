import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, parseSync, type Rolldown } from 'vite';
import { isColumn } from './language-columns.ts';
import { LANGUAGE_FOLDER, STAFF_FOLDER } from './offline.ts';

/** The folders of src/ that no visitor's page imports but by a route of the reserved area. */
const STAFF = ['reserved', 'data/staff'];

/** The folders of the layouts and of the pages that most visits begin with, by the file of what they share with other pages. */
const SHARED = {
  base: ['site', 'site/home'],
  menu: ['menu', 'menu/frame', 'menu/category'],
};

/** The home page loads it for tonight's notice, without the menu's components: with all that it imports it has a file of its own. */
const MENU_DATA = '/data/menu/runner.ts';

/** The texts about opening hours, which every page loads when their line comes into view. */
const OPENING_TEXTS = '/domain/today/opening-words.ts';

/**
 * What staff's list needs of the menu's file, and valibot, are copied for staff: they would load all of the file, and a shared
 * valibot would have the parts that only they use on every visitor's page. None of these modules has a state.
 */
const COPIED =
  /^src\/(?:dish|domain\/(?:product\/sizes|hours\/local-time)|ui\/Dialog)\b|^node_modules\/valibot\//;

/** Staff's list and its frame: what both import makes one file, but for what the sign-in needs too. */
const STAFF_LIST = /\/reserved\/(?:ReservedLayout|list\/ProductListPage)\.tsx$/;
const SIGN_IN = /\/reserved\/login\/LoginPage\.tsx$/;

/** The shared files. The bundler adds to each what its modules import, unless an earlier one has it, or it is staff's list. */
const FILES = ['site', 'reserved', 'react', 'base', 'data', 'hours', 'menu', 'list'] as const;

type GetInfo = Rolldown.GetModuleInfo;

/** A module's folder in src/. */
const folderOf = (id: string) => relative('src', dirname(id)).replaceAll('\\', '/');

const isInStaffFolder = (id: string) =>
  STAFF.some((folder) => `${folderOf(id)}/`.startsWith(`${folder}/`));

/** The modules of src/ that visitors download: all that imports lead to from the entry, without staff's folders. Types import nothing. */
function visitorsModules(): ReadonlySet<string> {
  const found = new Set<string>();
  function visit(file: string) {
    if (found.has(file) || isInStaffFolder(file)) return;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    const { module } = parseSync(file, text);
    const imported = [
      ...module.staticImports.filter(({ entries }) => !entries.every(({ isType }) => isType)),
      ...module.staticExports.flatMap(({ entries }) => entries),
    ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
    const loaded = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    );
    for (const request of [...imported, ...loaded].filter((each) => each.startsWith('.'))) {
      const path = join(dirname(file), request);
      const target = [path, `${path}.ts`, `${path}.tsx`].find(
        (name) => /\.tsx?$/.test(name) && existsSync(name),
      );
      if (target) visit(target);
    }
  }
  visit(resolve('src/main.tsx'));
  return found;
}

/** A module, and all from which static imports lead to it. */
function usersOf(id: string, getInfo: GetInfo) {
  const users = new Map<string, Rolldown.ModuleInfo>();
  const visit = (user: string) => {
    const info = getInfo(user);
    if (!info || users.has(user)) return;
    users.set(user, info);
    info.importers.forEach(visit);
  };
  visit(id);
  return [...users.values()];
}

/** Whether a module is in index.html's own file, or in one that this imports. */
const isForEntry = (id: string, getInfo: GetInfo) =>
  usersOf(id, getInfo).some(({ isEntry }) => isEntry);

/** Whether all imports of a module, static or not, come from staff's folders in the end. */
function isForStaff(id: string, getInfo: GetInfo, seen = new Set<string>()): boolean {
  if (isInStaffFolder(id) || seen.has(id)) return true;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = getInfo(id) ?? {};
  const all = [...importers, ...dynamicImporters];
  return all.length > 0 && all.every((importer) => isForStaff(importer, getInfo, seen));
}

/** What loads a language: with all that it alone needs it is no part of a visit in Italian. */
const LANGUAGE_LOADER = '/load-language.ts';

/** Whether a module is loaded for a language other than Italian alone. */
const isForLanguage = (id: string, getInfo: GetInfo) =>
  isColumn(id) || (!isForEntry(id, getInfo) && id.endsWith(LANGUAGE_LOADER));

/**
 * The style sheets of the site's components, and those of staff's, make one file each, so that no page waits for a third one. All
 * others stay with the modules that import them.
 */
function styleFileOf(id: string, getInfo: GetInfo): 'site' | 'reserved' | null {
  const isAreas = id.endsWith('.module.scss') || folderOf(id) === 'reserved';
  if (!isAreas) return null;
  if (isForStaff(id, getInfo)) return 'reserved';
  return folderOf(id).split('/')[0] === 'site' ? 'site' : null;
}

/**
 * Groups what several pages need into few files: on a slow phone each request takes extra time.
 * @returns the name of a module's file; null for what one page needs, or only rarer pages: that is left to the bundler
 */
function chunkOf(id: string, getInfo: GetInfo): (typeof FILES)[number] | null {
  const { isEntry = true, importers = [], dynamicImporters = [] } = getInfo(id) ?? {};
  const isMain = isEntry || importers.some((importer) => getInfo(importer)?.isEntry);
  const isRoute = dynamicImporters.some((importer) => isForEntry(importer, getInfo));
  // main.tsx awaits the routes, which must not wait for it.
  if (isMain || isRoute) return null;
  if (id.endsWith('.scss')) return styleFileOf(id, getInfo);
  const users = usersOf(id, getInfo);
  if (isForEntry(id, getInfo)) return id.includes('node_modules') ? 'react' : 'base';
  if (isForStaff(id, getInfo)) {
    const isUser = (page: RegExp) => users.some((user) => page.test(user.id));
    return isUser(STAFF_LIST) && !isUser(SIGN_IN) ? 'list' : null;
  }
  const loaded = users.filter((user) => user.dynamicImporters.length > 0);
  const folders = loaded
    .filter(({ dynamicImporters }) => dynamicImporters.some((each) => isForEntry(each, getInfo)))
    .filter(({ id: user }) => !isForStaff(user, getInfo))
    .map((user) => folderOf(user.id));
  const isFor = (file: keyof typeof SHARED) =>
    SHARED[file].some((folder) => folders.includes(folder));
  if (isFor('base') && loaded.length > 1) return 'base';
  const isHours = users.some((user) => user.id.endsWith(OPENING_TEXTS));
  // The texts about opening hours are on every page: they do not load the menu's data with them.
  if (users.some((user) => user.id.endsWith(MENU_DATA))) return isHours ? 'base' : 'data';
  if (isHours) return 'hours';
  // A style sheet of one page's own stays with it: staff load this file too.
  const isStyled = getInfo(id)?.importedIds.some((imported) => imported.endsWith('.scss'));
  return isFor('menu') && (loaded.length > 1 || !isStyled) ? 'menu' : null;
}

/**
 * The name of a component's class in the build, from the places of both alone: pages are prerendered by a build of their own,
 * and its names must be the same.
 */
export function shortClassName(name: string, file: string): string {
  const place = `${relative(process.cwd(), file)}:${name}`;
  return `_${createHash('sha256').update(place).digest('base64url').slice(0, 5)}`;
}

/**
 * Gives staff's modules their own copies of what would make visitors, or them, load more than they need (`COPIED`). Their files
 * have a folder of their own, and only hashes as names: the routes, which every visitor downloads, list them all. It also lists
 * the source modules of every file, for the tests of the build: Vite's manifest names only entries.
 */
export function chunks(): Plugin {
  // Asked for only once all modules are known. The bundler makes a copy for each question, which took a third of the build.
  const infos = new Map<string, ReturnType<GetInfo>>();
  let getInfo: GetInfo = () => null;
  let visitors: ReadonlySet<string> = new Set();
  return {
    name: 'chunks',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      infos.clear();
      visitors = visitorsModules();
      getInfo = (id) => {
        const info = infos.get(id) ?? this.getModuleInfo(id);
        infos.set(id, info);
        return info;
      };
    },
    async resolveId(source, importer, options) {
      // Visitors' modules import the originals. The only library that imports valibot is one of staff's.
      if (!/^\.|^valibot$/.test(source) || !importer || visitors.has(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved && relative(process.cwd(), resolved.id).replaceAll('\\', '/');
      return file && COPIED.test(file) ? `${resolved.id}?staff` : null;
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: FILES.map((name) => ({
          name,
          test: (id) => chunkOf(id, getInfo) === name,
          // What staff's list shares with visitors' pages stays in theirs.
          includeDependenciesRecursively: name !== 'list',
        })),
      },
      chunkFileNames({ facadeModuleId, moduleIds }) {
        // A chunk whose modules are all in others has only the name of the one that it stands for.
        const ids = [...moduleIds, ...(facadeModuleId ? [facadeModuleId] : [])];
        if (ids.some((id) => isForLanguage(id, getInfo)))
          return `${LANGUAGE_FOLDER}/[name]-[hash].js`;
        const isStaffs = ids.some((id) => isForStaff(id, getInfo));
        return isStaffs ? `${STAFF_FOLDER}/[hash].js` : 'assets/[name]-[hash].js';
      },
    }),
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
