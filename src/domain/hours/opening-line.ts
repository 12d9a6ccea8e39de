import { type DailyHours, isOpenAt } from './opening-hours';

/**
 * The line that a visitor reads: 'Aperto ora · chiude alle 02:00' or 'Chiuso · apre alle 17:00'.
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function openingLine(instant: Date, hours: DailyHours): string {
  return isOpenAt(instant, hours)
    ? `Aperto ora · chiude alle ${hours.closes}`
    : `Chiuso · apre alle ${hours.opens}`;
}

/** What is said of a closing and of a notice: code that few visitors need. */
export const loadClosedLine = () => import('./closed-line');

/**
 * The same line where the restaurant may be closed against its hours: 'Chiuso fino a domani · riapre alle 17:00'.
 * @param closing from when to when, in epoch ms; null for an unknown end, or where there is none
 */
export function lineWithClosing(
  instant: Date,
  hours: DailyHours,
  closing: { dal: number; al: number | null } | null,
): string | Promise<string> {
  if (!closing) return openingLine(instant, hours);
  return loadClosedLine().then(({ isClosedBy, closedLine }) => {
    const now = instant.getTime();
    return isClosedBy(closing, now, hours)
      ? closedLine(closing, now, hours)
      : openingLine(instant, hours);
  });
}
