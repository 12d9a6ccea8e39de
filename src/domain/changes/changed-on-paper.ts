import { fieldsOf, type UnitName } from '../product/fields';
import { type Change, differencesOf, sameValue } from './change';

/** The fields that a guest must not read wrongly on paper. */
const printed: readonly UnitName[] = fieldsOf('price', 'optionalPrice', 'allergens');

/**
 * What differs from a menu printed before these commits. What was changed back does not count.
 * @param entries newest first, `at` in epoch ms
 * @returns how many prices, and the allergens of how many dishes; `latest` is the time of the latest change, 0 without one
 */
export function changedOnPaper(entries: readonly { at: number; changes: readonly Change[] }[]) {
  const firsts = new Map<string, { field: UnitName; before: Change['before'] }>();
  const now = new Map<string, Change['after']>();
  let latest = 0;
  for (const { at, changes } of [...entries].reverse()) {
    for (const change of changes) {
      for (const { field } of differencesOf(change)) {
        if (!printed.includes(field)) continue;
        const key = `${change.id} ${field}`;
        if (!firsts.has(key)) firsts.set(key, { field, before: change.before });
        now.set(key, change.after);
        latest = at;
      }
    }
  }
  const changed = [...firsts].flatMap(([key, first]) =>
    sameValue(first.before ?? {}, now.get(key) ?? {}, first.field) ? [] : first,
  );
  const allergens = changed.filter(({ field }) => field === 'allergeni').length;
  const prices = changed.length - allergens;
  return { prices, allergens, latest: prices + allergens > 0 ? latest : 0 };
}
