import * as v from 'valibot';

/** A word to the guests. Times are epoch ms. */
export type Notice = {
  /** Empty only where `chiuso` says enough. */
  testo: string;
  dal: number;
  /** From then on it is past; null where it stands until it is removed. */
  al: number | null;
  /** Whether the restaurant is closed while the notice is in force. */
  chiuso: boolean;
};

/** The document `meta/oggi`. The stored names; times are epoch ms, stored as timestamps. */
export type Tonight = {
  /** Ids of the products that are sold out until `fino`. */
  esauritiStasera: { fino: number; prodotti: readonly string[] };
  /** Ids of the products that are sold out until further notice. */
  esauriti: readonly string[];
  avviso: Notice | null;
};

/** What can be had of a product: it is there, sold out for tonight, or sold out until further notice. */
export type Availability = 'available' | 'tonight' | 'indefinitely';

/** Nothing is sold out, and nothing to be said: also what a missing document means. */
export const NOTHING_TONIGHT: Tonight = {
  esauritiStasera: { fino: 0, prodotti: [] },
  esauriti: [],
  avviso: null,
};

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

const lenientIds = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries): readonly string[] => [...new Set(entries.filter(isId))]),
  ),
  [],
);

/** Epoch ms, also as the text that Firestore's REST interface writes (RFC 3339). */
const time = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (typeof value === 'string' ? Date.parse(value) : value)),
  v.finite(),
);

const lenientNotice = v.pipe(
  v.object({
    testo: v.fallback(v.pipe(v.string(), v.trim()), ''),
    dal: time,
    al: v.fallback(v.nullable(time), null),
    chiuso: v.fallback(v.boolean(), false),
  }),
  v.check(({ testo, chiuso }) => testo !== '' || chiuso),
);

/** Parses whatever the document holds, and accepts every object: what makes no sense counts as missing. */
export const storedTonight = v.object({
  esauritiStasera: v.fallback(
    v.object({ fino: time, prodotti: lenientIds }),
    NOTHING_TONIGHT.esauritiStasera,
  ),
  esauriti: lenientIds,
  avviso: v.fallback(v.nullable(lenientNotice), null),
});

/** Whether a notice is in force: at `dal` it is, at `al` it is no more. @param now epoch ms */
export function isInForce({ dal, al }: Notice, now: number): boolean {
  return dal <= now && (al === null || now < al);
}

/** Whether a notice will never be in force again. @param now epoch ms */
export function isPast({ al }: Notice, now: number): boolean {
  return al !== null && al <= now;
}
