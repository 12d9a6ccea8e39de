import type { WeeklyHours } from '../../domain/hours/weekly-hours';
import type { TodayNow } from '../../domain/today/today';
import { serverNow } from '../clock';
import { createStore } from '../store';

export const TODAY_KEY = 'menuToday';

/** The state before anything is known, and in prerendered pages: always the same object. */
export const NOTHING_NOW: TodayNow = {
  soldOut: new Map(),
  recommended: [],
  giorni: [],
  avvisi: [],
};

/** The state in prerendered pages: always the same object. */
export const getNothingNow = () => NOTHING_NOW;

/** The current state for guests. Set by today.ts, which a page may load later than this module. */
export const todayNow = createStore(getNothingNow);

/** Texts about the present moment. Each is a function that loads the code on its first call. */
export function textsOf({ giorni, avvisi }: TodayNow, hours: WeeklyHours) {
  const load = () => import('../../domain/today/opening-words');
  const timetable = { ...hours, giorni };
  return {
    /** Whether `noticeNow` may have a text. */
    isAny: giorni.length + avvisi.length > 0,
    lineNow: async () => (await load()).openingLine(serverNow(), timetable),
    hoursToday: async () => (await load()).todayText(serverNow(), timetable),
    noticeNow: async () => (await load()).guestLines(serverNow(), timetable, avvisi).join('\n'),
  };
}
