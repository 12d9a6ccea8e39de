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

/** Local time as 'HH:MM', from 00:00 to 23:59: comparing two such texts compares the times. */
function localTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('it-IT', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
