import * as v from 'valibot';
import { endOfDay, serviceDay, usualSpans, type WeeklyHours } from '../hours/open-spans';
import { type Availability, isPast, type Notice, type Tonight } from './tonight';

/*
 * What staff may write to `meta/oggi`, and what a change makes of it. Apart from tonight.ts, which every visitor downloads.
 */

/** How many products each list may hold, and how long the text of a notice may be, in UTF-16 units. */
export const MAX_SOLD_OUT = 500;
export const MAX_NOTICE_LENGTH = 200;

/** How long after closing time 'tonight' lasts, in ms. */
const AFTER_CLOSING_MS = 60 * 60 * 1000;

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

/** The next closing time is never further away, unless a day is skipped: a day that is an hour longer, in ms. */
const LONGEST_DAY_MS = 25 * 60 * 60 * 1000;

/**
 * When what is sold out tonight can be had again: an hour after the restaurant closes next, at its own clock and after the last
 * shift of the day. Where it does not open before, when the day is over: firestore.rules accept no later end.
 * @param now epoch ms, as the result
 */
export function endOfEvening(now: number, hours: WeeklyHours): number {
  const today = serviceDay(now, hours);
  const closings = [today, today + 1].flatMap((day) => usualSpans(day, hours).at(-1)?.al ?? []);
  const next = closings.find((closing) => now < closing && closing - now <= LONGEST_DAY_MS);
  return (next ?? endOfDay(now, hours)) + AFTER_CLOSING_MS;
}

/** The document without what has ended by itself: a list of yesterday evening is empty, and ends tonight. */
function currentAt(tonight: Tonight, now: number, hours: WeeklyHours): Tonight {
  const { fino, prodotti } = tonight.esauritiStasera;
  const end = endOfEvening(now, hours);
  const esauritiStasera =
    now < fino ? { fino: Math.min(fino, end), prodotti } : { fino: end, prodotti: [] };
  return { ...tonight, esauritiStasera };
}

/** The ids of all products that are sold out, or were on an evening that is over. */
export function soldOutIds({ esauritiStasera, esauriti }: Tonight): readonly string[] {
  return [...esauritiStasera.prodotti, ...esauriti];
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
 * The document after a change of what can be had of a product. Sold out for tonight lasts until an hour after the next closing
 * time: the first such change after closing time begins the list anew.
 * @param now epoch ms
 */
export function withAvailability(
  tonight: Tonight,
  id: string,
  availability: Availability,
  now: number,
  hours: WeeklyHours,
): Tonight {
  const others = withoutProducts(currentAt(tonight, now, hours), [id]);
  const { esauritiStasera, esauriti } = others;
  if (availability === 'available') return others;
  if (availability === 'indefinitely') return { ...others, esauriti: [...esauriti, id] };
  const isClosed = esauritiStasera.fino - AFTER_CLOSING_MS <= now;
  const prodotti = [...(isClosed ? [] : esauritiStasera.prodotti), id];
  return { ...others, esauritiStasera: { fino: endOfEvening(now, hours), prodotti } };
}

/** The notice that guests read now or will read; null for none, as is one that is past. @param now epoch ms */
export function standingNotice(avviso: Notice | null, now: number): Notice | null {
  return avviso && !isPast(avviso, now) ? avviso : null;
}

/** Whether two notices say the same at the same times; null is none. */
export function sameNotice(a: Notice | null, b: Notice | null): boolean {
  if (!a || !b) return a === b;
  return a.testo === b.testo && a.dal === b.dal && a.al === b.al && a.chiuso === b.chiuso;
}

/** The document with another notice, null for none. @param now epoch ms */
export function withNotice(
  tonight: Tonight,
  avviso: Notice | null,
  now: number,
  hours: WeeklyHours,
): Tonight {
  return { ...currentAt(tonight, now, hours), avviso };
}
