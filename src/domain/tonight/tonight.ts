import * as v from 'valibot';
import { NO_END, type SpecialTimes } from '../hours/weekly-hours';

/** A word to the guests. Times are epoch ms. */
type TonightNotice = {
  testo: string;
  dal: number;
  /** From then on it is past; null where it stands until it is removed. */
  al: number | null;
};

/** The document `meta/oggi`. The stored names; times are epoch ms, stored as timestamps. */
export type Tonight = SpecialTimes & {
  /** Ids of the products that are sold out until `fino`. */
  esauritiStasera: { fino: number; prodotti: readonly string[] };
  /** Ids of the products that are sold out until further notice. */
  esauriti: readonly string[];
  avvisi: readonly TonightNotice[];
};

/** Why a product cannot be had: sold out for tonight, or until further notice. */
export type SoldOut = 'tonight' | 'indefinitely';
export type Availability = 'available' | SoldOut;

/** Nothing is sold out, and nothing to be said: also what a missing document means. */
export const NOTHING_TONIGHT: Tonight = {
  esauritiStasera: { fino: 0, prodotti: [] },
  esauriti: [],
  avvisi: [],
  chiusure: [],
  aperture: [],
};

/** Epoch ms, also as the text that Firestore's REST interface writes (RFC 3339). */
const time = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (typeof value === 'string' ? Date.parse(value) : value)),
  v.finite(),
);

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

/** The entries of a list that make sense. */
const lenientList = <Output>(entry: v.GenericSchema<unknown, Output>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries): readonly Output[] =>
        entries.flatMap((value) => {
          const { success, output } = v.safeParse(entry, value);
          return success ? [output] : [];
        }),
      ),
    ),
    [],
  );

const lenientIds = lenientList(v.pipe(v.string(), v.nonEmpty()));

/** There was one notice, which could also say that the restaurant is closed. It stands until the next save. */
const earlierNotice = v.fallback(
  v.nullable(
    v.object({
      testo: v.fallback(v.pipe(v.string(), v.trim()), ''),
      dal: time,
      al: v.fallback(v.nullable(time), null),
      chiuso: v.fallback(v.boolean(), false),
    }),
  ),
  null,
);

/** Parses whatever the document holds, and accepts every object: what makes no sense counts as missing. */
export const storedTonight = v.pipe(
  v.object({
    esauritiStasera: v.fallback(
      v.object({ fino: time, prodotti: lenientIds }),
      NOTHING_TONIGHT.esauritiStasera,
    ),
    esauriti: lenientIds,
    avvisi: lenientList(lenientNotice),
    chiusure: lenientList(lenientSpan),
    aperture: lenientList(lenientSpan),
    avviso: earlierNotice,
  }),
  v.transform(({ avviso, ...tonight }): Tonight => {
    if (!avviso) return tonight;
    const { testo, dal, al, chiuso } = avviso;
    return {
      ...tonight,
      avvisi: [...tonight.avvisi, ...(testo ? [{ testo, dal, al }] : [])],
      chiusure: [...tonight.chiusure, ...(chiuso ? [{ dal, al: al ?? NO_END }] : [])],
    };
  }),
);

/** The products that cannot be had at an instant, by their id. @param now epoch ms */
export function soldOutAt(
  { esauritiStasera: { fino, prodotti }, esauriti }: Tonight,
  now: number,
): ReadonlyMap<string, SoldOut> {
  return new Map<string, SoldOut>([
    ...(now < fino ? prodotti : []).map((id) => [id, 'tonight'] as const),
    ...esauriti.map((id) => [id, 'indefinitely'] as const),
  ]);
}

/** Whether a notice, a closing or an opening is over. @param now epoch ms */
export function isPast({ al }: { al: number | null }, now: number): boolean {
  return al !== null && al <= now;
}

/** The texts of the notices that are in force: at `dal` one is, at `al` it is no more. @param now epoch ms */
export function noticesAt({ avvisi }: Tonight, now: number): string[] {
  return avvisi
    .filter((notice) => notice.dal <= now && !isPast(notice, now))
    .map(({ testo }) => testo);
}
