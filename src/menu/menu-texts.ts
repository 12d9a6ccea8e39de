import { isServerTimeKnown, toServerTime } from '../data/clock';
import { wordsOfBuild } from '../data/menu/known-menu';
import { frozenLegends } from '../domain/house/practical';
import { DAY, formatAt } from '../domain/product/menu-age';
import { restaurant } from '../restaurant';
import type { Texts } from '../ui/texts';

/** The page with every dish, which is also the search's. */
export const WHOLE_MENU = 'Tutto il menu';

/** The notices about dishes and prices that the law requires, the same on screen and on paper. */
export const lawTexts = {
  allergens:
    "Per qualsiasi informazione su sostanze e allergeni è possibile consultare l'apposita documentazione che verrà fornita, a richiesta, dal personale in servizio.",
  frozen: frozenLegends[restaurant.frozen],
} as const;

/** The date at the restaurant, in words: '5 marzo 2024'. `instant` is epoch ms. */
export function formatDate(instant: number, language?: string): string {
  return formatAt(instant, { ...DAY, year: 'numeric' }, restaurant, language);
}

/** The day of a list on paper. If only this device's clock is known, it says so. `asOf`: as in KnownMenu. */
export function dataDay(asOf: number, { t, language, isItalian }: Texts): string {
  const ofBuild = wordsOfBuild(asOf);
  if (ofBuild && isItalian) return ofBuild.day;
  const day = formatDate(ofBuild ? asOf : toServerTime(asOf), language);
  return ofBuild || isServerTimeKnown() ? day : t('{day} secondo questo dispositivo', { day });
}

/** Words that somebody has typed: each language has quotation marks of its own. */
export const QUOTED = '«{words}»';
