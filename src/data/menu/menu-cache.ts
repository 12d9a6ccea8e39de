import { type DishCategoryName, dishCategories } from '../../domain/categories';
import { groupByCategory, type Menu } from '../../domain/menu';
import type { Product } from '../../domain/product';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { watchMenuSignals } from './menu-signals';
import { canStore, clearMenu, isFresh, readList, readVersion, writeMenu } from './menu-store';
import { readMenuVersion } from './menu-version';

/**
 * What a category page has to show. `savedAt` is epoch ms. `current` is false where the list is expired or could not be
 * compared with the server's version: the page then says how old it is.
 */
export type MenuList =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; products: Product[]; savedAt: number; current: boolean };

/** The whole menu, for pages that show more than one category. The fields mean the same. */
export type WholeMenu =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; menu: Menu; savedAt: number; current: boolean };

/** What a page wants to show: one category, or all of them. */
type Wanted = DishCategoryName | 'whole';

/** How long the first load waits for the version before it asks for the list all the same, in ms. */
const VERSION_PATIENCE_MS = 5_000;

/** What a page shows before anything is known, on the server too. */
export const LOADING = { status: 'loading' } as const;
const FAILED = { status: 'failed' } as const;

const lists = new Map<DishCategoryName, MenuList>();
const listeners = new Set<() => void>();

/** The version of the lists above; undefined until it is read from the storage. */
let version: string | null | undefined;
/** Whether this visit has compared the version, or is about to. */
let checked = false;
/** The comparison and the load under way. Where another one, or a dropped cache, takes its place, a late answer is of no use. */
let comparison: symbol | null = null;
let load: symbol | null = null;
/** What the page that is open shows. */
let opened: Wanted | null = null;

/** Firestore is downloaded when it is first needed, not before. */
const firestore = () => import('../staff/products');

function emit(): void {
  for (const listener of listeners) listener();
}

/** The list of a category as it is known now, at once: from memory, else from localStorage. */
export function getMenuList(category: DishCategoryName): MenuList {
  const known = lists.get(category);
  if (known) return known;
  const stored = readList(category);
  const list: MenuList =
    stored && isFresh(stored, Date.now()) ? { status: 'ready', ...stored, current: true } : LOADING;
  lists.set(category, list);
  return list;
}

let whole: { of: readonly MenuList[]; menu: WholeMenu } | null = null;

/** The eight lists as one, at once; the same object for as long as none of them changes. */
export function getWholeMenu(): WholeMenu {
  const all = dishCategories.map(({ name }) => getMenuList(name));
  if (!whole || all.some((list, place) => list !== whole?.of[place])) {
    whole = { of: all, menu: join(all) };
  }
  return whole.menu;
}

/** As old as the oldest list, and as far as the one that is least far. */
function join(all: readonly MenuList[]): WholeMenu {
  const ready = all.filter((list) => list.status === 'ready');
  if (ready.length < all.length) {
    return all.some(({ status }) => status === 'failed') ? FAILED : LOADING;
  }
  return {
    status: 'ready',
    menu: groupByCategory(ready.flatMap(({ products }) => products)),
    savedAt: Math.min(...ready.map(({ savedAt }) => savedAt)),
    current: ready.every(({ current }) => current),
  };
}

function statusOf(wanted: Wanted): MenuList['status'] {
  return (wanted === 'whole' ? getWholeMenu() : getMenuList(wanted)).status;
}

/** Whether what is wanted is there and young enough: an old list is shown only while there is no other. */
function isShowable(wanted: Wanted): boolean {
  const list = wanted === 'whole' ? getWholeMenu() : getMenuList(wanted);
  return list.status === 'ready' && isFresh(list, Date.now());
}

/**
 * Makes sure that the list of a category gets shown, or with 'whole' the whole menu: reads the menu where nothing fresh
 * is cached, otherwise compares the version, at most once per visit. Never throws: the outcome arrives by the subscription.
 */
export function openMenuList(wanted: Wanted): void {
  opened = wanted;
  if (isShowable(wanted)) void checkVersion(wanted);
  else if (load === null) void loadMenu(wanted);
}

/**
 * Reads the menu ahead of the page that will show a category, where nothing of it is cached. Never throws.
 * @returns when the code that asks is there, or cannot be had; at once where nothing is to be read
 */
export async function preloadMenu(category: DishCategoryName): Promise<void> {
  if (statusOf(category) !== 'loading' || load !== null) return;
  void loadMenu(category);
  await firestore().catch(() => undefined);
}

