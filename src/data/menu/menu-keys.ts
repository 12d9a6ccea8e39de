import type { DishCategory } from '../../domain/product/categories';

/** A cached list is good for 30 days, in ms (spec point 9). */
export const MAX_MENU_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The localStorage key of the version under which the lists were stored. */
export const VERSION_KEY = 'menuVersion';

/** The key of a category's list: 'pizze-classiche' → 'pizzeClassicheItems' (decisions, "Cache"). */
export function itemsKey({ link }: Pick<DishCategory, 'link'>): string {
  return `${link.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Items`;
}

/** The key of the time, in epoch ms, at which a list was stored. */
export function timeKey(items: string): string {
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
