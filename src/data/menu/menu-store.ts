import { type DishCategory, dishCategories } from '../../domain/product/categories';
import { STORED_FORMAT } from '../../domain/product/fields';
import type { Menu } from '../../domain/product/menu';
import type { ItemsKey } from '../browser-keys';
import { local } from '../browser-storage';
import { deviceNow } from '../clock';

/*
 * The menu in localStorage. Each category's list has a key, and the same key with 'Time' at the end holds when it was read
 * (epoch ms). The page's first script reads them too, so no schema is applied here.
 */

/** How long a cached list may be shown: 30 days, in ms. */
export const MAX_MENU_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The key of the stored lists' version, with their format and their time: 'version#format#time'. */
export const VERSION_KEY = 'menuVersion';

/**
 * The key of the newest version that any response or tab has named. Kept across reloads: a list of an earlier version is
 * `changed`.
 */
export const NEWEST_KEY = 'menuNewest';

/** The localStorage key of a category's list: 'pizze-classiche' → 'pizzeClassicheItems'. */
export function itemsKey({ link }: Pick<DishCategory, 'link'>): ItemsKey {
  return `${link.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Items` as ItemsKey;
}

/** Whether a list of that time (epoch ms) may be shown without a new read: younger than 30 days, and not from the future. */
export function isFresh(savedAt: number): boolean {
  const age = deviceNow() - savedAt;
  return age >= 0 && age < MAX_MENU_AGE_MS;
}

/** Whether a version is later than another. A version is the time of a write; anything else, such as '', is never later. */
export const isLater = (version: string, than: string | null) =>
  Date.parse(version) > (Date.parse(than ?? '') || 0);

/** The newest version, where storage is full or blocked: it lasts as long as the page. */
let unstoredNewest = '';

/** The newest version that the server has ever returned to this browser, '' if there is none. */
export const readNewest = () => unstoredNewest || (local.get(NEWEST_KEY) ?? '');

/** Whether a newer version than this list's is known. A list without a version counts as older than any. */
export const isOutdated = (version: string | null) => isLater(readNewest(), version);

/** Remembers a version that the server has returned, if it is the newest. */
export function noteVersion(version: string): void {
  if (isLater(version, readNewest()))
    unstoredNewest = local.set(NEWEST_KEY, version) ? '' : version;
}

/** A stored list: its JSON, its time (epoch ms), and its version, null if it was stored without one. */
type StoredList = { items: string; savedAt: number; version: string | null };

/**
 * Reads a stored list, whatever its age. The lists of one write have the time of its version: one with another time is of a write
 * of another tab, and counts as absent, as does a list of another format.
 * @param key from `itemsKey`
 */
export function readStoredList(key: string): StoredList | null {
  const items = local.get(key);
  const time = local.get(`${key}Time`) ?? '';
  if (items === null || !/^\d+$/.test(time)) return null;
  const stamp = local.get(VERSION_KEY);
  const [version = ''] = stamp?.split('#') ?? [];
  const isOfStamp = stamp === null || stamp === stampOf(version, time);
  return isOfStamp ? { items, savedAt: Number(time), version: stamp && version } : null;
}

const stampOf = (version: string, savedAt: string | number) =>
  `${version}#${STORED_FORMAT}#${savedAt}`;

/** The build's data for the first script of a page with dishes, as JSON in the script's `data-list`. */
export type ListOfBuild = {
  /** The localStorage keys of the lists that the page shows. */
  items: string[];
  /** The version of the list in the HTML, and when the build read it (epoch ms); null if the page has no dishes. */
  baked: { version: string; savedAt: number } | null;
};

/** Which list a page with dishes shows first. */
export type FirstList = {
  /** The list in the HTML, the stored one, or none. */
  source: 'baked' | 'stored' | 'none';
  /** Whether localStorage holds it. */
  isStored: boolean;
  /** null if none is known. */
  version: string | null;
};

/** Decides before the first paint: the newer version wins, else the later list, and none older than 30 days is shown. */
export function decideFirstList({ items, baked }: ListOfBuild): FirstList {
  // All lists are stored together, and are as old as each other.
  const entry = readStoredList(items[0] ?? '');
  const stored = entry && isFresh(entry.savedAt) ? entry : null;
  if (baked) {
    const isSame = stored?.version === baked.version;
    const isLatest = stored?.version
      ? !isLater(stored.version, baked.version)
      : baked.savedAt > (stored?.savedAt ?? 0);
    if (isSame || (isLatest && isFresh(baked.savedAt))) {
      return { source: 'baked', isStored: isSame, version: baked.version };
    }
  }
  const source = stored ? 'stored' : 'none';
  return { source, isStored: stored !== null, version: stored?.version ?? null };
}

/** Whether every list of this version is stored, and none has expired. */
export function isStored(version: string): boolean {
  const entries = dishCategories.map((category) => readStoredList(itemsKey(category)));
  return entries.every((entry) => entry?.version === version && isFresh(entry.savedAt));
}

/** Removes every list and the version. */
export function clearMenu(): void {
  local.remove(VERSION_KEY);
  for (const key of dishCategories.map(itemsKey)) {
    local.remove(key);
    local.remove(`${key}Time`);
  }
}

/**
 * Stores the whole menu or, if that fails, nothing.
 * @param version the version of the lists, null if it could not be read
 * @param savedAt when the lists last matched the server's, in epoch ms
 */
export function writeMenu(menu: Menu, version: string | null, savedAt: number): void {
  // Both menus together may exceed the quota, and no list may be stored under the version of another.
  clearMenu();
  const areStored = dishCategories.every((category) => {
    const key = itemsKey(category);
    const items = JSON.stringify(menu[category.name]);
    return local.set(key, items) && local.set(`${key}Time`, String(savedAt));
  });
  const isWhole =
    areStored && (version === null || local.set(VERSION_KEY, stampOf(version, savedAt)));
  if (!isWhole) clearMenu();
}
