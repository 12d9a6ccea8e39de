import { groupByCategory, groupInOrder, type Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { deviceNow, noteServerTime } from '../clock';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import type { BakedMenu } from './baked-menu';
import { type MenuVersion, readMenuVersion, readProducts } from './firestore-rest';
import { PATIENCE_MS } from './freshness';
import { applyHouse } from './house-now';
import { getHydratedMenu, type KnownMenu, reuseKnown, reuseLists } from './known-menu';
import { noteVersion } from './menu-store';
import { earlySentAt, takeEarlyRequest } from './page-handover';
import { expectToday } from './today';
import { VISIT_GAP_MS } from './visits';

/* Reads the menu's version and its lists. A request that the page's first script has just sent is taken over, once. */

/** When the first script sent a request that is still taken over, in epoch ms: only in the same visit. */
function earlyAt(name: 'version' | 'list'): number | null {
  const sentAt = earlySentAt(name) ?? 0;
  return deviceNow() - sentAt < VISIT_GAP_MS ? sentAt : null;
}

/** Takes a request of the first script over, if it was sent in this visit; undefined if there is none. */
export const takeEarly = <Name extends 'version' | 'list'>(name: Name) =>
  earlyAt(name) === null ? undefined : takeEarlyRequest(name);

/** When the next request of this kind is sent, or was by the first script, in epoch ms by this device's clock. */
export function sentAtOf(name: 'version' | 'list'): number {
  return earlyAt(name) ?? deviceNow();
}

/**
 * Requests the menu's version. The response also says what is sold out tonight and what the house says, which is applied at once.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readVersion(): Promise<MenuVersion> {
  const adoptToday = expectToday();
  const answer = await (takeEarly('version') ?? readMenuVersion());
  // The first script has its own copies of the clock, and of what storage refuses.
  noteServerTime(answer);
  noteVersion(answer.version);
  adoptToday(answer);
  applyHouse(answer.house);
  return answer;
}

/** The state after a list has been read; `asOf` if it was not compared anew. */
type ReadMenu = Pick<KnownMenu, 'version' | 'lists'> & { asOf?: number };

/**
 * Reads every list, with the version that they belong to: null if that cannot be read.
 * @param known the menu so far: dishes that are unchanged keep their objects, so that their cards do not render again
 * @param askVersion asks for the version beside the list, unless it is on its way or there
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readLists(
  known: KnownMenu,
  askVersion: () => Promise<MenuVersion>,
): Promise<ReadMenu> {
  const ofBuild = await readListsOfBuild(known);
  if (ofBuild) return ofBuild;
  const asked = withTimeout(askVersion(), PATIENCE_MS).catch(() => null);
  const [answer, first] = await Promise.all([asked, readProducts(takeEarly('list'))]);
  // The requests run in parallel: a list that was read before the version's last write may lack what that wrote.
  const isOld = answer?.updatedAt && answer.updatedAt >= first.readAt;
  const { products } = isOld ? await readProducts() : first;
  const lists = reuseLists(groupByCategory(withKnown(products, known)), known.lists);
  return { version: answer?.version ?? null, lists };
}

function withKnown(products: readonly Product[], { lists }: KnownMenu): Product[] {
  const ofPage = getHydratedMenu().baked?.products ?? [];
  return reuseKnown(products, [...ofPage, ...Object.values(lists).flat()]);
}

/**
 * Loads the lists that a page from the build lacks, if its own list is current: from a file on the hosting, since Firestore would
 * bill every product.
 * @returns null if the page's list is not current, or if the file is unavailable, as after a newer deployment
 */
async function readListsOfBuild(known: KnownMenu): Promise<ReadMenu | null> {
  const { freshness, version, asOf } = known;
  const { baked } = getHydratedMenu();
  if (freshness !== 'current' || !baked || baked.version !== version) return null;
  const lists = await readFileOfBuild(baked, known);
  return lists && { version, asOf, lists };
}

/**
 * Reads every list of the build, from a file on the hosting that the service worker keeps.
 * @param known the menu so far: its lists stay, if they are of the same version
 * @returns null if it is unavailable
 */
export async function readFileOfBuild(
  { file, version }: BakedMenu,
  known: KnownMenu,
): Promise<Menu | null> {
  const read = fetch(file).then((response): Promise<Product[]> => response.json());
  const products = await withTimeout(read, FIRESTORE_TIMEOUT_MS).catch(() => null);
  if (!products) return null;
  const lists = groupInOrder(withKnown(products, known));
  return reuseLists(version === known.version ? { ...lists, ...known.lists } : lists, known.lists);
}
