import { addDays, DAY_MS, type Day, daysBetween, dayText, isDay } from '../hours/days';
import { isTime } from '../hours/shifts';
import { covers, hoursOn, spanOf } from '../hours/timetable';
import { capital, type SpecialDays, type Timetable } from '../hours/weekly-hours';
import type { Notice } from './today';
import { type EntryChange, MAX_NOTICE_LENGTH } from './today-changes';

/*
 * What staff type about special days and notices: how it is read, and what they read of it. Nothing that is typed has a second
 * meaning: a field that is empty, or filled in part, is an error.
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
  orari: { apre: string; chiude: string }[];
};

type List = EntryChange['list'];
type Entry = SpecialDays | Notice;

/** The initial values of the form. New special days are closed, and for a day that is still to be chosen; a notice begins today. */
export function entryValuesOf(list: List, entry: Entry | null, currentDay: Day): EntryValues {
  const { dal, al } = entry ?? { dal: list === 'avvisi' ? currentDay : '', al: null };
  const isEndless = entry ? al === null : list === 'avvisi';
  const stored = entry && 'orari' in entry ? entry.orari : [];
  // Hours that cannot be read are to be typed: closed is what somebody chooses.
  const orari = stored ?? [{ apre: '', chiude: '' }];
  return {
    testo: entry && 'testo' in entry ? entry.testo : '',
    length: isEndless ? 'endless' : al === null || al === dal ? 'one' : 'several',
    dal,
    al: al ?? '',
    isOpen: orari.length > 0,
    orari: orari.map((shift) => ({ ...shift })),
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
  const problem = shiftsProblem(read, values, dal || currentDay, hours);
  if (problem) problems[problem.name] ??= problem.text;
  if (Object.keys(problems).length > 0) return { problems };
  return { entry: list === 'avvisi' ? { testo, dal, al: last } : { dal, al: last, orari: read } };
}

/** The errors in shifts that are whole: they overlap, or go on into the next day's. */
function shiftsProblem(
  shifts: EntryValues['orari'],
  { isOpen }: EntryValues,
  day: Day,
  hours: Timetable,
): { name: string; text: string } | null {
  if (isOpen && shifts.length === 0) return { name: 'orari.0.apre', text: 'Scrivi l’ora' };
  if (shifts.some(({ apre, chiude }) => apre === '' || chiude === '')) return null;
  // Of an ordinary day: one on which the clocks change is an hour longer or shorter.
  const plain = { ...hours, timeZone: 'UTC' };
  const spans = shifts.map(({ apre, chiude }) =>
    spanOf(day, { opens: apre, closes: chiude }, plain),
  );
  for (const [index, { apre, chiude }] of shifts.entries()) {
    const name = (end: 'apre' | 'chiude') => `orari.${index}.${end}`;
    if (apre === chiude) return { name: name('chiude'), text: 'È l’ora in cui aprite' };
    const [span, previous, first] = [spans[index], spans[index - 1], spans[0]];
    if (span && previous && span.from < previous.to) {
      return { name: name('apre'), text: 'Il turno prima non è ancora finito' };
    }
    if (span && first && span.to > first.from + DAY_MS) {
      return { name: name('chiude'), text: 'Finisce dopo che il giorno dopo aprite' };
    }
  }
  return null;
}

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
    : `${capital(daysText(entry, currentDay))}: ${hoursText(entry)}`;

/** How many days an entry is for; 0 until further notice. */
export const lengthOf = ({ dal, al }: { dal: Day; al: Day | null }) =>
  al === null ? 0 : daysBetween(dal, al) + 1;

/** The entry to save, in a sentence: 'Chiusi da giovedì 24 dicembre a mercoledì 6 gennaio 2027: 14 giorni'. */
export function entrySentence(entry: Entry, currentDay: Day): string {
  const count = lengthOf(entry) > 1 ? `: ${lengthOf(entry)} giorni` : '';
  if ('testo' in entry) {
    return `I clienti lo leggono ${daysText(entry, currentDay, 'finché lo togliete')}${count}`;
  }
  const days = daysText(entry, currentDay);
  if (entry.orari?.length === 0) return `Chiusi ${days}${count}`;
  return `Aperti ${days}, ${hoursText(entry)}${count}`;
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
