import type { Charges } from '../house/practical';
import { isShownPrice } from '../product/shown';
import { type Prices, type Size, sizes } from '../product/sizes';
import type { ListEntry, MyList } from './my-list';

/** Converts a price to cents: exactly those that the menu shows (`formatPrice`). */
const toCents = (euro: number) => Math.round(Number(euro.toFixed(2)) * 100);

/** The price of one in a size, in cents; null if the menu has none. */
export function centsOf(prices: Prices, size: Size): number | null {
  const price = prices[sizes[size].price];
  return (isShownPrice(price) && toCents(price)) || null;
}

/**
 * The state of an entry's dish. `gone`: no page of the current menu has it. `unknown`: there is no menu, it was not compared,
 * or it has changed.
 */
export type Known = (Prices & { isSoldOut: boolean }) | 'gone' | 'unknown';

export type Line = {
  entry: ListEntry;
  /** Only a counted line is in the total. */
  state: 'counted' | 'soldOut' | 'unpriced' | 'gone' | 'unknown';
  /** Whether the state is that of its base. */
  isOfBase: boolean;
  /** The menu's price of one with its base, in cents; null if unknown. */
  cents: number | null;
  /** The price when the dish was put on the list, if another. */
  before: number | null;
};

/** The state of a dish on a base: what is said of the base counts where nothing is said of the dish. */
function lineOf(entry: ListEntry, dish: Known, base: Known | null): Line {
  const nothing = { entry, cents: null, before: null };
  if (typeof dish === 'string') return { ...nothing, state: dish, isOfBase: false };
  if (typeof base === 'string') return { ...nothing, state: base, isOfBase: true };
  const own = centsOf(dish, entry.size);
  // The price of a base is a supplement; 0 is none.
  const cents = own && own + (base ? (centsOf(base, 'normale') ?? 0) : 0);
  const isSoldOut = dish.isSoldOut || base?.isSoldOut === true;
  const state = isSoldOut ? 'soldOut' : cents === null ? 'unpriced' : 'counted';
  const before = cents !== entry.cents ? entry.cents : null;
  return { entry, state, isOfBase: isSoldOut && !dish.isSoldOut, cents, before };
}

/**
 * Adds up a list by the prices of the menu, never by those that it was made with. The service charge is a part of the dishes, not
 * of the cover charge, rounded to the cent.
 * @returns amounts in cents; `count` is the number of portions, of which `uncounted` are not in the total
 */
export function billOf(
  { entries, place, people }: Omit<MyList, 'end'>,
  dishOf: (id: string) => Known,
  { coperto = 0, servizio = 0 }: Charges,
) {
  const lines = entries.map((entry) =>
    lineOf(entry, dishOf(entry.id), entry.base && dishOf(entry.base.id)),
  );
  const portions = (some: readonly Line[]) => some.reduce((sum, { entry }) => sum + entry.count, 0);
  const counted = lines.filter(({ state }) => state === 'counted');
  const dishes = counted.reduce((sum, { entry, cents }) => sum + entry.count * (cents ?? 0), 0);
  const cover = place === 'table' ? people * toCents(coperto) : 0;
  // Hundredths of a percent are whole numbers, so that half a cent is exact.
  const service = Math.round((dishes * Math.round(servizio * 100)) / 10_000);
  const count = portions(lines);
  const uncounted = count - portions(counted);
  return { lines, count, uncounted, cover, service, total: dishes + cover + service };
}
