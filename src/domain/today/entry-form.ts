import { addDays, DAY_MS, type Day, dayText, isDay } from '../hours/days';
import { isTime, type StoredShift } from '../hours/shifts';
import { hoursOn, spanOf } from '../hours/timetable';
import type { SpecialDays, Timetable } from '../hours/weekly-hours';
import { changesHours } from './entry-words';
import type { Notice } from './today';
import { type EntryChange, MAX_NOTICE_LENGTH } from './today-changes';

/*
 * What staff type about special days and notices, and how it is read. Nothing that is typed has a second meaning: a field that is
 * empty, or filled in part, is an error.
 */

/** Stands for what a browser holds of a day or a time that is not whole: it hands out nothing of it. */
export const PARTIAL = 'incompleto';

/** How far ahead a day may lie. */
const FURTHEST = 400;

/** Above this many days staff are asked whether they mean it. */
export const MANY_DAYS = 60;

type Typed = { problem: string } | { value: string };

/**
 * Reads a typed day.
 * @param today the restaurant's day
 * @param stored a day that may stay as it is, however long ago it was
 */
export function readTypedDay(text: string, currentDay: Day, stored?: Day | null): Typed {
  if (text === '') return { problem: 'Scegli un giorno' };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return { problem: 'Questo giorno non c’è, o ne manca un pezzo: scrivilo per intero' };
  }
  const [first, last] = [addDays(currentDay, -1), addDays(currentDay, FURTHEST)];
  if (text === stored || (isDay(text) && first <= text && text <= last)) return { value: text };
  const [from, to] = [first, last].map((day) => dayText(day, currentDay));
  return { problem: `Scegli un giorno tra ${from} e ${to}` };
}

/** Reads what a time field gives: 'HH:MM', or '' while a part is missing. */
export function readTypedTime(text: string): Typed {
  if (text === '') return { problem: 'Scrivi l’ora' };
  if (isTime(text)) return { value: text };
  return { problem: 'L’ora non è intera: scrivila come 17:30' };
}

/** The form's values, as typed. */
export type EntryValues = {
  testo: string;
  length: 'one' | 'several' | 'endless';
  dal: string;
  /** Read only if `length` is 'several'. */
  al: string;
  isOpen: boolean;
  /** Read only if `isOpen`. */
  orari: StoredShift[];
  /** Whether the weekly closing days among several days are open too. Read only if `isOpen`. */
  ancheChiusi: boolean;
};

type List = EntryChange['list'];
type Entry = SpecialDays | Notice;

/**
 * The initial values of the form. New special days have the usual shifts, to change them, and a day that is still to be chosen; a
 * notice begins today.
 * @param currentDay the restaurant's
 */
export function entryValuesOf(
  list: List,
  entry: Entry | null,
  currentDay: Day,
  timetable: Timetable,
): EntryValues {
  const { dal, al } = entry ?? { dal: list === 'avvisi' ? currentDay : '', al: null };
  const isEndless = entry ? al === null : list === 'avvisi';
  const usual = list === 'giorni' ? firstShifts('', currentDay, timetable) : [];
  const stored = entry ? 'orari' in entry && entry.orari : usual;
  // Hours that cannot be read are to be typed: closed is what somebody chooses.
  const orari = stored === null ? [{ apre: '', chiude: '' }] : stored || [];
  return {
    testo: entry && 'testo' in entry ? entry.testo : '',
    length: isEndless ? 'endless' : al === null || al === dal ? 'one' : 'several',
    dal,
    al: al ?? '',
    isOpen: orari.length > 0,
    orari: orari.map((shift) => ({ ...shift })),
    ancheChiusi: entry !== null && 'ancheChiusi' in entry,
  };
}

/**
 * The shifts that the form suggests for an open day: its weekly ones, or those of the next day that is open.
 * @param dal as typed
 * @param today the restaurant's day: while no day is typed its hours serve
 */
export function firstShifts(
  dal: string,
  currentDay: Day,
  timetable: Timetable,
): EntryValues['orari'] {
  const day = isDay(dal) ? dal : currentDay;
  const weekly = { ...timetable, giorni: [] };
  const week = Array.from({ length: 7 }, (_, days) => hoursOn(addDays(day, days), weekly) ?? []);
  const usual = week.find(({ length }) => length > 0) ?? [{ opens: '', closes: '' }];
  return usual.map(({ opens, closes }) => ({ apre: opens, chiude: closes }));
}

