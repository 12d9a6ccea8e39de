import { AS_USUAL, type SpecialTimes, type WeeklyHours } from '../../domain/hours/weekly-hours';
import type { SoldOut } from '../../domain/tonight/tonight';
import { serverNow } from '../server-time';
import { createStore } from '../store';

/** What guests have to know now. */
export type TonightNow = {
  /** The products that cannot be had, by their id. */
  soldOut: ReadonlyMap<string, SoldOut>;
  /** The notices that are in force. */
  notices: readonly string[];
  /** What differs from the weekly hours, now and later. */
  special: SpecialTimes;
};

/** Before anything is known, and in the prerendered pages: always the same. */
export const NOTHING_NOW: TonightNow = { soldOut: new Map(), notices: [], special: AS_USUAL };

export const getNothingNow = () => NOTHING_NOW;

/** What guests have to know now. Set by tonight.ts, which a page may load later than this. */
export const tonightNow = createStore(getNothingNow);

/** Texts of the present moment, each as a function that loads their code when it is first called. */
export function textsOf({ special, notices }: TonightNow, hours: WeeklyHours) {
  const load = () => import('../../domain/hours/opening-words');
  const timetable = { ...hours, ...special };
  return {
    /** Whether there may be a text of `noticeNow`. */
    isAny: notices.length + special.chiusure.length + special.aperture.length > 0,
    lineNow: async () => (await load()).openingLine(serverNow(), timetable),
    todayNow: async () => (await load()).todayText(serverNow(), timetable),
    noticeNow: async () => {
      // Where the code that knows of closings is missing, the notices are said all the same.
      const words = await load().catch(() => null);
      return [...(words?.announcements(serverNow(), timetable) ?? []), ...notices].join('\n');
    },
  };
}
