import { vi } from 'vitest';
import { seedBakedMenu } from '../../../src/data/menu/menu-cache';
import { dropMenuCache } from '../../../src/data/menu/menu-refresh';
import { NEWEST_KEY, writeMenu } from '../../../src/data/menu/menu-store';
import { groupByCategory } from '../../../src/domain/product/menu';
import type { Product } from '../../../src/domain/product/product';

/** Starts a visit on a phone that has cached these dishes. @param savedAt epoch ms */
export function visitWith(products: Product[], savedAt = Date.now(), version = '1.0'): void {
  dropMenuCache();
  localStorage.removeItem(NEWEST_KEY);
  writeMenu(groupByCategory(products), version, savedAt);
  seedBakedMenu(null);
}

/** Makes the browser refuse to store anything. */
export function forbidStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
}
