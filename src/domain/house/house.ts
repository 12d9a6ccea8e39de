import { isObject, readShifts, type StoredShift, toShifts, toStored } from '../hours/shifts';
import { type Weekday, type WeeklyHours, weekdays } from '../hours/weekly-hours';
import { type Charges, type PracticalFact, type Topic, topicNames } from './practical';

/*
 * What the house says of itself and the family changes: `meta/locale`. Every field is optional, and absent means the restaurant's
 * own in restaurant.ts. Plain code without a schema: every visitor downloads it.
 */

/** A phone number as it is called and as it is shown, with the same digits. */
export type Phone = { shown: string; href: `tel:+${number}` };

/** The house's own facts, whoever says them. */
export type House = Charges & {
  hours: WeeklyHours;
  phone: Phone;
  /** '+' and digits; null if the house has no WhatsApp. */
  whatsapp: string | null;
  /** A missing topic is unknown, and is not shown. */
  answers: Readonly<Partial<Record<Topic, PracticalFact>>>;
};

/** The days of the week under the names that are stored. */
export const storedDays = {
  monday: 'lunedi',
  tuesday: 'martedi',
  wednesday: 'mercoledi',
  thursday: 'giovedi',
  friday: 'venerdi',
  saturday: 'sabato',
  sunday: 'domenica',
} as const satisfies Record<Weekday, string>;

export type StoredWeek = Readonly<
  Record<(typeof storedDays)[Weekday], readonly StoredShift[] | null>
>;

/** An empty `parole` takes the answer of restaurant.ts away. `disponibile` is null where the question has no yes or no. */
export type StoredAnswer = { parole: string; disponibile: boolean | null };

/** The readable fields of `meta/locale`. The names are the stored ones; null: nothing is said of it, or there is none. */
export type StoredHouse = {
  settimana?: StoredWeek;
  /** Whole minutes before closing. */
  ultimoOrdine?: number | null;
  telefono?: { numero: string; scritto: string };
  whatsapp?: string | null;
  /** Euro a person. */
  coperto?: number | null;
  /** Percent. */
  servizio?: number | null;
  risposte?: Readonly<Partial<Record<Topic, StoredAnswer>>>;
};

/** The limits of the fields, as firestore.rules have them. */
export const houseLimits = {
  ultimoOrdine: 180,
  scritto: 24,
  coperto: 20,
  servizio: 30,
  parole: 200,
} as const;

const NUMBER = /^\+\d{6,15}$/;

/** Whether a value is a number to call, '+' and 6 to 15 digits. */
export const isPhoneNumber = (value: unknown): value is `+${number}` =>
  typeof value === 'string' && NUMBER.test(value);

/** Whether a value is a number from 0 on that two decimals can say in full. */
const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most && Number(value.toFixed(2)) === value;

/** Whether a text shows a number: the same digits, grouped for people. */
export const showsNumber = (text: string, number: string) =>
  text.length <= houseLimits.scritto && text.replace(/ /g, '') === number;

function readWeek(value: unknown): StoredWeek {
  const days = isObject(value) ? value : {};
  const entries = weekdays.map((day) => [storedDays[day], readShifts(days[storedDays[day]])]);
  return Object.fromEntries(entries);
}

function readPhone(value: unknown): StoredHouse['telefono'] {
  if (!isObject(value) || !isPhoneNumber(value.numero)) return undefined;
  const { numero, scritto } = value;
  const isShown = typeof scritto === 'string' && showsNumber(scritto, numero);
  return { numero, scritto: isShown ? scritto : numero };
}

function readAnswer(value: unknown): StoredAnswer {
  const { parole, disponibile } = isObject(value) ? value : {};
  if (typeof parole !== 'string') return { parole: '', disponibile: null };
  return {
    parole: parole.trim(),
    disponibile: typeof disponibile === 'boolean' ? disponibile : null,
  };
}

