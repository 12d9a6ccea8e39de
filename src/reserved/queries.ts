import {
  MutationCache,
  type MutationState,
  QueryCache,
  QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { ASK_EVERY_MS, deviceNow, toServerTime } from '../data/clock';
import { readProducts } from '../data/menu/firestore-rest';
import { readVersion, takeEarly } from '../data/menu/read-menu';
import { dropMenuCache } from '../data/menu/runner';
import { adoptWrittenToday } from '../data/menu/today';
import type { MetaNow } from '../data/staff/read-as-staff';
import { orAsStaff } from '../data/staff/refused-reads';
import type { Save, Saved } from '../data/staff/save-product';
import { getCurrentUser, sessionSettled } from '../data/staff/session';
import { reaching } from '../data/staff/write-errors';
import { menuWritten, type Outcomes, todayWritten, writtenIn } from '../data/staff/written';
import { type Change, withChanges } from '../domain/changes/change';
import { readHouse, type StoredHouse } from '../domain/house/house';
import type { Product } from '../domain/product/product';
import { storedToday } from '../domain/today/today';

/** The query client of the reserved area, created on first use. */
let started: QueryClient | null = null;

function start() {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.error(error) }),
    // A write whose response was lost may have taken effect.
    mutationCache: new MutationCache({ onError: readAfterWrite }),
    defaultOptions: {
      queries: {
        // Requests fail at once when offline, instead of pausing.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
  // A pending write ends with the page.
  window.addEventListener('beforeunload', (event) => {
    if (client.isMutating() > 0) event.preventDefault();
  });
  // A write by staff reaches the visitors' pages of this tab at once, and those of other tabs through the storage event.
  menuWritten.subscribe(dropMenuCache);
  todayWritten.subscribe(adoptWrittenToday);
  todayWritten.subscribe((today) => {
    void client.cancelQueries(menuQuery);
    client.setQueryData(menuQuery.queryKey, (menu) => ({
      updatedAt: null,
      readAt: 0,
      house: {},
      ...menu,
      today,
    }));
    readAfterWrite();
  });
  return client;
}

export function queryClient(): QueryClient {
  started ??= start();
  return started;
}

/** What reads or writes with the SDK, which the list does not wait for. */
const loadFirestore = () => import('../data/staff/firestore');

/** When `readAhead` was called, in epoch ms by this device's clock, and how long the list may then take to be mounted, in ms. */
const ahead = { at: 0, lastsMs: 3_000 };

/** Whether a page that is mounted asks anew: not for what was read ahead of it. */
const unlessAhead = () => deviceNow() - ahead.at > ahead.lastsMs;

const productsQuery = queryOptions({
  queryKey: ['products'],
  refetchOnMount: unlessAhead,
  queryFn: () =>
    reaching(
      orAsStaff(readProducts(takeEarly('list')), ({ readProductsAsStaff }) =>
        readProductsAsStaff(),
      ),
    ),
});

/** All products, freshly read. */
export const fetchProducts = async (): Promise<readonly Product[]> =>
  (await queryClient().fetchQuery(productsQuery)).products;

/** Whether an account may change the menu. */
export const rightsQuery = (uid: string | null) =>
  queryOptions({
    queryKey: ['staff', uid],
    enabled: uid !== null,
    queryFn: async () => {
      const [{ isStaff }] = await Promise.all([loadFirestore(), sessionSettled()]);
      return uid === null || isStaff(uid);
    },
  });

/** Whether the signed-in account may change the menu. The rules reject what staff alone read until its session is restored. */
export const hasRights = () =>
  queryClient().ensureQueryData(rightsQuery(getCurrentUser()?.uid ?? null));

const productQuery = (id: string) =>
  // Not cached: a result from an earlier visit may be older than the product that the list passes along.
  queryOptions({
    queryKey: ['product', id],
    queryFn: async () => (await loadFirestore()).readProduct(id),
    gcTime: 0,
  });

async function readMeta(): Promise<MetaNow> {
  const { updatedAt, readAt, today, house } = await readVersion();
  return {
    ...{ updatedAt, readAt, today: v.parse(storedToday, today) },
    house: readHouse(house.fields),
  };
}

/** Both documents come from one request. */
const menuQuery = queryOptions({
  queryKey: ['menu'],
  refetchOnMount: unlessAhead,
  queryFn: () => reaching(orAsStaff(readMeta(), ({ readMetaAsStaff }) => readMetaAsStaff())),
  refetchInterval: ASK_EVERY_MS,
  refetchOnWindowFocus: 'always',
});

/** Reads what the list shows. Called before the list is rendered: its first rendering then has what the page's head has asked for. */
export function readAhead(): void {
  ahead.at = deviceNow();
  void queryClient().prefetchQuery(productsQuery);
  void queryClient().prefetchQuery(menuQuery);
}

/** Mutation key of the writes of products. Its variables are a Save. */
export const PRODUCT_WRITES = ['products'];

/** The changes of the pending writes of one purpose. */
function usePendingChanges(purpose: Save['purpose']): readonly Change[] {
  const pending = useMutationState({
    filters: { mutationKey: PRODUCT_WRITES, status: 'pending' },
    select({ state }) {
      const save = state.variables as Save;
      return save.purpose === purpose ? save.changes : [];
    },
  });
  return useMemo(() => pending.flat(), [pending]);
}

/** The ids of the products that pending writes of one purpose change. */
export const useBeingWritten = (purpose: Save['purpose']): readonly string[] =>
  usePendingChanges(purpose).map(({ id }) => id);

/**
 * All products as the pending writes of rows and deletions leave them; `data` is undefined until the first response. Refetched when a page that uses them
 * mounts, and when the menu's version was written after the list was read. A failed refetch keeps the previous data.
 */
export function useProducts() {
  const { data, ...query } = useQuery(productsQuery);
  const menu = useQuery(menuQuery);
  const deletions = usePendingChanges('deletion');
  const edits = usePendingChanges('row');
  const { dataUpdatedAt: answeredAt } = menu;
  const updatedAt = menu.data?.updatedAt ?? 0;
  const readAt = data?.readAt ?? 0;
  useEffect(() => {
    // Runs on every response: the first read may have failed, or a write may have cancelled one. A pending refetch is kept.
    if (answeredAt === 0 || updatedAt < readAt) return;
    void queryClient().invalidateQueries(productsQuery, { cancelRefetch: false });
  }, [answeredAt, updatedAt, readAt]);
  const products = useMemo(
    () => data && withChanges(data.products, [...edits, ...deletions]),
    [data, edits, deletions],
  );
  return { ...query, data: products };
}

/** One product, freshly read; null if it was deleted. */
export function useProduct(id: string) {
  return useQuery(productQuery(id));
}

/** `meta/oggi`: what is sold out, special days and notices to the guests. */
export function useToday() {
  return useQuery({ ...menuQuery, select: ({ today }) => today });
}

/** `meta/locale`: what the house says. */
export function useStoredHouse(): UseQueryResult<StoredHouse> {
  return useQuery({ ...menuQuery, select: ({ house }) => house });
}

/** Reads it again after a write: the visitors' pages of this browser follow at once, other tabs by the storage event. */
export const houseRead = (): Promise<void> => queryClient().invalidateQueries(menuQuery);

/**
 * The server's time at its last response for `useToday`, in epoch ms, about two minutes old at most: for what a page shows. What
 * a tap does asks `serverNow`. 0 until the first response.
 */
export function useServerTime(): number {
  const { dataUpdatedAt } = useQuery(menuQuery);
  return dataUpdatedAt && toServerTime(dataUpdatedAt);
}

/**
 * Whether a product was written without a new menu version, for example by hand in the Firebase console: phones do not refetch
 * it. False if the version was read before the change, because a newer one may have been written since.
 */
export function useUnannouncedChange(): boolean {
  const { data: list } = useQuery(productsQuery);
  const { data: menu } = useQuery(menuQuery);
  if (!list || !menu?.updatedAt || list.changedAt > menu.readAt) return false;
  return list.changedAt > menu.updatedAt;
}

/** Whether a write succeeded. That of products also succeeds if it has left some alone. */
function isSaved({ status, data }: MutationState<unknown, unknown, unknown>): boolean {
  const { outcomes = new Map() } = (data ?? {}) as Partial<Saved>;
  return status === 'success' && [...outcomes.values()].every(({ kind }) => kind === 'written');
}

/** Waits for the pending writes. @returns whether all of them were saved */
export async function writesEnded(): Promise<boolean> {
  const cache = queryClient().getMutationCache();
  const writes = cache.findAll({ status: 'pending' });
  const isPending = () => writes.some(({ state }) => state.status === 'pending');
  while (isPending()) {
    await new Promise<void>((resolve) => {
      const stop = cache.subscribe(() => resolve(stop()));
    });
  }
  return writes.every(({ state }) => isSaved(state));
}

/** Invalidates every query. Those on the page are refetched at once. */
export function refreshAll(): void {
  void queryClient().invalidateQueries();
}

/** Asks for the menu's version: the products are refetched only if somebody has changed one. */
export function refreshChanged(): void {
  void queryClient().invalidateQueries(menuQuery);
}

/** Invalidates every query except the products, which `useProducts` refetches when it sees a new version. */
function readAfterWrite(): void {
  const [products] = productsQuery.queryKey;
  void queryClient().invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== products });
}

