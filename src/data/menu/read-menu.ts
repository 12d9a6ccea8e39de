import type { DishCategoryName } from '../../domain/product/categories';
import { groupByCategory, type Menu } from '../../domain/product/menu';
import { withTimeout } from '../timeout';
import { type BakedMenu, fetchBakedWhole } from './baked-menu';
import { isLater } from './firestore-rest';
import { listProductsByCategory, readProducts } from './list-products';
import {
  addBakedLists,
  getBakedMenu,
  getKnownVersion,
  getMenuList,
  isStored,
  storeKnownLists,
} from './menu-cache';
import { canStore } from './menu-store';
import { readMenuVersion } from './menu-version';
import { adoptTonight } from './tonight';
import type { MenuVersion } from './version-answer';

/** What a page wants to show: one category, or all of them. */
export type Wanted = DishCategoryName | 'whole';

/** How long a list that is there waits for the version that it belongs to, in ms. */
const VERSION_PATIENCE_MS = 5_000;

/**
 * Asks for the menu's version. The first question is the one that the page's first script has asked already. What is sold out
 * tonight comes with the answer, and is known from then on.
 */
export async function askForVersion(): Promise<MenuVersion> {
  const { beforeReact } = window;
  const asked = beforeReact?.version;
  if (beforeReact) beforeReact.version = null;
  const answer = await readMenuVersion(asked ?? undefined);
  adoptTonight(answer.tonight);
  return answer;
}

function askForProducts() {
  const { beforeReact } = window;
  const asked = beforeReact?.list;
  if (beforeReact) beforeReact.list = null;
  return readProducts(asked ?? undefined);
}

/** Whether the list that the build wrote into the page was compared and is what the server holds. */
function isCurrent({ category, version }: BakedMenu): boolean {
  const list = getMenuList(category);
  return list.status === 'ready' && list.check === 'current' && getKnownVersion() === version;
}

/** Reads lists and the version that they belong to, null where that cannot be read. */
export async function readMenu(
  wanted: Wanted,
  newest?: MenuVersion,
): Promise<{ menu: Partial<Menu>; version: string | null }> {
  let asked: Promise<MenuVersion | null> | null = newest ? Promise.resolve(newest) : null;
  function ask(): Promise<MenuVersion | null> {
    asked ??= withTimeout(askForVersion(), VERSION_PATIENCE_MS).catch(() => null);
    return asked;
  }
  const baked = getBakedMenu();
  // What was current when it was last compared may not be what was just answered.
  if (baked && ((!newest && isCurrent(baked)) || (await ask())?.version === baked.version)) {
    const menu = await fetchBakedWhole(baked).catch(() => null);
    if (menu) return { menu, version: baked.version };
  }
  if (wanted !== 'whole' && !canStore()) {
    const version = (await ask())?.version ?? null;
    return { menu: { [wanted]: await listProductsByCategory(wanted) }, version };
  }
  const [version, first] = await Promise.all([ask(), askForProducts()]);
  let snapshot = first;
  // Both were asked for side by side: a list that was read before the version's last write may lack what that wrote.
  if (version?.updatedAt && isLater(version.updatedAt, snapshot.readAt)) {
    snapshot = await readProducts();
  }
  return { menu: groupByCategory(snapshot.products), version: version?.version ?? null };
}

/**
 * Stores a menu that is current and not stored: after a first visit to a page of the build, or where another tab has dropped
 * the lists. Nothing is read for it that Firestore bills.
 */
export async function keepMenu(): Promise<void> {
  if (isStored() || !canStore() || storeKnownLists()) return;
  const baked = getBakedMenu();
  if (!baked) return;
  const whole = await fetchBakedWhole(baked).catch(() => ({ [baked.category]: baked.products }));
  addBakedLists(whole, baked);
}