/** Tries again after a failure. */
export function retryMenu(wanted: Wanted): void {
  for (const [name, list] of lists) if (list.status === 'failed') lists.delete(name);
  checked = false;
  load = null;
  openMenuList(wanted);
  emit();
}

/** Gives the open page what it lacks, after something has changed behind it. */
function reopen(): void {
  if (opened && listeners.size > 0) openMenuList(opened);
}

async function checkVersion(wanted: Wanted): Promise<void> {
  if (checked || load !== null) return;
  const mine = Symbol('comparison');
  comparison = mine;
  checked = true;
  try {
    const newest = await readMenuVersion();
    if (comparison !== mine) return;
    version ??= readVersion();
    if (newest !== version) await loadMenu(wanted, newest);
    else settle(true);
  } catch {
    if (comparison === mine) settle(false);
  }
}

/** Reads the menu, under the given version or the one that it asks for first. */
async function loadMenu(wanted: Wanted, newest?: string): Promise<void> {
  const mine = Symbol('load');
  load = mine;
  comparison = null;
  checked = true;
  const deadline = setTimeout(() => load === mine && giveUp(), FIRESTORE_TIMEOUT_MS);
  try {
    const asked = newest ?? withTimeout(readMenuVersion(), VERSION_PATIENCE_MS).catch(() => null);
    const { listProducts, listProductsByCategory } = await firestore();
    const under = await asked;
    if (load !== mine) return;
    const menu: Partial<Menu> =
      wanted === 'whole' || canStore()
        ? groupByCategory(await listProducts())
        : { [wanted]: await listProductsByCategory(wanted) };
    if (load === mine) show(menu, under);
  } catch {
    if (load === mine) giveUp();
  } finally {
    clearTimeout(deadline);
    if (load === mine) {
      load = null;
      // Only one category was read, and meanwhile the visitor has moved on to another.
      if (opened && statusOf(opened) === 'loading') reopen();
    }
  }
}

function show(menu: Partial<Menu>, under: string | null): void {
  const savedAt = Date.now();
  if (isWhole(menu)) writeMenu(menu, under, savedAt);
  // One version stands for all lists: what was read under another is read again when it is wanted.
  else if (under === null || under !== version) lists.clear();
  version = under;
  for (const { name } of dishCategories) {
    const products = menu[name];
    if (products) lists.set(name, { status: 'ready', products, savedAt, current: true });
  }
  emit();
}

function isWhole(menu: Partial<Menu>): menu is Menu {
  return dishCategories.every(({ name }) => menu[name]);
}

/** No answer: what is cached stays, expired or not, and says how old it is. */
function giveUp(): void {
  for (const { name } of dishCategories) {
    if (getMenuList(name).status !== 'loading') continue;
    const stored = readList(name);
    lists.set(name, stored ? { status: 'ready', ...stored, current: false } : FAILED);
  }
  settle(false);
}

/** Notes on every list that is shown whether it could be compared with the server's. */
function settle(current: boolean): void {
  for (const [name, list] of lists) {
    if (list.status === 'ready' && list.current !== current) lists.set(name, { ...list, current });
  }
  emit();
}

/** Forgets what is in memory, so that the next look is at the storage, and lets no answer under way overwrite it. */
function forget(): void {
  lists.clear();
  version = undefined;
  checked = false;
  comparison = null;
  load = null;
  reopen();
  emit();
}

/** After a write of this browser's own: every cached list is dropped; other tabs learn it by the storage event. */
export function dropMenuCache(): void {
  clearMenu();
  forget();
}

function beginVisit(): void {
  checked = false;
  reopen();
}

/** The network is back: what failed, or could not be checked, is worth another attempt. */
function tryAgain(): void {
  const wanting = [...lists].filter(
    ([, list]) => list.status === 'failed' || (list.status === 'ready' && !list.current),
  );
  if (wanting.length === 0) return;
  for (const [name, list] of wanting) if (list.status === 'failed') lists.delete(name);
  beginVisit();
  emit();
}

let watching = false;

/**
 * Calls the listener whenever a list may have changed: after an answer, after a write in this or another tab, when a
 * new visit begins, when the network is back.
 * @returns ends the subscription
 */
export function subscribeToMenu(listener: () => void): () => void {
  if (!watching) {
    watching = true;
    watchMenuSignals({
      onChangedElsewhere: forget,
      onNewVisit: beginVisit,
      onBackOnline: tryAgain,
    });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
