import { dayText, timeText } from '../../domain/hours/clock-words';
import {
  DAY_MS,
  instantOf,
  openSpans,
  serviceDay,
  startOfDay,
  without,
} from '../../domain/hours/open-spans';
import { NO_END, type Span, type WeeklyHours } from '../../domain/hours/weekly-hours';
import type { Tonight } from '../../domain/tonight/tonight';
import {
  type EntryKind,
  MAX_NOTICE_LENGTH,
  type TonightEntry,
} from '../../domain/tonight/tonight-changes';

/** The form's values, as typed. Days are '2026-11-24', of the house: an evening past midnight is one of the day before. */
export type EntryValues = {
  testo: string;
  dal: string;
  /** The last day; '' for no end. */
  al: string;
  /** Of an opening, 'HH:MM'. */
  dalle: string;
  alle: string;
};

/** A broken rule, and the field that breaks it. */
export type EntryProblem = { field: keyof EntryValues; message: string };

export const dayValue = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** @returns null where the text is no day */
export function dayOfValue(text: string): number | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) / DAY_MS : Number.NaN;
  // JavaScript reads 31 February as 2 March.
  return !Number.isNaN(day) && dayValue(day) === text ? day : null;
}

/** The values with which the form opens: of a new entry today, for lunch. @param now epoch ms */
export function entryValuesOf(
  kind: EntryKind,
  entry: TonightEntry | null,
  now: number,
  hours: WeeklyHours,
): EntryValues {
  const today = dayValue(serviceDay(now, hours));
  const empty = { testo: '', dal: today, al: today, dalle: '12:00', alle: '15:00' };
  if (!entry) return kind === 'avvisi' ? { ...empty, al: '' } : empty;
  const { dal, al } = entry;
  const isEndless = al === null || al === NO_END;
  return {
    testo: entry.testo ?? '',
    dal: dayValue(serviceDay(dal, hours)),
    al: isEndless ? '' : dayValue(serviceDay(al - 1, hours)),
    dalle: timeText(dal, hours),
    alle: isEndless ? '' : timeText(al, hours),
  };
}

/** From the first hour of a day to the last of another. */
function daysOf(values: EntryValues, hours: WeeklyHours) {
  const [first, last] = [dayOfValue(values.dal), dayOfValue(values.al)];
  return { dal: first && startOfDay(first, hours), al: last && startOfDay(last + 1, hours) };
}

function timesOf({ dal, dalle, alle }: EntryValues, hours: WeeklyHours) {
  const day = dayOfValue(dal);
  return {
    dal: day && dalle && instantOf(day, dalle, hours),
    al: day && alle && instantOf(alle <= dalle ? day + 1 : day, alle, hours),
  };
}

/**
 * Checks the form.
 * @param now epoch ms
 * @returns the entry to write, or the first broken rule
 */
export function checkEntry(
  kind: EntryKind,
  values: EntryValues,
  tonight: Tonight,
  now: number,
  hours: WeeklyHours,
): { entry: TonightEntry } | { problem: EntryProblem } {
  const broken = (field: keyof EntryValues, message: string) => ({ problem: { field, message } });
  const testo = values.testo.trim();
  if (kind === 'avvisi' && testo === '') return broken('testo', 'Scrivi che cosa devono sapere');
  if (testo.length > MAX_NOTICE_LENGTH) {
    return broken('testo', `Il testo può avere al massimo ${MAX_NOTICE_LENGTH} caratteri`);
  }
  if (dayOfValue(values.dal) === null) return broken('dal', 'Scegli un giorno');
  const isOpening = kind === 'aperture';
  if (isOpening && !values.dalle) return broken('dalle', 'Scrivi a che ora aprite');
  if (isOpening && !values.alle) return broken('alle', 'Scrivi a che ora chiudete');
  if (!isOpening && values.al !== '' && dayOfValue(values.al) === null) {
    return broken('al', 'Scegli un giorno, o lascia vuoto');
  }
  const span = isOpening ? timesOf(values, hours) : daysOf(values, hours);
  const [dal, al] = [span.dal || 0, span.al || null];
  if (al !== null && al <= dal) return broken('al', 'La fine deve venire dopo l’inizio');
  if (al !== null && al <= now) return broken(isOpening ? 'alle' : 'al', 'È già passato');
  if (kind === 'avvisi') return { entry: { testo, dal, al } };
  const entry: Span = { dal, al: al ?? NO_END };
  if (isOpening && without([entry], tonight.chiusure).length === 0) {
    return broken('dal', 'Quel giorno siete chiusi: togli prima la chiusura');
  }
  return { entry };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** When an entry holds, as staff read it: 'Martedì 24 novembre', 'Da lunedì 10 agosto a martedì 25 agosto'. */
export function whenText(kind: EntryKind, { dal, al }: TonightEntry, hours: WeeklyHours): string {
  const isEndless = al === null || al === NO_END;
  const name = (instant: number) => dayText(startOfDay(serviceDay(instant, hours), hours), hours);
  const first = name(dal);
  if (isEndless) {
    return kind === 'avvisi' ? `Da ${first}, finché lo togli` : `Da ${first} fino a nuovo avviso`;
  }
  if (kind === 'aperture') {
    return capital(`${first}, dalle ${timeText(dal, hours)} alle ${timeText(al, hours)}`);
  }
  const last = name(al - 1);
  if (first !== last) return `Da ${first} a ${last}`;
  const start = startOfDay(serviceDay(dal, hours), hours);
  const isWhole = openSpans(start, dal, hours).length === 0;
  return capital(kind === 'avvisi' || isWhole ? first : `${first}, dalle ${timeText(dal, hours)}`);
}

/** What an entry is, in words. */
export function entryText(kind: EntryKind, entry: TonightEntry, hours: WeeklyHours): string {
  if (kind === 'avvisi') return `«${entry.testo ?? ''}»`;
  const name = kind === 'chiusure' ? 'Chiusura' : 'Apertura';
  return `${name}: ${whenText(kind, entry, hours)}`;
}
