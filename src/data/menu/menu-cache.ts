import * as v from 'valibot';
import { type DishCategoryName, dishCategories } from '../../domain/product/categories';
import { groupByCategory, type Menu } from '../../domain/product/menu';
import { keptProduct, type Product } from '../../domain/product/product';
import { createSignal } from '../store';
import { type Freshness, type MenuState, NOTHING_KNOWN } from './menu-state';
import { canStore, isFresh, itemsKey, readEntry, readVersion, writeMenu } from './menu-store';
import { DATA_BLOCK_ID } from './page-handover';

/*
 * What is known of the menu: the lists, all of one version, and how they compare with the server's (menu-state.ts).
 * menu-refresh.ts decides when to read anew.
 */

/** One category's list. `savedAt`, when it was read from the server, is epoch ms. */
type KnownList = { products: Product[]; savedAt: number };

type NotReady = { status: 'loading' } | { status: 'failed'; changed: boolean };

type Ready = {
  status: 'ready';
  freshness: Freshness;
  /** Until when it is known to have been what the server holds: read or compared then, in epoch ms. */
  asOf: number;
};

/** The list of a category, as pages show it. */
export type MenuList =
  | NotReady
  | (Ready & {
      products: Product[];
      /** Where the build wrote it into the page: when it was read, in words. */
      words: BakedMenu['words'] | null;
    });

/** The eight lists as one: as old as the oldest. */
export type WholeMenu = NotReady | (Ready & { menu: Menu });

/** Before anything is known, on the server too. */
export const LOADING = { status: 'loading' } as const;
const FAILED = { status: 'failed', changed: false } as const;

/** What a page wants to show: one category, or all of them. */
export type Wanted = DishCategoryName | 'whole';

const categoryNames = dishCategories.map(({ name }) => name);

/** The lenient schema accepts any object, so foreign ones show by their missing name. */
const storedList = v.pipe(
  v.array(keptProduct),
  v.everyItem(({ nome }) => nome !== ''),
);

/** A category's list as the build writes it into the page. */
export type BakedMenu = {
  version: string;
  /** Epoch ms. */
  readAt: number;
  category: DishCategoryName;
  products: Product[];
  /** The address of the other lists of the same build. */
  others: string;
  /** When it was read: the day, and the day with its time. */
  words: { day: string; moment: string };
};

/** The stored list of a category, whatever its age. @returns null where it is absent, corrupt, or of another shape */
export function readList(category: DishCategoryName): KnownList | null {
  const known = dishCategories.find(({ name }) => name === category);
  const entry = known && readEntry(itemsKey(known));
  if (!entry) return null;
  try {
    const products = v.parse(storedList, JSON.parse(entry.items));
    const isForeign = products.some(({ categoria }) => categoria !== category);
    return isForeign ? null : { products, savedAt: entry.savedAt };
  } catch {
    return null;
  }
}

const changed = createSignal();

/** Changed by the functions below alone. */
const known = {
  state: NOTHING_KNOWN,
  /** Read from localStorage when they are first asked for; null where there is none. */
  lists: new Map<DishCategoryName, KnownList | null>(),
  /** When they were last found to be what the server holds, in epoch ms; 0 for never. */
  comparedAt: 0,
  /** What the build wrote into the page, unless a later list supersedes it or it is too old. */
  baked: null as BakedMenu | null,
  /** Its list, with which the page was rendered. */
  rendered: null as { category: DishCategoryName; list: MenuList } | null,
};

/** What pages have been given: the same objects until something changes. */
const views = { lists: new Map<DishCategoryName, MenuList>(), whole: null as WholeMenu | null };
/** The last menu, and the lists that it is of: the same products make the same menu, which is not rendered or indexed again. */
let joined: { of: readonly Product[][]; menu: Menu } | null = null;

/** Calls the listener after every change. @returns ends the subscription */
export const subscribeToKnownMenu = changed.subscribe;

function publish(): void {
  views.lists.clear();
  views.whole = null;
  changed.emit();
}

export function getMenuState(): MenuState {
  const { version, asked } = known.state;
  // Nothing is known yet: what is stored counts from when somebody looks.
  if (version === null && asked === null && known.lists.size === 0) {
    known.state = { ...known.state, version: readVersion() };
  }
  return known.state;
}

/** @param isOther whether the lists are other ones, too */
export function setMenuState(state: MenuState, isOther = false): void {
  const before = getMenuState();
  known.state = state;
  const isSame =
    state.freshness === before.freshness &&
    state.version === before.version &&
    state.failed === before.failed;
  if (!isSame || isOther) publish();
}

/** The lists are what the server holds, as it has just answered. The state is to be set afterwards. */
export function noteComparison(): void {
  known.comparedAt = Date.now();
  views.whole = null;
}

/**
 * A list that may be shown. One version stands for all lists: what is stored under another counts as absent. One that is too
 * old is shown where nothing else could be read.
 */
