import {
  QueryCache,
  QueryClient,
  queryOptions,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readMenuVersion, readProducts } from '../data/menu/firestore-rest';
import { dropMenuCache } from '../data/menu/menu-refresh';
import { adoptWrittenTonight } from '../data/menu/tonight';
import { isStaff, menuWritten, readProduct } from '../data/staff/firestore';
import { sessionSettled } from '../data/staff/session';
import { tonightWritten } from '../data/staff/tonight';
import { createStore } from '../data/store';
import { type Change, withChanges } from '../domain/changes/change';
import type { Product } from '../domain/product/product';
import { storedTonight } from '../domain/tonight/tonight';

/** How often a page that is seen asks for the menu's version, in ms. */
const ASK_EVERY_MS = 2 * 60 * 1000;

/** What the server says, for all pages of the reserved area. Whoever is offline is told at once. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: false,
    },
    mutations: { networkMode: 'always' },
  },
});

/** All products, and when Firestore read them. */
const productsQuery = queryOptions({ queryKey: ['products'], queryFn: () => readProducts() });

/** Whether an account may change the menu. */
export const rightsQuery = (uid: string | null) =>
  queryOptions({
    queryKey: ['staff', uid],
    enabled: uid !== null,
    queryFn: async () => {
      await sessionSettled();
      return uid === null || isStaff(uid);
    },
  });

const productQuery = (id: string) =>
  // Not kept: what an earlier visit has read may be older than what the list passes along.
  queryOptions({ queryKey: ['product', id], queryFn: () => readProduct(id), gcTime: 0 });

/** `meta/oggi`, and when a product was written last (epoch ms): one request answers both. */
const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: async () => {
    const { updatedAt, readAt, tonight } = await readMenuVersion();
    return { updatedAt, readAt, tonight: v.parse(storedTonight, tonight) };
  },
  refetchInterval: ASK_EVERY_MS,
  refetchOnWindowFocus: 'always',
});

/** The key of the mutation that deletes a product: while it runs, the product is not listed. */
export const DELETION = ['deletion'];

/**
 * All products, `data` undefined until the first answer. They are read when a page opens with them, and again when somebody has
 * written since. A failure keeps what was read.
 */
export function useProducts() {
  const { data, ...query } = useQuery(productsQuery);
  const menu = useQuery(menuQuery);
  const deleting = useMutationState({
    filters: { mutationKey: DELETION, status: 'pending' },
    select: ({ state }) => (state.variables as Product).id,
  });
  const { dataUpdatedAt: answeredAt } = menu;
  const updatedAt = menu.data?.updatedAt ?? 0;
  const readAt = data?.readAt ?? 0;
  useEffect(() => {
    // At each answer anew: a reading may have failed, or a write has ended it. One on its way is compared in its turn.
    if (answeredAt === 0 || updatedAt < readAt) return;
    void queryClient.invalidateQueries(productsQuery, { cancelRefetch: false });
  }, [answeredAt, updatedAt, readAt]);
  const products = useMemo(
    () => data?.products.filter(({ id }) => !deleting.includes(id)),
    [data, deleting],
  );
  return { ...query, data: products };
}

/** One product as it stands now; null where it was deleted. */
export function useProduct(id: string) {
  return useQuery(productQuery(id));
}

/** What is sold out, and the notice to the guests. */
export function useTonight() {
  return useQuery({ ...menuQuery, select: ({ tonight }) => tonight });
}

/**
 * Whether a product was written without the menu's version, as by hand in the Firebase console: phones do not know of it.
 * A version that was asked for before the change was made cannot tell.
 */
export function useUnannouncedChange(): boolean {
  const { data: list } = useQuery(productsQuery);
  const { data: menu } = useQuery(menuQuery);
  if (!list || !menu?.updatedAt || list.changedAt > menu.readAt) return false;
  return list.changedAt > menu.updatedAt;
}

const changedIds = createStore((): readonly string[] => []);

/** Ids of the products that this tab has written, the last one first. */
export function useChangedIds(): readonly string[] {
  return useSyncExternalStore(changedIds.subscribe, changedIds.get);
}

/** When a product was written last, in epoch ms; null while that is unknown. */
export function useMenuWrittenAt(): number | null {
  const { data } = useQuery(menuQuery);
  return data?.updatedAt ?? null;
}

/** Tells the other tabs of this browser that something was written. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('menu');
channel?.addEventListener('message', readAfterWrite);

/** Reads again what is shown. */
export function refreshAll(): void {
  void queryClient.invalidateQueries();
}

/** The same after a write, without the products: a new version has them read again. */
function readAfterWrite(): void {
  const [products] = productsQuery.queryKey;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== products });
}

/** The same, in the other tabs too. */
function readEverywhere(): void {
  readAfterWrite();
  channel?.postMessage('written');
}

/** Puts changes that were just written into what is shown at once; the new version has it read again, in the other tabs too. */
export function productsWritten(changes: readonly Change[]): void {
  // An answer on its way may be older than the write.
  void queryClient.cancelQueries(productsQuery);
  queryClient.setQueryData(
    productsQuery.queryKey,
    (list) => list && { ...list, products: withChanges(list.products, changes) },
  );
  for (const { id } of changes) void queryClient.cancelQueries(productQuery(id));
  const ids = changes.map(({ id }) => id);
  changedIds.set([...ids, ...changedIds.get().filter((id) => !ids.includes(id))]);
  readEverywhere();
}

// Shows `meta/oggi` as this tab has just written it, then reads it again, in the other tabs too.
tonightWritten.subscribe((tonight) => {
  void queryClient.cancelQueries(menuQuery);
  queryClient.setQueryData(menuQuery.queryKey, (menu) => ({
    updatedAt: null,
    readAt: 0,
    ...menu,
    tonight,
  }));
  readEverywhere();
});

// Staff's own writes reach the visitors' pages of the same tab at once, and by the storage event those of the other tabs.
menuWritten.subscribe(dropMenuCache);
tonightWritten.subscribe(adoptWrittenTonight);
