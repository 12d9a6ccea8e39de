import { fold, WORD } from '../fold';
import { addDays, type Day, isDay, utcDay } from './days';

/*
 * The days that people call by a name or a date. Pure arithmetic without a formatter: the search reads every query with it.
 */

/** Easter Sunday of a year, by Gauss's rule as Meeus and Jones write it. */
export function easterOf(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  return utcDay(Date.UTC(year, month - 1, date));
}

/** A day of every year: month and date, or a number of days after Easter Sunday. */
export type YearDay = { month: number; date: number } | { afterEaster: number };

function dayIn(year: number, day: YearDay): Day | null {
  if ('afterEaster' in day) return addDays(easterOf(year), day.afterEaster);
  const text = [year, day.month, day.date].map((part) => String(part).padStart(2, '0')).join('-');
  return isDay(text) ? text : null;
}

/** The next time that a day of the year comes, today included. @returns null for a day that no year has */
export function nextDay(day: YearDay, currentDay: Day): Day | null {
  const year = Number(currentDay.slice(0, 4));
  // 29 February may be eight years ahead.
  const days = Array.from({ length: 9 }, (_, ahead) => dayIn(year + ahead, day));
  return days.find((each) => each !== null && each >= currentDay) ?? null;
}

const on = (date: number, month: number): YearDay => ({ month, date });

/** The words of a text, folded and with one blank between them: "Jour de l'an" is 'jour de l an'. */
export const dayWords = (text: string): string => (fold(text).match(WORD) ?? []).join(' ');

/** Names of days in the languages of the menu, as `dayWords` writes them. */
export const feasts: ReadonlyMap<string, YearDay> = new Map(
  (
    [
      [on(1, 1), 'capodanno', "jour de l'an", 'neujahr', 'new year', 'ano nuevo', "new year's day"],
      [on(6, 1), 'epifania', 'befana'],
      [on(14, 2), 'san valentino', "valentine's day"],
      [{ afterEaster: -47 }, 'carnevale', 'martedi grasso'],
      [{ afterEaster: 0 }, 'pasqua', 'easter', 'ostern', 'paques', 'pascua'],
      [{ afterEaster: 1 }, 'pasquetta', "lunedi dell'angelo", 'easter monday', 'ostermontag'],
      [on(25, 4), 'festa della liberazione'],
      [on(1, 5), 'primo maggio', 'festa dei lavoratori', 'festa del lavoro'],
      [on(2, 6), 'festa della repubblica'],
      [on(15, 8), 'ferragosto'],
      [on(31, 10), 'halloween'],
      [on(1, 11), 'ognissanti', 'tutti i santi'],
      [on(8, 12), 'immacolata'],
      [on(24, 12), 'vigilia', 'vigilia di natale', 'christmas eve', 'heiligabend', 'nochebuena'],
      [on(25, 12), 'natale', 'christmas', 'xmas', 'weihnachten', 'noel', 'navidad'],
      [on(26, 12), 'santo stefano', 's. stefano', 'boxing day'],
      [
        on(31, 12),
        ...['san silvestro', "ultimo dell'anno", 'vigilia di capodanno', 'notte di capodanno'],
        ...["new year's eve", 'silvester', 'nochevieja'],
      ],
    ] as const
  ).flatMap(([day, ...names]) => names.map((name) => [dayWords(name), day] as const)),
);

/** The months as people write them, folded. */
export const monthNames: ReadonlyMap<string, number> = new Map(
  [
    'gennaio january januar janvier enero',
    'febbraio february februar fevrier febrero',
    'marzo march marz mars',
    'aprile april avril abril',
    'maggio may mai mayo',
    'giugno june juni juin junio',
    'luglio july juli juillet julio',
    'agosto august aout',
    'settembre september septembre septiembre',
    'ottobre october oktober octobre octubre',
    'novembre november noviembre',
    'dicembre december dezember decembre diciembre',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** The days of the week as people write them, folded, from Monday (0) on. */
export const weekdayWords: ReadonlyMap<string, number> = new Map(
  [
    'lunedi monday montag lundi lunes',
    'martedi tuesday dienstag mardi martes',
    'mercoledi wednesday mittwoch mercredi miercoles',
    'giovedi thursday donnerstag jeudi jueves',
    'venerdi friday freitag vendredi viernes',
    'sabato sabati saturday samstag samedi sabado',
    'domenica domeniche sunday sonntag dimanche domingo',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
);
