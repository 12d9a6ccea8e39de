import { type Change, changeOf } from '../changes/change';
import { comparePlaces } from '../product/menu';
import type { Product } from '../product/product';

/*
 * The order that staff give the dishes of a category, by the stored `posizione`.
 */

/** The distance of a new position from the one before it, so that dishes fit in between later. */
const GAP = 1000;

/** Positions beyond this, which only a write from elsewhere can have, leave no room: they are written anew. */
const FURTHEST = 1_000_000_000;

/** All products of a category, hidden ones too, in the order of the menu. */
export function placedIn(category: string, products: readonly Product[]): Product[] {
  return products.filter(({ categoria }) => categoria === category).sort(comparePlaces);
}

/**
 * For each value, the longest selection of values up to it that ends with it and never falls: how many it has, and the index of
 * the one before. Null is in none.
 */
function risesOf(values: readonly (number | null)[]) {
  const rises: { length: number; before: number | null }[] = [];
  for (const value of values) {
    let best = { length: 0, before: null as number | null };
    for (const [index, { length }] of rises.entries()) {
      const earlier = values[index] ?? Number.POSITIVE_INFINITY;
      if (value === null || earlier > value || length <= best.length) continue;
      best = { length, before: index };
    }
    rises.push(value === null ? best : { ...best, length: best.length + 1 });
  }
  return rises;
}

const compareDefault = (a: Product, b: Product) =>
  comparePlaces({ ...a, posizione: null }, { ...b, posizione: null });

/** The order that dishes have if nobody has ordered them: by price, then by name. */
export function defaultOrder(dishes: readonly Product[]): Product[] {
  return [...dishes].sort(compareDefault);
}

/**
 * How many of the dishes get a position, and which of these keep theirs. Those after them have none: they are in the default
 * order anyway. Of all such divisions it is the one that writes the fewest dishes, and of several the one with most positions.
 */
function divide(wanted: readonly Product[]): { count: number; kept: ReadonlySet<number> } {
  // Dishes that keep their positions must have room for those between them: the position less the index never falls.
  const rises = risesOf(
    wanted.map(({ posizione }, index) =>
      posizione !== null && posizione > index && posizione < FURTHEST ? posizione - index : null,
    ),
  );
  const longestIn = (count: number) => Math.max(0, ...rises.slice(0, count).map((r) => r.length));
  let best = { count: wanted.length, writes: wanted.length - longestIn(wanted.length) };
  let placed = 0;
  for (let count = wanted.length - 1; count >= 0; count -= 1) {
    const [first, second] = wanted.slice(count, count + 2);
    if (first && second && compareDefault(first, second) >= 0) break;
    if (wanted[count]?.posizione !== null) placed += 1;
    const writes = count - longestIn(count) + placed;
    if (writes < best.writes) best = { count, writes };
  }

  const { count } = best;
  const longest = longestIn(count);
  const kept = new Set<number>();
  let index: number | null = longest === 0 ? null : rises.findIndex((r) => r.length === longest);
  while (index !== null) {
    kept.add(index);
    index = rises[index]?.before ?? null;
  }
  return { count, kept };
}

/**
 * The changes after which dishes of one category are in the wanted order: as few as can be. One that is moved up is one change.
 * @param wanted all products of the category, with their stored positions
 */
export function planOrder(wanted: readonly Product[]): Change[] {
  const isWanted = (dish: Product, index: number) => dish === wanted[index];
  if ([...wanted].sort(comparePlaces).every(isWanted)) return [];
  const { count, kept } = divide(wanted);
  const places = [...kept].sort((a, b) => a - b);
  /** The position of a dish that keeps it. */
  const keptAt = (index: number | undefined) =>
    index === undefined ? undefined : (wanted[index]?.posizione ?? undefined);
  function positionAt(index: number): number | null {
    if (index >= count) return null;
    const earlier = places.findLast((place) => place <= index);
    const later = places.find((place) => place >= index);
    const steps = index - (earlier ?? -1);
    const from = keptAt(earlier) ?? 0;
    const to = keptAt(later);
    if (later === undefined || to === undefined) return from + steps * GAP;
    if (later === index) return to;
    return from + Math.floor(((to - from) * steps) / (later - (earlier ?? -1)));
  }
  return wanted.flatMap((dish, index) => changeOf(dish, { posizione: positionAt(index) }) ?? []);
}
