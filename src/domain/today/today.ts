import * as v from 'valibot';
import { type Day, isDay } from '../hours/days';
import { isObject, readShifts } from '../hours/shifts';
import type { SpecialDays } from '../hours/weekly-hours';

/** How a product is sold out: for tonight, or until further notice. */
export type SoldOut = 'tonight' | 'indefinitely';
/** A product's state in today's document. One that is sold out is never recommended. */
export type DishStatus = 'available' | 'recommended' | SoldOut;

/** Epoch ms, also parsed from the text that Firestore's REST API returns (RFC 3339). */
const instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (typeof value === 'string' ? Date.parse(value) : value)),
  v.finite(),
);

/** A notice to guests, from its first day to its last; null means that it stays until it is removed. */
export type Notice = { testo: string; dal: Day; al: Day | null };

/** How the entries of the two lists are read, each by itself: null if it cannot be. Plain code: visitors download it. */
export const readEntry = {
  /** If its end cannot be read, its hours are not known from the first day on. If its hours cannot be read, they are not known. */
  giorni(value: unknown): SpecialDays | null {
    if (!isObject(value) || !isDay(value.dal)) return null;
    const { dal, al } = value;
    if (al !== null && !(isDay(al) && dal <= al)) return { dal, al: null, orari: null };
    const orari = readShifts(value.orari);
    return { dal, al, orari, ...(value.ancheChiusi === true && { ancheChiusi: true }) };
  },
  avvisi(value: unknown): Notice | null {
    if (!isObject(value) || !isDay(value.dal) || typeof value.testo !== 'string') return null;
    const { dal } = value;
    const testo = value.testo.trim();
    const al = isDay(value.al) ? value.al : null;
    return testo === '' || (al !== null && al < dal) ? null : { testo, dal, al };
  },
};

/** The readable entries of a list; none for anything else. */
const lenientList = <Output>(read: (value: unknown) => Output | null) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list): readonly Output[] => list.flatMap((value) => read(value) ?? [])),
    ),
    [],
  );

const lenientIds = lenientList((value) => (typeof value === 'string' && value ? value : null));

/** Ids of products, until the evening ends. */
const lenientEvening = v.fallback(v.object({ fino: instant, prodotti: lenientIds }), {
  fino: 0,
  prodotti: [],
});

/**
 * Parses whatever the document `meta/oggi` holds, and accepts every object: invalid parts count as missing. The names are the
 * stored ones; times are epoch ms, stored as timestamps.
 */
export const storedToday = v.pipe(
  v.object({
    // What is sold out until `fino`, and until further notice, and what is recommended until `fino`.
    esauritiStasera: lenientEvening,
    esauriti: lenientIds,
    consigliati: lenientEvening,
    // In the order in which they were saved.
    giorni: lenientList(readEntry.giorni),
    avvisi: lenientList(readEntry.avvisi),
  }),
  v.readonly(),
);
export type Today = v.InferOutput<typeof storedToday>;

/** Nothing is sold out, and there are no entries: also the meaning of a missing document. */
export const NOTHING_TODAY: Today = v.parse(storedToday, {});

/** Products for guests: the sold-out ones by id, and the ids of the recommended ones. */
export type DishStatuses = {
  soldOut: ReadonlyMap<string, SoldOut>;
  recommended: readonly string[];
};

/** The statuses that are in force at an instant. @param now epoch ms */
export function statusesAt(
  { esauritiStasera, esauriti, consigliati }: Today,
  now: number,
): DishStatuses {
  const idsOf = ({ fino, prodotti }: Today['consigliati']) => (now < fino ? prodotti : []);
  const soldOut = new Map<string, SoldOut>([
    ...idsOf(esauritiStasera).map((id) => [id, 'tonight'] as const),
    ...esauriti.map((id) => [id, 'indefinitely'] as const),
  ]);
  return { soldOut, recommended: idsOf(consigliati).filter((id) => !soldOut.has(id)) };
}

/** The status of one product. */
export function statusOf({ soldOut, recommended }: DishStatuses, id: string): DishStatus {
  return soldOut.get(id) ?? (recommended.includes(id) ? 'recommended' : 'available');
}

/** Today's state for guests, as of an instant: the entries are as they are stored, because reading a calendar takes a slow phone long. */
export type TodayNow = DishStatuses & Pick<Today, 'giorni' | 'avvisi'>;

/** Today's document for guests at an instant. @param now epoch ms */
export function todayAt(today: Today, now: number): TodayNow {
  return { ...statusesAt(today, now), giorni: today.giorni, avvisi: today.avvisi };
}
