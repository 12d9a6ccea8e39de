import { isInForce, type Notice } from '../tonight/tonight';
import { toWallClock } from './local-time';
import { endOfClosing, openFrom } from './next-times';
import { type DailyHours, isOpenAt } from './opening-hours';

const DAY_MS = 24 * 60 * 60 * 1000;

type Closing = Pick<Notice, 'dal' | 'al'>;

/** A day as visitors read it: '26', and with what else is asked for. @param shown as toWallClock gives it */
function dayName(shown: number, more: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', day: 'numeric', ...more }).format(
    shown,
  );
}

/** Eight and eleven begin with a vowel: 'fino all’8', 'riapre l’11 agosto'. @param day as dayName gives it */
const until = (day: string) => (/^(8|11)\b/.test(day) ? `all’${day}` : `al ${day}`);
const onDay = (day: string) => (/^(8|11)\b/.test(day) ? `l’${day}` : `il ${day}`);

const timeName = (shown: number) => new Date(shown).toISOString().slice(11, 16);

/** From when the restaurant is open after a closing. @param al its stated end, in epoch ms, as the result */
const openAfter = (al: number, hours: DailyHours) => openFrom(endOfClosing(al, hours), hours);

/** On which day, counted from today at the restaurant's clock, it opens again. */
function reopening(al: number, now: number, hours: DailyHours) {
  const shown = toWallClock(openAfter(al, hours), hours.timeZone);
  const today = Math.floor(toWallClock(now, hours.timeZone) / DAY_MS);
  return { shown, days: Math.floor(shown / DAY_MS) - today };
}

/**
 * Whether the restaurant is closed at an instant, though its hours say that it is open then or opens next.
 * @param now epoch ms
 */
export function isClosedBy({ dal, al }: Closing, now: number, hours: DailyHours): boolean {
  const end = al === null ? null : endOfClosing(al, hours);
  const notice = { testo: '', chiuso: true, dal, al: end };
  if (isInForce(notice, now)) return true;
  return !isOpenAt(new Date(now), hours) && isInForce(notice, openFrom(now, hours));
}

/**
 * The line that a visitor reads instead of the opening hours: 'Chiuso fino a domani · riapre alle 17:00'. Short: it stands in
 * the room of the other.
 * @param now epoch ms
 */
export function closedLine({ al }: Closing, now: number, hours: DailyHours): string {
  if (al === null) return 'Chiuso fino a nuovo avviso';
  const { shown, days } = reopening(al, now, hours);
  if (days <= 0) return `Chiuso fino alle ${timeName(shown)} · riapre oggi`;
  if (days === 1) return `Chiuso fino a domani · riapre alle ${timeName(shown)}`;
  const first = dayName(shown) === '1';
  const month = { month: first ? 'short' : 'long' } as const;
  const last = dayName(shown - DAY_MS, first ? month : {});
  return `Chiuso fino ${days === 2 ? 'a domani' : until(last)} · riapre ${onDay(dayName(shown, month))}`;
}

/**
 * What a notice says while it is in force: its text, and where it closes the restaurant when that opens again. The day by its
 * name: the page may stay open past midnight.
 */
export function noticeText(
  { testo, chiuso, al }: Pick<Notice, 'testo' | 'chiuso' | 'al'>,
  hours: DailyHours,
): string {
  if (!chiuso) return testo;
  if (al === null) return testo || 'Siamo chiusi fino a nuovo avviso.';
  const shown = toWallClock(openAfter(al, hours), hours.timeZone);
  const day = dayName(shown, { weekday: 'long', month: 'long' });
  const text = testo || 'Siamo chiusi';
  return `${text}${/[.!?…]$/.test(text) ? '' : '.'} Riapriamo ${day} alle ${timeName(shown)}.`;
}

/**
 * The days whose evenings are lost, at the restaurant's clock, as '2024-08-10'.
 * @returns `through` is null where the end is not known; null where no day is lost
 */
export function closedDays(
  { dal, al }: Closing,
  hours: DailyHours,
): { from: string; through: string | null } | null {
  const dayOf = (instant: number) => Math.floor(toWallClock(instant, hours.timeZone) / DAY_MS);
  const iso = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
  const first = dayOf(openFrom(dal, hours));
  if (al === null) return { from: iso(first), through: null };
  const last = dayOf(openAfter(al, hours)) - 1;
  return last < first ? null : { from: iso(first), through: iso(last) };
}