/** The shifts with another one: lunch if they begin in the afternoon, otherwise one to fill in. */
export function withShift(orari: EntryValues['orari']): EntryValues['orari'] {
  const isLunchFree = orari.every(({ apre }) => apre >= '15:00');
  return isLunchFree
    ? [{ apre: '12:00', chiude: '15:00' }, ...orari]
    : [...orari, { apre: '', chiude: '' }];
}

/** The errors in the values, by the names of the fields. */
export type Problems = Record<string, string>;

/**
 * Reads the form. It throws for no text.
 * @param before the entry that is edited: its days may stay as they are
 * @param today the restaurant's day
 * @param hours of the restaurant
 */
export function readEntryForm(
  { list, before }: Pick<EntryChange, 'list' | 'before'>,
  values: EntryValues,
  currentDay: Day,
  hours: Timetable,
): { entry: Entry } | { problems: Problems } {
  const problems: Problems = {};
  const take = (name: string, typed: Typed) => {
    if ('value' in typed) return typed.value;
    problems[name] = typed.problem;
    return '';
  };
  const testo = values.testo.trim();
  if (list === 'avvisi' && testo === '') problems.testo = 'Scrivi che cosa devono sapere';
  if (testo.length > MAX_NOTICE_LENGTH) {
    problems.testo = `Il testo può avere al massimo ${MAX_NOTICE_LENGTH} caratteri`;
  }
  const dal = take('dal', readTypedDay(values.dal, currentDay, before?.dal));
  const al =
    values.length === 'several'
      ? take('al', readTypedDay(values.al, currentDay, before?.al))
      : null;
  if (dal && al && al < dal) problems.al = 'Viene prima del primo giorno';
  const last = values.length === 'one' ? dal : al;
  if (dal && last && last < currentDay) {
    problems[values.length === 'one' ? 'dal' : 'al'] ??= 'È già passato';
  }
  const orari = list === 'giorni' && values.isOpen ? values.orari : [];
  const read = orari.map(({ apre, chiude }, index) => ({
    apre: take(`orari.${index}.apre`, readTypedTime(apre)),
    chiude: take(`orari.${index}.chiude`, readTypedTime(chiude)),
  }));
  if (list === 'giorni' && values.isOpen && read.length === 0)
    problems['orari.0.apre'] = 'Scrivi l’ora';
  const problem = shiftsProblem(read, dal || currentDay, read[0]?.apre);
  if (problem) problems[problem.name] ??= problem.text;
  if (Object.keys(problems).length > 0) return { problems };
  if (list === 'avvisi') return { entry: { testo, dal, al: last } };
  const opensRests = values.isOpen && values.ancheChiusi && last !== dal;
  const entry = { dal, al: last, orari: read, ...(opensRests && { ancheChiusi: true as const }) };
  // The same entry may be saved already, if the answer was lost.
  const own = [entry, before].map((each) => JSON.stringify(each));
  const others = hours.giorni.filter((other) => !own.includes(JSON.stringify(other)));
  if (changesHours(entry, { ...hours, giorni: others })) return { entry };
  return { problems: { [values.isOpen ? 'orari.0.apre' : 'dal']: SAME } };
}

/** What is said of an entry with which every day is as without it. */
const SAME = 'È già così: cambia gli orari o il giorno';

/**
 * The error in the whole shifts of a day: they overlap, or go on into the next day's.
 * @param next when the day after opens; undefined if it is closed
 * @returns the name of its field, 'orari.1.apre'; null if there is none
 */
export function shiftsProblem(
  shifts: readonly StoredShift[],
  day: Day,
  next: string | undefined,
): { name: string; text: string } | null {
  if (shifts.some(({ apre, chiude }) => apre === '' || chiude === '')) return null;
  // Of an ordinary day: one on which the clocks change is an hour longer or shorter.
  const spanIn = ({ apre, chiude }: StoredShift) =>
    spanOf(day, { opens: apre, closes: chiude }, { timeZone: 'UTC' });
  const spans = shifts.map(spanIn);
  const nextOpening = next ? spanIn({ apre: next, chiude: next }).from + DAY_MS : undefined;
  for (const [index, { apre, chiude }] of shifts.entries()) {
    const name = (end: 'apre' | 'chiude') => `orari.${index}.${end}`;
    if (apre === chiude) return { name: name('chiude'), text: 'È l’ora in cui aprite' };
    const [span, previous] = [spans[index], spans[index - 1]];
    if (span && previous && span.from < previous.to) {
      return { name: name('apre'), text: 'Il turno prima non è ancora finito' };
    }
    if (span && nextOpening !== undefined && span.to > nextOpening) {
      return { name: name('chiude'), text: 'Finisce dopo che il giorno dopo aprite' };
    }
  }
  return null;
}
