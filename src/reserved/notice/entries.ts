import type { ResolverResult } from 'react-hook-form';
import { DAY_MS, dayText, timeText } from '../../domain/hours/local-time';
import {
  instantOf,
  openSpans,
  serviceDay,
  startOfDay,
  without,
} from '../../domain/hours/open-spans';
import { AS_USUAL, capital, NO_END } from '../../domain/hours/weekly-hours';
import {
  type EntryChange,
  type EntryKind,
  MAX_NOTICE_LENGTH,
  type TonightEntry,
} from '../../domain/staff/tonight-changes';
import type { Tonight } from '../../domain/tonight/tonight';
import { restaurant } from '../../restaurant';

const { hours } = restaurant;

/** The key of the form's draft. Only one form is open at a time. */
export const DRAFT_KEY = 'avviso';

/** What the open form edits; `before` is null for a new entry. */
export type Edit = Pick<EntryChange, 'kind' | 'before'>;

/**
 * The three lists of the page: the name of one entry, and the labels of its first day, its last day and of no end.
 * An opening is on one day, and has times instead of a last day.
 */
export const kinds = {
  chiusure: {
    title: 'Chiusure',
    about: 'I clienti le leggono da sette giorni prima, e al posto degli orari',
    empty: 'Non c’è nessuna chiusura.',
    name: 'chiusura',
    first: 'Primo giorno',
    last: 'Ultimo giorno, compreso',
    endless: 'fino a nuovo avviso',
  },
  aperture: {
    title: 'Aperture straordinarie',
    about: 'Oltre agli orari di sempre, come la domenica a pranzo',
    empty: 'Non c’è nessuna apertura straordinaria.',
    name: 'apertura',
    first: 'Giorno',
    last: '',
    endless: '',
  },
  avvisi: {
    title: 'Avvisi',
    about: 'Parole per i clienti, in basso nel menu e nella home',
    empty: 'Non c’è nessun avviso.',
    name: 'avviso',
    first: 'Da',
    last: 'Fino a, compreso',
    endless: 'finché lo togli',
  },
} satisfies Record<EntryKind, object>;

/** The form's values, as typed. Days are service days, '2026-11-24': an evening past midnight belongs to the day before. */
export type EntryValues = {
  testo: string;
  dal: string;
  /** The last day; '' for no end. */
  al: string;
  /** The times of an opening, 'HH:MM'; '' for a closing that lasts the whole day. */
  dalle: string;
  alle: string;
};

export const dayValue = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** @returns null if the text is not a day */
export function dayOfValue(text: string): number | null {
  const day = Date.parse(`${text}T00:00Z`) / DAY_MS;
  return Number.isNaN(day) ? null : day;
}

/** The end of a day of service. */
const endOf = (day: number) => startOfDay(day + 1, hours);

/** The instant of a time on a day of service, whose evening continues past midnight. */
function instantIn(day: number, time: string): number {
  const instant = instantOf(day, time, hours);
  return instant < startOfDay(day, hours) ? instantOf(day + 1, time, hours) : instant;
}

/** The initial values of the form. A new entry is for today, an opening for lunch. @param now epoch ms */
export function entryValuesOf(
  kind: EntryKind,
  entry: TonightEntry | null,
  now: number,
): EntryValues {
  const today = dayValue(serviceDay(now, hours));
  if (!entry) {
    const al = kind === 'avvisi' ? '' : today;
    const [dalle, alle] = kind === 'aperture' ? ['12:00', '15:00'] : ['', ''];
    return { testo: '', dal: today, al, dalle, alle };
  }
  const { testo = '', dal, al } = entry;
  const first = serviceDay(dal, hours);
  const last = al === null || al === NO_END ? null : serviceDay(al - 1, hours);
  return {
    testo,
    dal: dayValue(first),
    al: last === null ? '' : dayValue(last),
    dalle: kind === 'avvisi' || dal === startOfDay(first, hours) ? '' : timeText(dal, hours),
    alle: kind === 'avvisi' || !al || !last || al === endOf(last) ? '' : timeText(al, hours),
  };
}

/** The special openings that a closing cancels. */
export const openingsUnder = ({ dal, al }: TonightEntry, { aperture }: Tonight) =>
  aperture.filter((opening) => opening.dal < (al ?? NO_END) && dal < opening.al);

