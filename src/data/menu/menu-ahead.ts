import { dishCategories } from '../../domain/product/categories';
import { parseBakedMenu } from './baked-menu';
import { getMenuList, seedBakedMenu } from './menu-cache';
import { openMenuAhead } from './menu-refresh';
import { canStore } from './menu-store';
import { DATA_BLOCK_ID } from './page-handover';

/** What the build wrote into a category's page, null where that cannot be had. */
async function fetchBakedMenu(page: string) {
  const response = await fetch(page);
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  return parseBakedMenu(html.getElementById(DATA_BLOCK_ID)?.textContent ?? '');
}

/**
 * Reads and stores the whole menu before anybody asks for it, so that it is there without a network. Through the build's own
 * menu where that is current: a file of the hosting, where Firestore would bill every product. Never throws.
 * @param page address of a category's page
 */
export async function readMenuAhead(page: string): Promise<void> {
  const known = dishCategories.every(({ name }) => getMenuList(name).status === 'ready');
  if (known || !canStore()) return;
  const baked = await fetchBakedMenu(page).catch(() => null);
  if (baked) seedBakedMenu(baked);
  openMenuAhead();
}
