import * as v from 'valibot';
import { type DailyHours, nextClosing } from './opening-hours';

/** How many products each list may hold, and how long the text of a notice may be, in UTF-16 units. */
export const MAX_SOLD_OUT = 500;
export const MAX_NOTICE_LENGTH = 200;

/** How long after closing time 'tonight' lasts, in ms. */
const AFTER_CLOSING_MS = 60 * 60 * 1000;

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

/** The document `meta/oggi` (decisions, "Tonight"). The stored names; times are epoch ms, stored as timestamps. */
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

const writableIds = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.excludes('/'))),
  v.maxLength(MAX_SOLD_OUT),
);

/** A notice that may be written, as firestore.rules enforce it. */
export const writableNotice = v.pipe(
  v.strictObject({
    testo: v.pipe(v.string(), v.maxLength(MAX_NOTICE_LENGTH)),
    dal: v.pipe(v.number(), v.finite()),
    al: v.nullable(v.pipe(v.number(), v.finite())),
    chiuso: v.boolean(),
  }),
  v.check(({ dal, al }) => al === null || al > dal),
);

/** What may be written, as firestore.rules enforce it: exactly these three fields, each within its limits. */
export const writableTonight = v.strictObject({
  esauritiStasera: v.strictObject({ fino: v.pipe(v.number(), v.finite()), prodotti: writableIds }),
  esauriti: writableIds,
  avviso: v.nullable(writableNotice),
});

/**
 * What can be had of a product at an instant.
 * @param id of the product
 * @param now epoch ms
 */
export function availabilityOf(
  { esauritiStasera, esauriti }: Tonight,
  id: string,
  now: number,
): Availability {
  if (esauriti.includes(id)) return 'indefinitely';
  return now < esauritiStasera.fino && esauritiStasera.prodotti.includes(id)
    ? 'tonight'
    : 'available';
}

/**
 * When what is sold out tonight can be had again: the restaurant's next closing time, at its own clock, and an hour more.
 * @param now epoch ms, as the result
 */
export function endOfEvening(now: number, hours: DailyHours): number {
  return nextClosing(now, hours) + AFTER_CLOSING_MS;
}

/** The document without what has ended by itself: a list of yesterday evening is empty, and ends tonight. */
function currentAt(tonight: Tonight, now: number, hours: DailyHours): Tonight {
  const { fino, prodotti } = tonight.esauritiStasera;
  const end = endOfEvening(now, hours);
  const esauritiStasera =
    now < fino ? { fino: Math.min(fino, end), prodotti } : { fino: end, prodotti: [] };
  return { ...tonight, esauritiStasera };
}

/** The document without some products. @param ids of the products */
export function withoutProducts(tonight: Tonight, ids: readonly string[]): Tonight {
  const others = (list: readonly string[]) => list.filter((id) => !ids.includes(id));
  const { esauritiStasera, esauriti } = tonight;
  return {
    ...tonight,
    esauritiStasera: { ...esauritiStasera, prodotti: others(esauritiStasera.prodotti) },
    esauriti: others(esauriti),
  };
}

/**
 * The document after a change of what can be had of a product.
 * @param now epoch ms
 */
export function withAvailability(
  tonight: Tonight,
  id: string,
  availability: Availability,
  now: number,
  hours: DailyHours,
): Tonight {
  const { esauritiStasera, esauriti, ...rest } = withoutProducts(currentAt(tonight, now, hours), [
    id,
  ]);
  const { fino, prodotti } = esauritiStasera;
  return {
    ...rest,
    esauritiStasera: { fino, prodotti: availability === 'tonight' ? [...prodotti, id] : prodotti },
    esauriti: availability === 'indefinitely' ? [...esauriti, id] : esauriti,
  };
}

/** The document with another notice, null for none. @param now epoch ms */
export function withNotice(
  tonight: Tonight,
  avviso: Notice | null,
  now: number,
  hours: DailyHours,
): Tonight {
  return { ...currentAt(tonight, now, hours), avviso };
}

/** Whether a notice is in force: at `dal` it is, at `al` it is no more. @param now epoch ms */
export function isInForce({ dal, al }: Notice, now: number): boolean {
  return dal <= now && (al === null || now < al);
}

/** Whether a notice will never be in force again. @param now epoch ms */
export function isPast({ al }: Notice, now: number): boolean {
  return al !== null && al <= now;
}
