import { digestOf } from '../../domain/product/card-digest';
import type { DishCategory } from '../../domain/product/categories';
import type { ItemsKey } from '../browser-keys';
import { browserStorage } from '../browser-storage';

/** A cached list is good for 30 days, in ms. */
export const MAX_MENU_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The key of the version under which the lists were stored, and of their digests: 'version#digest.digest.…'. */
export const VERSION_KEY = 'menuVersion';

const { local } = browserStorage;

/** The localStorage key of a category's list: 'pizze-classiche' → 'pizzeClassicheItems'. */
export function itemsKey({ link }: Pick<DishCategory, 'link'>): ItemsKey {
  return `${link.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Items` as ItemsKey;
}

/** The key of the time, in epoch ms, at which a list was read from the server. */
export function timeKey<Key extends string>(items: Key): `${Key}Time` {
  return `${items}Time`;
}

/**
 * Whether a list may be shown without reading it again: younger than 30 days, and not from the future.
 * @param list `savedAt` is epoch ms
 * @param now epoch ms
 */
export function isFresh({ savedAt }: { savedAt: number }, now: number): boolean {
  const age = now - savedAt;
  return age >= 0 && age < MAX_MENU_AGE_MS;
}

/** What the version's key says of one list. @param savedAt epoch ms, as stored */
export function entryDigest(items: string, savedAt: string | number): string {
  return digestOf(savedAt + items);
}

/** The version under which the lists were stored, null where none is known. */
export function readVersion(): string | null {
  return local.get(VERSION_KEY)?.split('#')[0] ?? null;
}

/**
 * A list as it is stored, whatever its age. Two tabs that store two versions at once can leave lists of one under the version of
 * the other: the digests tell, and such a list counts as absent.
 * @param key from `itemsKey`
 */
export function readEntry(key: string): { items: string; savedAt: number } | null {
  const items = local.get(key);
  const time = local.get(timeKey(key));
  if (items === null || time === null || !/^\d+$/.test(time)) return null;
  const digests = local.get(VERSION_KEY)?.split('#')[1]?.split('.');
  if (digests && !digests.includes(entryDigest(items, time))) return null;
  return { items, savedAt: Number(time) };
}
