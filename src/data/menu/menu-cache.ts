import { type DishCategoryName, dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import { createSignal } from '../store';
import { type BakedMenu, parseBakedMenu } from './baked-menu';
import { isFresh } from './menu-keys';
import {
  FAILED,
  joinLists,
  LOADING,
  type MenuCheck,
  type MenuList,
  type WholeMenu,
} from './menu-list';
import { clearMenu, readList, readSavedAt, readVersion, writeMenu } from './menu-store';
import { DATA_BLOCK_ID } from './page-handover';

/*
 * What is known of the menu: the lists in memory and, behind them, the one that the build wrote into the page and those in
 * localStorage. menu-refresh.ts decides when to read anew.
 *
 * | list    | check   | what it is                                                   | what the page shows      |
 * |---------|---------|--------------------------------------------------------------|--------------------------|
 * | loading |         | nothing fresh is known                                       | skeletons                |
 * | failed  |         | nothing is known and the server did not answer               | an error and a retry     |
 * | ready   | pending | not compared with the server's version in this visit yet     | the dishes               |
 * | ready   | current | just read, or compared and found current                     | the dishes               |
 * | ready   | failed  | expired and not read anew, or not comparable: no answer      | the dishes and their age |
 */

const changed = createSignal();

/** Changed by the functions below alone; a list is read from localStorage when it is first asked for. */
const known = {
  lists: new Map<DishCategoryName, MenuList>(),
  /** The version of the lists: null for none, undefined until it is read from localStorage. */
  version: undefined as string | null | undefined,
  /** What the last comparison with the server has found for this version, and when; null where there was none. */
  compared: null as { check: MenuCheck; at: number } | null,
  whole: null as { of: readonly MenuList[]; menu: WholeMenu } | null,
  /** What the build wrote into the page, unless a later list supersedes it or it is too old. */
  baked: null as BakedMenu | null,
  /** Its list, with which the page was rendered. */
  rendered: null as { category: DishCategoryName; list: MenuList } | null,
  /** A failed store clears what other tabs have stored: one attempt is enough for the life of a page. */
  storesNoMore: false,
};

/** Calls the listener after every change. @returns ends the subscription */
export const subscribeToKnownMenu = changed.subscribe;

/** The list of a category as it is known now, synchronously. */
export function getMenuList(category: DishCategoryName): MenuList {
  const inMemory = known.lists.get(category);
  if (inMemory) return inMemory;
  const stored = readKnownList(category);
  const { check = 'pending', at = 0 } = known.compared ?? {};
  const asOf = check === 'current' ? at : (stored?.savedAt ?? 0);
  const list: MenuList =
    stored && isFresh(stored, Date.now())
      ? { status: 'ready', ...stored, asOf, check, baked: null }
      : LOADING;
  known.lists.set(category, list);
  return list;
}

/** The stored list of a category. One version stands for all lists: those of another count as absent. */
function readKnownList(category: DishCategoryName) {
  return known.version === undefined || known.version === readVersion() ? readList(category) : null;
}

/**
 * Takes over the list that the build writes into a page, null where it writes none. The build calls it before each page.
 * @param shown whether it is the list to show; otherwise React hydrates the page with it, and shows another one at once
 */
export function seedBakedMenu(menu: BakedMenu | null, shown = true): void {
  known.baked = shown ? menu : null;
  known.rendered = null;
  if (!menu) return;
  const { category, products, version, readAt, words } = menu;
  const savedAt = version === readVersion() ? Math.max(readAt, readSavedAt(category) ?? 0) : readAt;
  const at = { savedAt, asOf: savedAt };
  const baked = { ...words, edited: false };
  const list = { status: 'ready', products, ...at, check: 'pending', baked } as const;
  known.rendered = { category, list };
  if (!shown) return;
  known.version = version;
  known.lists.set(category, list);
}

// In the browser, once: the page's own data block. The first script may have found a later list.
if (typeof window !== 'undefined' && window.beforeReact) {
  const block = document.getElementById(DATA_BLOCK_ID)?.textContent ?? '';
  seedBakedMenu(parseBakedMenu(block), window.beforeReact.source === 'baked');
}

/** What the build wrote into the page, null where it wrote nothing that may be shown. */
export function getBakedMenu(): BakedMenu | null {
  return known.baked;
}

/** A category's list as the page's HTML shows it when React takes it over. */
export function getHydratedList(category: DishCategoryName): MenuList {
  return known.rendered?.category === category ? known.rendered.list : LOADING;
}

/**
 * Stores lists of the version that is known, as they were read when the site was built, and shows those that are not known yet.
 */
export function addBakedLists(menu: Partial<Menu>, { version, readAt }: BakedMenu): void {
  if (known.version !== version) return;
  if (!known.storesNoMore) known.storesNoMore = !writeMenu(menu, version, readAt);
  for (const { name } of dishCategories) {
    const products = menu[name];
    if (!products || known.lists.get(name)?.status === 'ready') continue;
    known.lists.set(name, {
      status: 'ready',
      products,
      savedAt: readAt,
      asOf: Date.now(),
      check: 'current',
      baked: null,
    });
  }
  changed.emit();
}

/** Stores the lists in memory under their version. @returns whether all eight were known */
export function storeKnownLists(): boolean {
  const whole = getWholeMenu();
  if (whole.status !== 'ready') return false;
  if (!known.storesNoMore) {
    known.storesNoMore = !writeMenu(whole.menu, getKnownVersion(), whole.savedAt);
  }
  return true;
}

/** Whether localStorage holds the lists of the version that is known. */
export function isStored(): boolean {
  return known.version !== null && known.version === readVersion();
}

/** The eight lists as one, synchronously; the same object for as long as none of them changes. */
export function getWholeMenu(): WholeMenu {
  const lists = dishCategories.map(({ name }) => getMenuList(name));
  const before = known.whole;
  if (before && lists.every((list, index) => list === before.of[index])) return before.menu;
  const menu = joinLists(lists, before);
  known.whole = { of: lists, menu };
  return menu;
}

/** The version of the lists that are known, null where there is none. */
export function getKnownVersion(): string | null {
  known.version ??= readVersion();
  return known.version;
}

/** Whether a list is waiting for another attempt: it could not be read, or not compared. */
export function hasFailedLists(): boolean {
  return [...known.lists.values()].some(
    (list) => list.status === 'failed' || (list.status === 'ready' && list.check === 'failed'),
  );
}

function isWhole(menu: Partial<Menu>): menu is Menu {
  return dishCategories.every(({ name }) => menu[name]);
}

/**
 * Takes over lists that were just read; all eight are stored, too.
 * @param version the version that they belong to, null where it could not be read
 */
export function replaceLists(menu: Partial<Menu>, version: string | null): void {
  const savedAt = Date.now();
  if (isWhole(menu)) {
    if (!known.storesNoMore) known.storesNoMore = !writeMenu(menu, version, savedAt);
  } else if (version === null || version !== known.version) {
    // One version stands for all lists: those of another are read again when they are opened.
    known.lists.clear();
  }
  known.version = version;
  known.compared = { check: 'current', at: savedAt };
  for (const { name } of dishCategories) {
    const products = menu[name];
    if (!products) continue;
    const at = { savedAt, asOf: savedAt };
    known.lists.set(name, { status: 'ready', products, ...at, check: 'current', baked: null });
  }
  changed.emit();
}

/**
 * Notes for every list that is shown whether it could be compared with the server's version, or is about to be.
 * @param only the lists to note it for: those with this check; without it, all
 */
export function markLists(check: MenuCheck, only?: MenuCheck): void {
  // Lists that are read from localStorage later belong to the same version.
  if (!only || known.compared?.check === only) known.compared = { check, at: Date.now() };
  for (const [name, list] of known.lists) {
    if (list.status !== 'ready' || (only && list.check !== only)) continue;
    const asOf = check === 'current' ? Date.now() : list.asOf;
    if (list.check !== check || list.asOf !== asOf) {
      known.lists.set(name, { ...list, asOf, check });
    }
  }
  changed.emit();
}

/** The server has another version than the list of the build, which waits for the new one. */
export function markEdited(): void {
  for (const [name, list] of known.lists) {
    if (list.status !== 'ready' || !list.baked) continue;
    known.lists.set(name, { ...list, baked: { ...list.baked, edited: true } });
  }
  changed.emit();
}

/** No answer: what was loading becomes what localStorage holds, however old, or has failed. */
export function failLoadingLists(): void {
  for (const { name } of dishCategories) {
    if (getMenuList(name).status !== 'loading') continue;
    const stored = readKnownList(name);
    known.lists.set(
      name,
      stored
        ? { status: 'ready', ...stored, asOf: stored.savedAt, check: 'failed', baked: null }
        : FAILED,
    );
  }
  markLists('failed');
}

/** Before another attempt: failed lists are loading again. */
export function resetFailedLists(): void {
  for (const [name, list] of known.lists) if (list.status === 'failed') known.lists.delete(name);
  changed.emit();
}

/** Takes over what another tab has stored, unless it is the version that is known here. */
export function adoptStoredLists(): void {
  const stored = readVersion();
  if (stored !== null && stored !== known.version) forgetMemory();
}

/** Forgets what is in memory, so that the next look is at localStorage. */
function forgetMemory(): void {
  known.lists.clear();
  known.version = undefined;
  known.compared = null;
  changed.emit();
}

/** Forgets everything, localStorage included. */
export function forgetMenu(): void {
  clearMenu();
  forgetMemory();
}