function usableList(category: DishCategoryName): KnownList | null {
  const { version, failed } = getMenuState();
  let list = known.lists.get(category);
  if (list === undefined) {
    list = version === readVersion() ? readList(category) : null;
    known.lists.set(category, list);
  }
  return list && (failed || isFresh(list, Date.now())) ? list : null;
}

const notReady = (): NotReady => (getMenuState().failed ? FAILED : LOADING);

const readyOf = (savedAt: number): Ready => ({
  status: 'ready',
  freshness: getMenuState().freshness,
  asOf: Math.max(savedAt, known.comparedAt),
});

function viewOf(category: DishCategoryName): MenuList {
  const list = usableList(category);
  if (!list) return notReady();
  const isBaked = list.products === known.baked?.products && known.comparedAt === 0;
  const words = isBaked ? (known.baked?.words ?? null) : null;
  return { ...readyOf(list.savedAt), products: list.products, words };
}

/** The list of a category as it is known now, synchronously. */
export function getMenuList(category: DishCategoryName): MenuList {
  const view = views.lists.get(category) ?? viewOf(category);
  views.lists.set(category, view);
  return view;
}

function joinLists(): { menu: Menu; savedAt: number } | null {
  const lists = categoryNames.map(usableList).filter((list) => list !== null);
  if (lists.length < categoryNames.length) return null;
  const of = lists.map(({ products }) => products);
  if (!joined || of.some((products, index) => products !== joined?.of[index])) {
    joined = { of, menu: groupByCategory(of.flat()) };
  }
  return { menu: joined.menu, savedAt: Math.min(...lists.map(({ savedAt }) => savedAt)) };
}

/** The eight lists as one, synchronously. */
export function getWholeMenu(): WholeMenu {
  if (views.whole) return views.whole;
  const whole = joinLists();
  views.whole = whole ? { ...readyOf(whole.savedAt), menu: whole.menu } : notReady();
  return views.whole;
}

/**
 * Begins with the list that the build wrote into a page, null where it wrote none. The build calls it before each page.
 * @param shown whether it is the list to show; otherwise React hydrates the page with it, and shows another one at once
 */
export function seedBakedMenu(menu: BakedMenu | null, shown = true): void {
  known.rendered = menu && {
    category: menu.category,
    list: { status: 'ready', freshness: 'asking', asOf: menu.readAt, ...menu },
  };
  known.baked = shown ? menu : null;
  known.lists.clear();
  if (menu && shown) {
    const { category, products, version, readAt } = menu;
    const stored = version === readVersion() ? readList(category) : null;
    known.state = { ...NOTHING_KNOWN, version };
    known.lists.set(category, { products, savedAt: Math.max(readAt, stored?.savedAt ?? 0) });
  }
  publish();
}

// In the browser, once: the page's own data block. The first script may have found a later list.
if (typeof window !== 'undefined' && window.beforeReact) {
  const block = document.getElementById(DATA_BLOCK_ID)?.textContent ?? 'null';
  seedBakedMenu(JSON.parse(block), window.beforeReact.source === 'baked');
}

/** What the build wrote into the page, null where it wrote nothing that may be shown. */
export function getBakedMenu(): BakedMenu | null {
  return known.baked;
}

/** A category's list as the page's HTML shows it when React hydrates it: the same object each time. */
export function getHydratedList(category: DishCategoryName): MenuList {
  return known.rendered?.category === category ? known.rendered.list : LOADING;
}

/** Whether a category's list, or all of them, may be shown. */
export function isKnown(wanted: Wanted): boolean {
  const names = wanted === 'whole' ? categoryNames : [wanted];
  return names.every((name) => usableList(name) !== null);
}

/** Stores the lists that are known, unless they are stored. @returns whether that is over: stored, or in vain */
export function storeMenu(): boolean {
  const { version } = getMenuState();
  if (!canStore() || (version !== null && version === readVersion())) return true;
  const whole = joinLists();
  if (whole) writeMenu(whole.menu, version, whole.savedAt);
  return whole !== null;
}

/**
 * Adds lists that were read: in the place of those of another version, beside those of the same. The state is to be set
 * afterwards.
 * @param version null where it is not known
 * @param savedAt when they were read from the server, in epoch ms
 */
export function addLists(menu: Partial<Menu>, version: string | null, savedAt = Date.now()): void {
  const isOther = version === null || version !== getMenuState().version;
  if (isOther) forgetLists();
  for (const name of categoryNames) {
    const products = menu[name];
    if (products && (isOther || !usableList(name))) known.lists.set(name, { products, savedAt });
  }
}

/** Forgets the lists in memory, so that the next look is at localStorage. The state is to be set afterwards. */
export function forgetLists(): void {
  known.lists.clear();
  known.baked = null;
  known.comparedAt = 0;
}
