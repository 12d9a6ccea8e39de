import { CHOICE_LASTS_MS } from '../filter/choice';
import { isSize, type Size } from '../product/sizes';

/*
 * 'La mia lista': the guest's list as stored in localStorage. Its content is not trusted: read it with `readListEntry`. The
 * reasons are in docs/decisions/list.md.
 */

/** Some portions of a dish. */
export type ListEntry = {
  id: string;
  size: Size;
  /** Id and name of the base that it is made on; null for the ordinary dough. */
  base: { id: string; name: string } | null;
  count: number;
  /** The guest's own: 'senza cipolla'. */
  note: string;
  /** The name when it was put on the list, for a dish that the menu no longer has. */
  name: string;
  /** The price of one at that time with its base, in euro cents; null if none was known. */
  cents: number | null;
};

/** Where the guests eat: at the table they pay the cover charge. */
export type EatingPlace = 'table' | 'takeaway';

export type MyList = {
  entries: readonly ListEntry[];
  place: EatingPlace;
  /** How many there are at the table: at least one. */
  people: number;
  /** When it expires, in epoch ms by this device's clock. */
  end: number;
};

export const NO_LIST: MyList = { entries: [], place: 'table', people: 1, end: 0 };

/** The most that is read of a list: entries, portions of one or people, and the lengths of texts, in characters. */
export const LIST_LIMITS = { entries: 200, count: 99, note: 60, id: 200, name: 120 };

/** One line without control and format characters, which could reorder what a waiter reads. */
const tidy = (text: unknown, longest: number) =>
  [...String(text ?? '').replace(/[\p{C}\s]+/gu, ' ')].slice(0, longest).join('').trim();

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LIST_LIMITS.id;

/** Reads a stored entry. @returns null if it is none */
export function readListEntry(stored: unknown): ListEntry | null {
  const { id, size, base, count, note, name, cents }: Record<string, unknown> = Object(stored);
  if (!isId(id) || !isSize(size) || !isCount(count)) return null;
  const { id: baseId, name: baseName }: Record<string, unknown> = Object(base);
  // An entry whose base cannot be read is none: with the ordinary dough it would be another dish.
  if (base && !isId(baseId)) return null;
  return {
    id,
    size,
    base: isId(baseId) ? { id: baseId, name: tidy(baseName, LIST_LIMITS.name) } : null,
    count: Math.min(count, LIST_LIMITS.count),
    note: tidy(note, LIST_LIMITS.note),
    name: tidy(name, LIST_LIMITS.name),
    cents: isCount(cents) ? cents : null,
  };
}

const isSame = (a: ListEntry, b: ListEntry) =>
  a.id === b.id && a.size === b.size && a.base?.id === b.base?.id && a.note === b.note;

/** Adds entries. Portions of the same dish, size, base and note are one entry. */
export function addEntries(
  entries: readonly ListEntry[],
  added: readonly ListEntry[],
): ListEntry[] {
  const all = [...entries];
  for (const entry of added) {
    const at = all.findIndex((each) => isSame(each, entry));
    const count = Math.min((all[at]?.count ?? 0) + entry.count, LIST_LIMITS.count);
    if (at >= 0) all[at] = { ...entry, count };
    else if (all.length < LIST_LIMITS.entries) all.push(entry);
  }
  return all;
}

/** Changes how many portions an entry has; none removes it. */
export function setCount(
  entries: readonly ListEntry[],
  entry: ListEntry,
  count: number,
): ListEntry[] {
  const changed = count > 0 ? [{ ...entry, count }] : [];
  return entries.flatMap((each) => (isSame(each, entry) ? changed : each));
}

/** Reads a stored list. Without a readable end, or with one further ahead than a list lasts, it gets twelve hours. @param now epoch ms */
export function parseList(text: string, now: number): MyList {
  try {
    const { entries, place, people, end }: Record<string, unknown> = Object(JSON.parse(text));
    const read = Array.isArray(entries)
      ? entries.flatMap((entry) => readListEntry(entry) ?? [])
      : [];
    const latest = now + CHOICE_LASTS_MS;
    const until = typeof end === 'number' && end <= latest ? end : latest;
    if (read.length === 0 || until <= now) return NO_LIST;
    return {
      entries: addEntries([], read),
      place: place === 'takeaway' ? 'takeaway' : 'table',
      people: isCount(people) ? Math.min(people, LIST_LIMITS.count) : 1,
      end: until,
    };
  } catch {
    return NO_LIST;
  }
}
