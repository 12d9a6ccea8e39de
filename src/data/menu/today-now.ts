import type { WeeklyHours } from '../../domain/hours/weekly-hours';
import type { TodayNow } from '../../domain/today/today';
import { type Spoken, spokenItalian } from '../../domain/words/say';
import { serverNow } from '../clock';
import { createStore } from '../store';
import { bakedHouse } from './house-now';

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

/** The current state for guests: the build's special days until today.ts sets it, which a page may load later than this module. */
export const todayNow = createStore(() => {
  const { giorni } = bakedHouse();
  return giorni.length > 0 ? { ...NOTHING_NOW, giorni } : NOTHING_NOW;
});

/** Texts about the present moment. Each is a function that loads the code on its first call. */
export function textsOf(
  { giorni, avvisi }: TodayNow,
  hours: WeeklyHours,
  spoken: Spoken = spokenItalian,
) {
  const load = () => import('../../domain/today/opening-words');
  const timetable = { ...hours, giorni };
  return {
    /** Whether `noticeNow` may have a text. */
    isAny: giorni.length + avvisi.length > 0,
    lineNow: async () => (await load()).openingLine(serverNow(), timetable, spoken),
    linesNow: async () => {
      if (giorni.length === 0) return '';
      const { specialLines } = await import('../../domain/today/special-words');
      return specialLines(serverNow(), timetable).join('\n');
    },
    hoursToday: async () => (await load()).todayText(serverNow(), timetable, spoken),
    noticeNow: async () => (await load()).guestLines(serverNow(), timetable, avvisi).join('\n'),
  };
}
