import { type Change, changeOf } from '../changes/change';
import { comparePlaces } from '../product/menu';
import type { Product } from '../product/product';

/** The distance of a new position from the one before it, so that dishes fit in between later. */
const GAP = 1000;

/** Positions beyond this, which only a write from elsewhere can have, leave no room: they are written anew. */
const FURTHEST = 1_000_000_000;

/** All products of a category, hidden ones too, in the order of the menu. */
export function placedIn(category: string, products: readonly Product[]): Product[] {
  return products.filter(({ categoria }) => categoria === category).sort(comparePlaces);
}

const compareDefault = (a: Product, b: Product) =>
  comparePlaces({ ...a, posizione: null }, { ...b, posizione: null });

/** The order that dishes have if nobody has ordered them: by price, then by name. */
export function defaultOrder(dishes: readonly Product[]): Product[] {
  return [...dishes].sort(compareDefault);
}

/** A dish that keeps its position, and its index in the wanted order. */
type Kept = { index: number; position: number };

const longest = (selections: readonly Kept[][]) =>
  selections.reduce((best, each) => (each.length > best.length ? each : best), []);

/** For each dish that may keep its position, the largest selection of dishes that may, of those up to it, and that ends with it. */
function selectionsOf(wanted: readonly Product[]): Kept[][] {
  const selections: Kept[][] = [];
  for (const [index, { posizione: position }] of wanted.entries()) {
    if (position === null || position <= index || position >= FURTHEST) continue;
    // Between two positions there must be room for the dishes between them.
    const fitting = selections.filter((selection) => {
      const last = selection.at(-1);
      return last && position - last.position >= index - last.index;
    });
    selections.push([...longest(fitting), { index, position }]);
  }
  return selections;
}

/**
 * How many of the dishes get a position, and which of these keep theirs. Those after them have none: they are in the default
 * order anyway. Of all such divisions it is the one that writes the fewest dishes, and of several the one with most positions.
 */
function divide(wanted: readonly Product[]): { count: number; kept: readonly Kept[] } {
  const selections = selectionsOf(wanted);
  let best = { count: 0, kept: [] as Kept[], writes: Number.POSITIVE_INFINITY };
  let placedAfter = 0;
  for (let count = wanted.length; count >= 0; count -= 1) {
    const [first, second] = wanted.slice(count);
    if (first && second && compareDefault(first, second) >= 0) break;
    if (first && first.posizione !== null) placedAfter += 1;
    const kept = longest(selections.filter((selection) => (selection.at(-1)?.index ?? 0) < count));
    const writes = count - kept.length + placedAfter;
    if (writes < best.writes) best = { count, kept, writes };
  }
  return best;
}

/**
 * The changes after which dishes of one category are in the wanted order: as few as can be. One that is moved up is one change.
 * @param wanted all products of the category, with their stored positions
 */
export function planOrder(wanted: readonly Product[]): Change[] {
  const isWanted = (dish: Product, index: number) => dish === wanted[index];
  if ([...wanted].sort(comparePlaces).every(isWanted)) return [];
  const { count, kept } = divide(wanted);
  function positionAt(index: number): number | null {
    if (index >= count) return null;
    const before = kept.findLast((each) => each.index <= index) ?? { index: -1, position: 0 };
    const after = kept.find((each) => each.index > index);
    const steps = index - before.index;
    if (!after) return before.position + steps * GAP;
    const room = after.position - before.position;
    return before.position + Math.floor((room * steps) / (after.index - before.index));
  }
  return wanted.flatMap((dish, index) => changeOf(dish, { posizione: positionAt(index) }) ?? []);
}
