import { digestOf } from '../../domain/digest';
import { type DishCategory, dishCategories } from '../../domain/product/categories';
import { fieldNames } from '../../domain/product/fields';
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

/** The key of the stored lists' version, their digests, and the digest of their fields: 'version#digest.digest.…#fields'. */
export const VERSION_KEY = 'menuVersion';

/** The key of the newest version that this browser has heard of. It outlives the page: an older list stays withdrawn. */
export const NEWEST_KEY = 'menuNewest';

/** A digest of the fields that this release stores. */
export const fieldsDigest = () => digestOf(fieldNames.join());

/** The localStorage key of a category's list: 'pizze-classiche' → 'pizzeClassicheItems'. */
export function itemsKey({ link }: Pick<DishCategory, 'link'>): ItemsKey {
  return `${link.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Items` as ItemsKey;
}

/** Whether a list of that time (epoch ms) may be shown without a new read: younger than 30 days, and not from the future. */
export function isFresh(savedAt: number): boolean {
  const age = deviceNow() - savedAt;
  return age >= 0 && age < MAX_MENU_AGE_MS;
}

const readStamp = () => local.get(VERSION_KEY)?.split('#') ?? [];

/** The version of the stored lists, null if none is known. */
export const readVersion = () => readStamp()[0] ?? null;

/** Whether a version is later than another. A version is the time of a write; anything else, such as '', is never later. */
const isLater = (version: string, than?: string | null) =>
  Date.parse(version) > (Date.parse(than ?? '') || 0);

/** The newest version that the server has ever returned to this browser, '' if there is none. */
export const readNewest = () => local.get(NEWEST_KEY) ?? '';

/** Whether a list of this version is known to be outdated. An unknown version counts as old. */
export const isOutdated = (version: string | null) => isLater(readNewest(), version);

/** Remembers a version that the server has returned, if it is the newest. */
export function noteVersion(version: string): void {
  if (isLater(version, readNewest())) local.set(NEWEST_KEY, version);
}

const entryDigest = (items: string, savedAt: string | number) => digestOf(savedAt + items);

/**
 * Reads a stored list, whatever its age. A list of a release with other fields lacks what this one shows, and counts as absent. So
 * does one that the digests reveal: two tabs that store two versions at once can leave lists of one under the version of the other.
 * @param key from `itemsKey`
 * @param fields the digest of this release's fields
 */
export function readEntry(key: string, fields: string): { items: string; savedAt: number } | null {
  const items = local.get(key);
  const time = local.get(`${key}Time`) ?? '';
  if (items === null || !/^\d+$/.test(time)) return null;
  const [version, digests = '', stored] = readStamp();
  const isWhole = stored === fields && digests.split('.').includes(entryDigest(items, time));
  return version === undefined || isWhole ? { items, savedAt: Number(time) } : null;
}

/** The build's data for the first script of a page with dishes, as JSON in the script's `data-list`. */
export type ListOfBuild = {
  /** The localStorage keys of the lists that the page shows. */
  items: string[];
  /** The version of the list in the HTML, and when the build read it (epoch ms); null if the page has no dishes. */
  baked: { version: string; savedAt: number } | null;
  /** The digest of this release's fields, which the first script has no room to compute. */
  fields: string;
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
export function decideFirstList({ items, baked, fields }: ListOfBuild): FirstList {
  // All lists are stored together, and are as old as each other.
  const entry = readEntry(items[0] ?? '', fields);
  const stored = entry && isFresh(entry.savedAt) ? { ...entry, version: readVersion() } : null;
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
  const lists = dishCategories.map((category) => {
    const items = JSON.stringify(menu[category.name]);
    return { key: itemsKey(category), items, digest: entryDigest(items, savedAt) };
  });
  const digests = lists.map(({ digest }) => digest).join('.');
  // Both menus together may exceed the quota, and no list may be stored under the version of another.
  clearMenu();
  const isStored =
    lists.every(
      ({ key, items }) => local.set(`${key}Time`, String(savedAt)) && local.set(key, items),
    ) &&
    (version === null || local.set(VERSION_KEY, `${version}#${digests}#${fieldsDigest()}`));
  if (!isStored) clearMenu();
}
