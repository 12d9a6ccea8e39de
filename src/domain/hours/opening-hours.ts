/** Daily opening hours in the restaurant's local time, as 'HH:MM'. `closes` before `opens` means on the next day. */
export type DailyHours = {
  opens: string;
  closes: string;
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
};

/**
 * Whether the restaurant is open at an instant, whatever the time zone of the device. The hours are local time and the
 * same every day, so the local time of the instant decides: midnight and daylight-saving time need no arithmetic.
 * The minute of opening is open, the minute of closing is closed; equal times mean always open.
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function isOpenAt(instant: Date, hours: DailyHours): boolean {
  const now = localTime(instant, hours.timeZone);
  const { opens, closes } = hours;
  if (opens === closes) return true;
  return opens < closes ? opens <= now && now < closes : opens <= now || now < closes;
}

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

/** Local time as 'HH:MM', from 00:00 to 23:59: comparing two such texts compares the times. */
function localTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('it-IT', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