/**
 * Validates the form. An unchanged day keeps its time: a closing may begin in the evening.
 * @param now epoch ms
 * @returns the entry to write, or the first invalid field and its message
 */
export function checkEntry(
  { kind, before }: Edit,
  values: EntryValues,
  tonight: Tonight,
  now: number,
): ResolverResult<EntryValues, TonightEntry> {
  const broken = (field: keyof EntryValues, message: string) => ({
    values: {},
    errors: { [field]: { type: 'check', message } },
  });
  const whole = (entry: TonightEntry) => ({ values: entry, errors: {} as const });
  const { dalle, alle } = values;
  const testo = values.testo.trim();
  if (kind === 'avvisi' && testo === '') return broken('testo', 'Scrivi che cosa devono sapere');
  if (testo.length > MAX_NOTICE_LENGTH) {
    return broken('testo', `Il testo può avere al massimo ${MAX_NOTICE_LENGTH} caratteri`);
  }
  const [first, last] = [dayOfValue(values.dal), dayOfValue(values.al)];
  if (first === null) return broken('dal', 'Scegli un giorno');
  if (kind === 'aperture') {
    if (!dalle) return broken('dalle', 'Scrivi a che ora aprite');
    if (!alle) return broken('alle', 'Scrivi a che ora chiudete');
    const dal = instantOf(first, dalle, hours);
    const al = instantOf(alle <= dalle ? first + 1 : first, alle, hours);
    if (al <= now) return broken('alle', 'È già passato');
    if (without([{ dal, al }], tonight.chiusure).length > 0) return whole({ dal, al });
    return broken('dal', 'Quel giorno siete chiusi: togli prima la chiusura');
  }
  const opened = before && entryValuesOf(kind, before, now);
  const keepsFirst = opened?.dal === values.dal && opened.dalle === dalle;
  const start = dalle ? instantIn(first, dalle) : startOfDay(first, hours);
  const dal = before && keepsFirst ? before.dal : start;
  const keepsLast = opened?.al === values.al && opened.alle === alle;
  const end = last && (alle ? instantIn(last, alle) : endOf(last));
  const al = before && keepsLast ? before.al : end;
  if (al !== null && al <= dal) return broken('al', 'La fine deve venire dopo l’inizio');
  if (al !== null && al <= now) return broken('al', 'È già passato');
  return whole(kind === 'avvisi' ? { testo, dal, al } : { dal, al: al ?? NO_END });
}

/**
 * The period of an entry, as staff read it: 'Martedì 24 novembre', 'Da lunedì 10 agosto a martedì 25 agosto', 'Martedì 24
 * novembre, dalle 12:00 alle 19:00'.
 */
export function whenText(kind: EntryKind, { dal, al }: TonightEntry): string {
  const name = (instant: number) => dayText(startOfDay(serviceDay(instant, hours), hours), hours);
  const first = name(dal);
  const time = timeText(dal, hours);
  const start = startOfDay(serviceDay(dal, hours), hours);
  const isOpenBefore =
    kind === 'chiusure' && openSpans(start, dal, { ...hours, ...AS_USUAL }).length > 0;
  const since = isOpenBefore ? `Da ${first} alle ${time}` : `Da ${first}`;
  if (al === null || al === NO_END) return `${since} ${kinds[kind].endless}`;
  if (kind === 'aperture') return capital(`${first}, dalle ${time} alle ${timeText(al, hours)}`);
  const last = name(al - 1);
  const endsEarly = kind === 'chiusure' && al < endOf(serviceDay(al - 1, hours));
  const until = endsEarly ? ` alle ${timeText(al, hours)}` : '';
  if (first !== last) return `${since} a ${last}${until}`;
  return capital(isOpenBefore || endsEarly ? `${first}, dalle ${time}${until}` : first);
}

/** The three lines to copy into the restaurant's profile on Google after a closing or an opening was saved. */
export const linesForGoogle = (kind: EntryKind, entry: TonightEntry) => [
  `${restaurant.name}: orari speciali`,
  whenText(kind, entry),
  kind === 'chiusure' ? 'Chiuso' : 'Aperto',
];

/** The entry that a change is about, in words. */
export function entryText({ kind, before, after }: EntryChange): string {
  const entry = after ?? before;
  if (!entry) return '';
  if (kind === 'avvisi') return `«${entry.testo ?? ''}»`;
  return `${capital(kinds[kind].name)}: ${whenText(kind, entry)}`;
}
