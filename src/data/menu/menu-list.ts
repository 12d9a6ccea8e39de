import { groupByCategory, type Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import type { BakedMenu } from './baked-menu';

/** Whether a list is what the server holds: not known yet, yes, or not to be found out. */
export type MenuCheck = 'pending' | 'current' | 'failed';

/** The list of a category. */
export type MenuList =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      products: Product[];
      /** When it was read from the server, in epoch ms. */
      savedAt: number;
      /** Until when it is known to have been what the server holds: read or compared then, in epoch ms. */
      asOf: number;
      check: MenuCheck;
      /**
       * When it was read, in words, where the build wrote it into the page: its prices are shown once they are confirmed, and not
       * at all where the server is known to have another version.
       */
      baked: (BakedMenu['words'] & { edited: boolean }) | null;
    };

/** The whole menu, for pages that show more than one category. The fields mean the same. */
export type WholeMenu =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; menu: Menu; savedAt: number; asOf: number; check: MenuCheck };

/** The state before anything is known, on the server too. */
export const LOADING = { status: 'loading' } as const;
/** The state where nothing is known and the server did not answer. */
export const FAILED = { status: 'failed' } as const;

/**
 * Ready only when every list is ready; as old as the oldest, and current only when all are.
 * @param before what they were joined from and to before: the same products make the same menu, so that nobody who shows it
 *   renders it again because it was compared
 */
export function joinLists(
  lists: readonly MenuList[],
  before: { of: readonly MenuList[]; menu: WholeMenu } | null = null,
): WholeMenu {
  const ready = lists.filter((list) => list.status === 'ready');
  if (ready.length < lists.length) {
    return lists.some(({ status }) => status === 'failed') ? FAILED : LOADING;
  }
  const checks = new Set(ready.map(({ check }) => check));
  const same = ready.every(({ products }, index) => {
    const former = before?.of[index];
    return former?.status === 'ready' && former.products === products;
  });
  return {
    status: 'ready',
    menu:
      same && before?.menu.status === 'ready'
        ? before.menu.menu
        : groupByCategory(ready.flatMap(({ products }) => products)),
    savedAt: Math.min(...ready.map(({ savedAt }) => savedAt)),
    asOf: Math.min(...ready.map(({ asOf }) => asOf)),
    check: checks.has('failed') ? 'failed' : checks.has('pending') ? 'pending' : 'current',
  };
}
