/** Daily hours on the restaurant's wall clock, as 'HH:MM'; a closing time before the opening one falls on the next day. */
export type DailyHours = {
  opens: string;
  closes: string;
  /** IANA name of the zone in which the restaurant stands. */
  timeZone: string;
};

/**
 * Whether the restaurant is open at an instant, whatever the zone of the device that asks.
 * Hours are wall-clock time and the same every day, so midnight and the changes to and from
 * daylight-saving time need no arithmetic: only what the clock in the restaurant shows counts.
 * The minute of opening is open, the minute of closing is closed; equal times mean always open.
 *
 * @throws RangeError for an invalid date or an unknown zone
 */
export function isOpenAt(instant: Date, hours: DailyHours): boolean {
  const now = wallClock(instant, hours.timeZone);
  const { opens, closes } = hours;
  if (opens === closes) return true;
  return opens < closes ? opens <= now && now < closes : opens <= now || now < closes;
}

/** The line that a visitor reads: 'Aperto ora · chiude alle 02:00' or 'Chiuso · apre alle 17:00'. */
export function openingLine(instant: Date, hours: DailyHours): string {
  return isOpenAt(instant, hours)
    ? `Aperto ora · chiude alle ${hours.closes}`
    : `Chiuso · apre alle ${hours.opens}`;
}

/** 'HH:MM' from 00:00 to 23:59: such texts compare as the times do. */
function wallClock(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('it-IT', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
