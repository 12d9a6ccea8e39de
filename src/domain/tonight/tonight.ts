import * as v from 'valibot';
import { NO_END, type Span, type SpecialTimes } from '../hours/weekly-hours';

/** How a product is sold out: for tonight, or until further notice. */
export type SoldOut = 'tonight' | 'indefinitely';
/** What tonight's document says of a product. One that is sold out is never recommended. */
export type Availability = 'available' | 'recommended' | SoldOut;

/** Epoch ms, also parsed from the text that Firestore's REST API returns (RFC 3339). */
const time = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (typeof value === 'string' ? Date.parse(value) : value)),
  v.finite(),
);

/** A notice to guests. It ends at `al`; null means that it stays until it is removed. */
const lenientNotice = v.pipe(
  v.object({
    testo: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    dal: time,
    al: v.fallback(v.nullable(time), null),
  }),
  v.check(({ dal, al }) => al === null || dal < al),
);

const lenientSpan = v.pipe(
  v.object({ dal: time, al: time }),
  v.check(({ dal, al }) => dal < al),
);

/** The valid entries of a list; none for anything else. */
const lenientList = <Output>(entry: v.GenericSchema<unknown, Output>) =>
  v.fallback(
    v.pipe(
      v.array(v.fallback(v.nullable(entry), null)),
      v.transform((list): readonly Output[] => list.filter((value) => value !== null)),
    ),
    [],
  );

const lenientIds = lenientList(v.pipe(v.string(), v.nonEmpty()));

/** Ids of products, until the evening ends. */
const lenientEvening = v.fallback(v.object({ fino: time, prodotti: lenientIds }), {
  fino: 0,
  prodotti: [],
});

/** The earlier format had one notice, which could also close the restaurant. It stays in the document until the next save. */
const earlierClosing = v.fallback(
  v.nullable(v.object({ chiuso: v.literal(true), dal: time, al: v.fallback(time, NO_END) })),
  null,
);

/**
 * Parses whatever the document `meta/oggi` holds, and accepts every object: invalid parts count as missing. The names are the
 * stored ones; times are epoch ms, stored as timestamps.
 */
export const storedTonight = v.pipe(
  v.looseObject({}),
  v.transform(({ avviso, avvisi, chiusure, ...document }) => ({
    ...document,
    avvisi: [avvisi, avviso].flat(),
    chiusure: [chiusure, v.parse(earlierClosing, avviso)].flat(),
  })),
  v.object({
    // What is sold out until `fino`, and until further notice, and what is recommended until `fino`.
    esauritiStasera: lenientEvening,
    esauriti: lenientIds,
    consigliati: lenientEvening,
    avvisi: lenientList(lenientNotice),
    chiusure: lenientList(lenientSpan),
    aperture: lenientList(lenientSpan),
  }),
  v.readonly(),
);
export type Tonight = v.InferOutput<typeof storedTonight>;

/** Nothing is sold out, and there are no entries: also the meaning of a missing document. */
export const NOTHING_TONIGHT: Tonight = v.parse(storedTonight, {});

/** What guests read of products: which are sold out, by id, and the ids of those that are recommended. */
export type TonightMarks = {
  soldOut: ReadonlyMap<string, SoldOut>;
  recommended: readonly string[];
};

/** The marks that are in force at an instant. @param now epoch ms */
export function marksAt(
  { esauritiStasera, esauriti, consigliati }: Tonight,
  now: number,
): TonightMarks {
  const idsOf = ({ fino, prodotti }: Tonight['consigliati']) => (now < fino ? prodotti : []);
  const soldOut = new Map<string, SoldOut>([
    ...idsOf(esauritiStasera).map((id) => [id, 'tonight'] as const),
    ...esauriti.map((id) => [id, 'indefinitely'] as const),
  ]);
  return { soldOut, recommended: idsOf(consigliati).filter((id) => !soldOut.has(id)) };
}

/** The availability of one product. */
export function availabilityOf({ soldOut, recommended }: TonightMarks, id: string): Availability {
  return soldOut.get(id) ?? (recommended.includes(id) ? 'recommended' : 'available');
}

/** Whether a notice, a closing or an opening is over. @param now epoch ms */
export function isPast({ al }: { al: number | null }, now: number): boolean {
  return al !== null && al <= now;
}

/** The texts of the notices in force: from `dal` until just before `al`. @param now epoch ms */
export function noticesAt({ avvisi }: Tonight, now: number): string[] {
  return avvisi
    .filter((notice) => notice.dal <= now && !isPast(notice, now))
    .map(({ testo }) => testo);
}

/** Tonight's state for guests, as of an instant. */
export type TonightNow = TonightMarks & {
  /** The notices that are in force. */
  notices: readonly string[];
  /** Closings and special openings, current and future. */
  special: SpecialTimes;
};

/** What guests read of tonight's document at an instant. @param now epoch ms */
export function tonightAt(tonight: Tonight, now: number): TonightNow {
  const lasts = (span: Span) => !isPast(span, now);
  return {
    ...marksAt(tonight, now),
    notices: noticesAt(tonight, now),
    special: { chiusure: tonight.chiusure.filter(lasts), aperture: tonight.aperture.filter(lasts) },
  };
}
