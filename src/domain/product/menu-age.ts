import { localeOf } from '../words/say';
/** Shown if the server's menu is newer than the page's. */
export const CHANGED = 'Il menu è cambiato: chiedici prezzi e allergeni';

/** Shown of a list that may have changed. Its moment is when it was last known to be current. */
export const AGE = 'Menu del {moment}: può essere cambiato';

/** The same in Italian. @param moment in words */
export const ageText = (moment: string) => AGE.replace('{moment}', moment);

type Zone = { timeZone: string };

/**
 * An instant in the restaurant's words. A formatter is created on demand: the first one takes a slow phone 0.1 s.
 * @param instant epoch ms
 * @param language a code of the menu's languages
 */
export function formatAt(
  instant: number,
  style: Intl.DateTimeFormatOptions,
  { timeZone }: Zone,
  language = 'it',
) {
  return new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone }).format(instant);
}

export const DAY = { day: 'numeric', month: 'long' } as const;

/** Day and time at the restaurant: '21 novembre, 15:00'. No list is older than thirty days. @param instant epoch ms */
export function formatMoment(instant: number, zone: Zone, language?: string): string {
  const time = formatAt(instant, { hour: '2-digit', minute: '2-digit' }, zone, language);
  return `${formatAt(instant, DAY, zone, language)}, ${time}`;
}
