import { useState } from 'react';

/** The React keys of the rows on screen, in their order, and whose they are. */
type RowKeys = { ids: readonly string[]; keys: readonly number[] };

/**
 * The keys of the next rows: a product that stays keeps its own, another one takes that of a product that has gone.
 */
function nextRowKeys(before: RowKeys, ids: readonly string[]): readonly number[] {
  const kept = new Map<string, number>();
  const free: number[] = [];
  before.ids.forEach((id, place) => {
    const key = before.keys[place] ?? place;
    if (ids.includes(id)) kept.set(id, key);
    else free.push(key);
  });
  let next = Math.max(-1, ...before.keys) + 1;
  return ids.map((id) => {
    const key = kept.get(id) ?? free.shift() ?? next;
    if (key === next) next += 1;
    return key;
  });
}

/**
 * Keys by which React gives the row of a product that leaves the screen to one that appears: mounting ten rows for each key
 * that is typed in the search takes a slow phone several frames.
 */
export function useRowKeys(ids: readonly string[]): readonly number[] {
  const [state, setState] = useState<RowKeys>({ ids: [], keys: [] });
  if (state.ids === ids) return state.keys;
  const keys = nextRowKeys(state, ids);
  setState({ ids, keys });
  return keys;
}