/**
 * Reads whatever `meta/locale` holds, each field by itself. A field that cannot be read is not known, which is never the same as the
 * restaurant's own: nothing is then said of it. A phone number is the exception, because there always is one.
 * @param fields the decoded fields of the document; anything else counts as none
 */
export function readHouse(fields: unknown): StoredHouse {
  if (!isObject(fields)) return {};
  const has = (name: keyof StoredHouse) => fields[name] !== undefined;
  const amount = (name: 'coperto' | 'servizio') =>
    has(name) && { [name]: isWithin(fields[name], houseLimits[name]) ? fields[name] : null };
  const { ultimoOrdine, whatsapp } = fields;
  const isLastOrder = isWithin(ultimoOrdine, houseLimits.ultimoOrdine);
  const telefono = readPhone(fields.telefono);
  const answers = isObject(fields.risposte) ? fields.risposte : null;
  const asked = topicNames.filter((topic) => answers === null || answers[topic] !== undefined);
  return {
    ...(has('settimana') && { settimana: readWeek(fields.settimana) }),
    ...(has('ultimoOrdine') && {
      ultimoOrdine: isLastOrder && Number.isInteger(ultimoOrdine) ? ultimoOrdine : null,
    }),
    ...(telefono && { telefono }),
    ...(has('whatsapp') && { whatsapp: isPhoneNumber(whatsapp) ? whatsapp : null }),
    ...amount('coperto'),
    ...amount('servizio'),
    ...(has('risposte') && {
      risposte: Object.fromEntries(asked.map((topic) => [topic, readAnswer(answers?.[topic])])),
    }),
  };
}

const weekOf = (settimana: StoredWeek): WeeklyHours['week'] =>
  Object.fromEntries(
    weekdays.map((day) => {
      const shifts = settimana[storedDays[day]];
      return [day, shifts && toShifts(shifts)];
    }),
  ) as WeeklyHours['week'];

/** A week under the names that are stored. */
export const storedWeekOf = (week: WeeklyHours['week']): StoredWeek =>
  Object.fromEntries(
    weekdays.map((day) => {
      const shifts = week[day];
      return [storedDays[day], shifts && toStored(shifts)];
    }),
  ) as StoredWeek;

/** An answer as pages show it; undefined for one that was taken away. */
function factOf({ parole, disponibile }: StoredAnswer): PracticalFact | undefined {
  if (parole === '') return undefined;
  return { words: parole, ...(disponibile !== null && { available: disponibile }) };
}

/** A value or nothing: null says that there is none. */
const orNone = <Name extends string>(name: Name, value: number | null | undefined) =>
  (value === null || value === undefined ? {} : { [name]: value }) as Partial<Record<Name, number>>;

/**
 * What the house says: the stored fields, and the restaurant's own for those that are absent.
 * @param own the restaurant's, of restaurant.ts
 */
export function houseOf(stored: StoredHouse, own: House): House {
  const { settimana, telefono, ultimoOrdine, whatsapp, coperto, servizio, risposte = {} } = stored;
  const { timeZone, week, lastOrder } = own.hours;
  const changed = Object.entries(risposte).map(([topic, answer]) => [topic, factOf(answer)]);
  const answers = Object.entries({ ...own.answers, ...Object.fromEntries(changed) });
  return {
    hours: {
      timeZone,
      week: settimana ? weekOf(settimana) : week,
      ...orNone('lastOrder', ultimoOrdine === undefined ? lastOrder : ultimoOrdine),
    },
    phone: telefono
      ? { shown: telefono.scritto, href: `tel:${telefono.numero as `+${number}`}` }
      : own.phone,
    whatsapp: whatsapp === undefined ? own.whatsapp : whatsapp,
    ...orNone('coperto', coperto === undefined ? own.coperto : coperto),
    ...orNone('servizio', servizio === undefined ? own.servizio : servizio),
    answers: Object.fromEntries(answers.filter(([, fact]) => fact !== undefined)),
  };
}
