import { isTime, type StoredShift } from '../hours/shifts';
import { weekdays } from '../hours/weekly-hours';
import { parsePrice, priceText } from '../product/validation';
import { shiftsProblem } from '../today/entry-form';
import {
  type House,
  houseLimits,
  isPhoneNumber,
  type StoredHouse,
  storedDays,
  storedWeekOf,
} from './house';
import type { Topic } from './practical';

/*
 * What staff type about the house, a form for each section: how it opens, and how it is read. Nothing that is typed has a second
 * meaning: a field that is filled in part is an error.
 */

/** The errors in a form, by the names of its fields. */
export type HouseProblems = Record<string, string>;

type Read = { after: StoredHouse } | { problems: HouseProblems };

const done = (after: StoredHouse, problems: HouseProblems): Read =>
  Object.keys(problems).length > 0 ? { problems } : { after };

export type WeekValues = { giorni: { isOpen: boolean; orari: StoredShift[] }[] };

/** The week as the form opens with it. A day that cannot be read is to be typed. */
export function weekValuesOf({ hours }: House): WeekValues {
  const week = storedWeekOf(hours.week);
  return {
    giorni: weekdays.map((day) => {
      const shifts = week[storedDays[day]];
      if (shifts === null) return { isOpen: true, orari: [{ apre: '', chiude: '' }] };
      return { isOpen: shifts.length > 0, orari: shifts.map((shift) => ({ ...shift })) };
    }),
  };
}

const ANY_DAY = '2026-01-01';

/** Reads the week: each open day has whole shifts in their order, and the last one ends before the next day's first. */
export function readWeekForm({ giorni }: WeekValues): Read {
  const problems: HouseProblems = {};
  const days = weekdays.map((_, index) => {
    const { isOpen = false, orari = [] } = giorni[index] ?? {};
    return isOpen ? orari : [];
  });
  for (const [index, shifts] of days.entries()) {
    const place = `giorni.${index}.orari`;
    if (giorni[index]?.isOpen && shifts.length === 0) problems[`${place}.0.apre`] = 'Scrivi l’ora';
    for (const [at, shift] of shifts.entries()) {
      for (const end of ['apre', 'chiude'] as const) {
        const text = shift[end];
        if (!isTime(text)) {
          problems[`${place}.${at}.${end}`] =
            text === '' ? 'Scrivi l’ora' : 'L’ora non è intera: scrivila come 17:30';
        }
      }
    }
    const isWhole = shifts.every(({ apre, chiude }) => isTime(apre) && isTime(chiude));
    const next = days[(index + 1) % days.length]?.map(({ apre }) => apre).find(isTime);
    const problem = isWhole && shiftsProblem(shifts, ANY_DAY, next);
    if (problem) problems[`giorni.${index}.${problem.name}`] = problem.text;
  }
  const [lunedi = [], martedi = [], mercoledi = [], giovedi = []] = days;
  const [venerdi = [], sabato = [], domenica = []] = days.slice(4);
  const settimana = { lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica };
  return done({ settimana }, problems);
}

/** The first day with an error, from 0 on: in a folded day it would not be seen. */
export const firstDayWithProblem = (problems: HouseProblems): number =>
  weekdays.findIndex((_, index) =>
    Object.keys(problems).some((name) => name.startsWith(`giorni.${index}.`)),
  );

export type PhoneValues = { telefono: string; whatsapp: string };

export const phoneValuesOf = ({ phone, whatsapp }: House): PhoneValues => ({
  telefono: phone.shown,
  whatsapp: whatsapp ?? '',
});

const PHONE_PROBLEM = 'Scrivi il numero con il prefisso, come 051 123 4567';

/** Reads a typed number: '051/123 4567' is '+39 051 123 4567'. @returns null if it is none */
export function readPhoneNumber(text: string): NonNullable<StoredHouse['telefono']> | null {
  const plain = text
    .replace(/[\s/().-]+/g, ' ')
    .trim()
    .replace(/^00/, '+');
  const scritto = plain.startsWith('+') ? plain : `+39 ${plain}`;
  const numero = scritto.replaceAll(' ', '');
  return isPhoneNumber(numero) && scritto.length <= houseLimits.scritto
    ? { numero, scritto }
    : null;
}

export function readPhoneForm({ telefono, whatsapp }: PhoneValues): Read {
  const problems: HouseProblems = {};
  const [phone, chat] = [readPhoneNumber(telefono), readPhoneNumber(whatsapp)];
  if (!phone) problems.telefono = PHONE_PROBLEM;
  const hasChat = whatsapp.trim() !== '';
  if (hasChat && !chat) problems.whatsapp = PHONE_PROBLEM;
  return done(
    { ...(phone && { telefono: phone }), whatsapp: hasChat ? (chat?.numero ?? null) : null },
    problems,
  );
}

export type ChargesValues = { coperto: string; servizio: string; ultimoOrdine: string };

const numberText = (value: number | undefined) =>
  value === undefined ? '' : String(value).replace('.', ',');

export const chargesValuesOf = ({ coperto, servizio, hours }: House): ChargesValues => ({
  coperto: priceText(coperto ?? null),
  servizio: numberText(servizio),
  ultimoOrdine: numberText(hours.lastOrder),
});

export function readChargesForm(values: ChargesValues): Read {
  const problems: HouseProblems = {};
  function read(name: keyof ChargesValues, unit: string, isWhole = false): number | null {
    if (values[name].trim() === '') return null;
    const value = parsePrice(values[name]);
    const most = houseLimits[name];
    if (value === null || value < 0 || value > most || (isWhole && !Number.isInteger(value))) {
      problems[name] =
        `Scrivi un numero${isWhole ? ' intero' : ''} da 0 a ${most}${unit}, o lascia vuoto`;
    }
    return value;
  }
  const coperto = read('coperto', ' euro');
  const servizio = read('servizio', ' per cento');
  const ultimoOrdine = read('ultimoOrdine', ' minuti', true);
  return done({ coperto, servizio, ultimoOrdine }, problems);
}

export type AnswerValues = { parole: string; disponibile: 'sì' | 'no' | '' };

export function answerValuesOf({ answers }: House, topic: Topic): AnswerValues {
  const { words = '', available } = answers[topic] ?? {};
  return { parole: words, disponibile: available === undefined ? '' : available ? 'sì' : 'no' };
}

/** Reads an answer. Without words there is none. */
export function readAnswerForm(topic: Topic, { parole, disponibile }: AnswerValues): Read {
  const words = parole.trim();
  const problems: HouseProblems = {};
  if (words.length > houseLimits.parole) {
    problems.parole = `La risposta può avere al massimo ${houseLimits.parole} caratteri`;
  }
  const available = disponibile === '' || words === '' ? null : disponibile === 'sì';
  return done({ risposte: { [topic]: { parole: words, disponibile: available } } }, problems);
}

/** What guests ask and nobody has answered yet, and what nobody has confirmed, in words: 'celiachia', 'orari mai confermati'. */
export function missingOf(stored: StoredHouse, house: House): string[] {
  return [
    ...(house.answers.celiachia ? [] : ['celiachia']),
    ...(house.coperto === undefined ? ['coperto'] : []),
    ...(house.servizio === undefined ? ['servizio'] : []),
    ...(stored.settimana === undefined ? ['orari mai confermati'] : []),
    ...(stored.telefono === undefined ? ['telefono mai confermato'] : []),
  ];
}
