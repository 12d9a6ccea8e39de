import { isServerTimeKnown, toServerTime } from '../data/clock';
import { getHydratedMenu } from '../data/menu/known-menu';
import { chargesInWords, frozenLegends } from '../domain/house/practical';
import { restaurant } from '../restaurant';

/** The page with every dish, which is also the search's. */
export const WHOLE_MENU = 'Tutto il menu';

/** Shown if the server's menu is newer than the page's. */
export const CHANGED = 'Il menu è cambiato: chiedici prezzi e allergeni';

/** The notices about dishes and prices that the law requires, the same on screen and on paper. */
export const lawTexts = {
  allergens:
    "Per qualsiasi informazione su sostanze e allergeni è possibile consultare l'apposita documentazione che verrà fornita, a richiesta, dal personale in servizio.",
  frozen: frozenLegends[restaurant.frozen],
  charges: chargesInWords(restaurant),
} as const;

const DAY = { day: 'numeric', month: 'long' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;

// A formatter is created on demand: the first one takes a slow phone 0.1 s.
function format(instant: number, style: Intl.DateTimeFormatOptions): string {
  const { timeZone } = restaurant.hours;
  return new Intl.DateTimeFormat('it-IT', { ...style, timeZone }).format(instant);
}

/** The date at the restaurant, in words: '5 marzo 2024'. `instant` is epoch ms. */
export function formatDate(instant: number): string {
  return format(instant, { ...DAY, year: 'numeric' });
}

/** Day and time at the restaurant: '21 novembre, 15:00'. No list is older than thirty days. `instant` is epoch ms. */
export function formatMoment(instant: number): string {
  return `${format(instant, DAY)}, ${format(instant, MINUTE)}`;
}

/** When the build read its list, in words, if that time is a list's: it is the server's, other lists have this device's. */
function wordsOfBuild(asOf: number) {
  const { baked } = getHydratedMenu();
  return baked?.readAt === asOf ? baked.words : null;
}

/** The day and time of a list, by the server's clock if that is known, otherwise by this device's. `asOf`: as in KnownMenu. */
export function dataMoment(asOf: number): string {
  return wordsOfBuild(asOf)?.moment ?? formatMoment(toServerTime(asOf));
}

/** The day of a list on paper. If only this device's clock is known, it says so. `asOf`: as in KnownMenu. */
export function dataDay(asOf: number): string {
  const day = wordsOfBuild(asOf)?.day;
  if (day) return day;
  const read = formatDate(toServerTime(asOf));
  return isServerTimeKnown() ? read : `${read} secondo questo dispositivo`;
}
