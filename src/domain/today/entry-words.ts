import { addDays, type Day, daysBetween, dayText } from '../hours/days';
import type { Shift } from '../hours/shifts';
import { covers, entryOn, hoursOn } from '../hours/timetable';
import {
  capital,
  type SpecialDays,
  type Timetable,
  weekdayName,
  weekdays,
} from '../hours/weekly-hours';
import type { Notice } from './today';

/* What staff read of special days and notices, before they save and in the list. */

/** How far an entry may reach, in days: staff may choose a day that is 400 days ahead. */
const FURTHEST = 402;

type Entry = SpecialDays | Notice;

/** The hours of special days: 'chiuso', '12:00-15:00, 17:00-02:00'. */
function hoursText({ orari }: SpecialDays): string {
  if (orari === null) return 'orari che non si leggono';
  return orari.map(({ apre, chiude }) => `${apre}-${chiude}`).join(', ') || 'chiuso';
}

/** 'giovedì 24 dicembre', 'da giovedì 24 dicembre a mercoledì 6 gennaio 2027'. @param endless what is said of no last day */
export function daysText(
  { dal, al }: { dal: Day; al: Day | null },
  currentDay: Day,
  endless = 'fino a nuovo avviso',
): string {
  const first = dayText(dal, currentDay);
  if (al === dal) return first;
  return al === null ? `da ${first} ${endless}` : `da ${first} a ${dayText(al, currentDay)}`;
}

/** An entry in the list and in the history: 'Giovedì 24 dicembre: chiuso', '«Niente bufala»'. */
export const entryText = (entry: Entry, currentDay: Day): string =>
  'testo' in entry
    ? `«${entry.testo}»`
    : `${capital(daysText(entry, currentDay))}: ${hoursText(entry)}${entry.ancheChiusi ? ', anche nei giorni di chiusura' : ''}`;

/** How many days an entry is for; 0 until further notice. */
export const lengthOf = ({ dal, al }: { dal: Day; al: Day | null }) =>
  al === null ? 0 : daysBetween(dal, al) + 1;

/** The days that an entry is for, those until further notice as far as an entry may reach. */
function daysOf({ dal, al }: SpecialDays): Day[] {
  const count = al === null ? FURTHEST : Math.min(daysBetween(dal, al) + 1, FURTHEST);
  return Array.from({ length: count }, (_, ahead) => addDays(dal, ahead));
}

const textOf = (shifts: readonly Shift[] | null) =>
  shifts?.map(({ opens, closes }) => `${opens}-${closes}`).join(', ') ?? null;

/** Whether an entry that is saved now changes the hours of one of its days. @param timetable without the entry */
export function changesHours(entry: SpecialDays, timetable: Timetable): boolean {
  const after = { ...timetable, giorni: [...timetable.giorni, entry] };
  return daysOf(entry).some(
    (day) => textOf(hoursOn(day, timetable)) !== textOf(hoursOn(day, after)),
  );
}

/**
 * The usual hours that an entry takes away: ', al posto di 17:00-02:00'; '' if every usual shift is among its own. Of a closing it
 * goes without saying.
 */
function replacedText(entry: SpecialDays, week: Timetable): string {
  const own = entry.orari?.map(({ apre, chiude }) => `${apre}-${chiude}`) ?? [];
  const usual = { ...week, giorni: [] };
  const days = daysOf(entry).filter((day) => entryOn(day, { ...week, giorni: [entry] }));
  const lost = days.map((day) => {
    const shifts = hoursOn(day, usual);
    if (shifts?.length === 0) return 'della chiusura di sempre';
    const times = shifts?.map(({ opens, closes }) => `${opens}-${closes}`) ?? [];
    const gone = times.filter((time) => !own.includes(time));
    return gone.length > 0 ? `di ${gone.join(', ')}` : '';
  });
  const kinds = [...new Set(lost.filter((text) => text !== ''))];
  if (kinds.length === 0) return '';
  return `, al posto ${kinds.length === 1 ? kinds[0] : 'degli orari di sempre'}`;
}

/** What becomes of the weekly closing days among several open days: ', lunedì chiuso come sempre'. */
function restsText(entry: SpecialDays, { week }: Timetable): string {
  const rests = weekdays.filter((day) => week[day]?.length === 0);
  if (entry.al === entry.dal || rests.length === 0) return '';
  const names = rests.map(weekdayName).join(' e ');
  return entry.ancheChiusi ? `, anche ${names}` : `, ${names} chiuso come sempre`;
}

/**
 * The entry to save, in a sentence: 'Chiusi da giovedì 24 dicembre a mercoledì 6 gennaio 2027: 14 giorni', 'Aperti domenica 29
 * novembre, 12:00-15:00, al posto di 17:00-02:00'.
 */
export function entrySentence(entry: Entry, currentDay: Day, timetable: Timetable): string {
  const count = lengthOf(entry) > 1 ? `: ${lengthOf(entry)} giorni` : '';
  if ('testo' in entry) {
    return `I clienti lo leggono ${daysText(entry, currentDay, 'finché lo togliete')}${count}`;
  }
  const days = daysText(entry, currentDay);
  if (entry.orari?.length === 0) return `Chiusi ${days}${count}`;
  const others = `${restsText(entry, timetable)}${replacedText(entry, timetable)}`;
  return `Aperti ${days}, ${hoursText(entry)}${others}${count}`;
}

/** The special days that an entry replaces on some of its days, if it is saved now. The same entry, already saved, is not one. */
export const replacedBy = (entry: Entry, others: readonly SpecialDays[]): SpecialDays[] =>
  'testo' in entry
    ? []
    : others.filter(
        (other) =>
          (covers(entry, other.dal) || covers(other, entry.dal)) &&
          JSON.stringify(other) !== JSON.stringify(entry),
      );