/** The products that the list and the open form have read last; of one that is in both, the later state. */
export function lastRead(): readonly Product[] {
  const client = queryClient();
  const list = client.getQueryState(productsQuery.queryKey);
  const byId = new Map(list?.data?.products.map((product) => [product.id, product]));
  for (const [key, product] of client.getQueriesData<Product | null>({ queryKey: ['product'] })) {
    const readAt = client.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (readAt < (list?.dataUpdatedAt ?? 0)) continue;
    if (product) byId.set(product.id, product);
    else byId.delete(String(key[1]));
  }
  return [...byId.values()];
}

/**
 * Applies the outcome of a write to the cached products at once: what was written, and what stands where there was a conflict. They
 * are refetched once the new version is seen, after a conflict in any case.
 */
export function productsWritten(changes: readonly Change[], outcomes: Outcomes): void {
  const client = queryClient();
  const conflicts = [...outcomes].flatMap(([id, outcome]) =>
    outcome.kind === 'conflict' ? [{ id, current: outcome.current }] : [],
  );
  // A response in flight may be older than the write.
  void client.cancelQueries(productsQuery);
  client.setQueryData(productsQuery.queryKey, (list) => {
    if (!list) return list;
    const written = withChanges(list.products, writtenIn(changes, outcomes));
    const standing = new Map(conflicts.map(({ id, current }) => [id, current]));
    const products = written.flatMap((one) => {
      const now = standing.get(one.id);
      return now === undefined ? one : (now ?? []);
    });
    return { ...list, products };
  });
  for (const { id } of changes) void client.cancelQueries(productQuery(id));
  if (conflicts.length > 0) refreshAll();
  else readAfterWrite();
}
