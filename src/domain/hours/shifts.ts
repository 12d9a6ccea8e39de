/*
 * The shifts of one day as they are stored, in `meta/oggi` and in `meta/locale`. Plain code without a schema: visitors download it.
 */

/** Local times as 'HH:MM'. `closes` not after `opens` means on the next day. */
export type Shift = { opens: string; closes: string };

/** A shift with the names that are stored. */
export type StoredShift = { apre: string; chiude: string };

/** The most shifts that a day may have. */
export const MAX_SHIFTS = 3;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a value is a time as it is stored and typed, 'HH:MM'. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && TIME.test(value);

/** Whether a value has properties to read: a map of a document, or a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const toShifts = (stored: readonly StoredShift[]): readonly Shift[] =>
  stored.map(({ apre, chiude }) => ({ opens: apre, closes: chiude }));

export const toStored = (shifts: readonly Shift[]): readonly StoredShift[] =>
  shifts.map(({ opens, closes }) => ({ apre: opens, chiude: closes }));

const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minutes of the day between which a shift is open: beyond 24 hours if it ends on the next day. */
function rangeOf({ apre, chiude }: StoredShift) {
  const from = minutesOf(apre);
  const to = minutesOf(chiude);
  return { from, to: to <= from ? to + DAY_MINUTES : to };
}

/**
 * The shifts of a day in their order, those that overlap as one. Shifts that only touch stay two, and so do those that would be a
 * day or longer together: no shift can say so.
 */
export function mergeShifts(shifts: readonly StoredShift[]): readonly StoredShift[] {
  const merged: StoredShift[] = [];
  for (const shift of [...shifts].sort((a, b) => (a.apre < b.apre ? -1 : 1))) {
    const last = merged.at(-1);
    const [range, before] = [rangeOf(shift), last && rangeOf(last)];
    const isApart = !last || !before || range.from >= before.to;
    const end = Math.max(range.to, before?.to ?? 0);
    if (isApart || end - before.from >= DAY_MINUTES) merged.push(shift);
    else
      merged[merged.length - 1] = {
        ...last,
        chiude: end === range.to ? shift.chiude : last.chiude,
      };
  }
  return merged;
}

function readShift(value: unknown): StoredShift | null {
  if (!isObject(value)) return null;
  const { apre, chiude } = value;
  return isTime(apre) && isTime(chiude) && apre !== chiude ? { apre, chiude } : null;
}

/** Reads the shifts of a day, in their order. @returns null if they cannot all be read: the hours are then not known */
export function readShifts(value: unknown): readonly StoredShift[] | null {
  if (!Array.isArray(value) || value.length > MAX_SHIFTS) return null;
  const shifts = value.flatMap((shift) => readShift(shift) ?? []);
  return shifts.length === value.length ? mergeShifts(shifts) : null;
}
