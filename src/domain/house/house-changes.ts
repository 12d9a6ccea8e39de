import { type WeeklyHours, weekLines } from '../hours/weekly-hours';
import { formatPrice } from '../product/price';
import {
  type House,
  houseLimits,
  houseOf,
  isPhoneNumber,
  type StoredHouse,
  showsNumber,
} from './house';
import { type Topic, topicNames, topics } from './practical';

/*
 * The changes that staff may write to `meta/locale`. A field that one side lacks is absent in the document: the restaurant's own holds.
 */

/** Some fields before and after. Of `risposte` only the answers that are meant. */
export type HouseChange = { before: StoredHouse; after: StoredHouse };

type FieldName = Exclude<keyof StoredHouse, 'risposte'>;

const fieldNames = [
  'settimana',
  'ultimoOrdine',
  'telefono',
  'whatsapp',
  'coperto',
  'servizio',
] as const satisfies readonly FieldName[];

/** The part of a document that a change is about: one field, or one answer. */
type Part = FieldName | `risposte.${Topic}`;

/** The path of a part in the document: ['risposte', 'parking']. */
export const pathOf = (part: Part): string[] => part.split('.');

const partOf = (house: StoredHouse, part: Part): unknown => {
  const [name, topic] = pathOf(part);
  if (topic !== undefined) return house.risposte?.[topic as Topic];
  return house[name as FieldName];
};

/** Written with its keys in one order: Firestore returns them sorted. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  );
}

const hasPart = (house: StoredHouse, part: Part) => partOf(house, part) !== undefined;

/** The parts that a change names. */
export function partsOf({ before, after }: HouseChange): Part[] {
  const all: Part[] = [...fieldNames, ...topicNames.map((topic) => `risposte.${topic}` as const)];
  return all.filter((part) => hasPart(before, part) || hasPart(after, part));
}

/** What a document says of the parts that a change names. */
function partsIn(house: StoredHouse, parts: readonly Part[]): StoredHouse {
  const fields = fieldNames.filter((name) => parts.includes(name) && hasPart(house, name));
  const asked = topicNames.filter((topic) => parts.includes(`risposte.${topic}`));
  const said = asked.filter((topic) => hasPart(house, `risposte.${topic}`));
  return {
    ...Object.fromEntries(fields.map((name) => [name, house[name]])),
    ...(said.length > 0 && {
      risposte: Object.fromEntries(said.map((topic) => [topic, house.risposte?.[topic]])),
    }),
  };
}

/** The change to some new values, of what the form opened with. @returns null if nothing would change */
export function houseChange(stored: StoredHouse, after: StoredHouse): HouseChange | null {
  const named = partsOf({ before: {}, after });
  const parts = named.filter(
    (part) => textOf(partOf(stored, part)) !== textOf(partOf(after, part)),
  );
  if (parts.length === 0) return null;
  return { before: partsIn(stored, parts), after: partsIn(after, parts) };
}

/**
 * The changes into which firestore.rules need one divided, each for a commit of its own: the week alone, then the other fields, then
 * the answers one by one.
 */
export function commitsOf(change: HouseChange): HouseChange[] {
  const parts = partsOf(change);
  const isAnswer = (part: Part) => part.startsWith('risposte.');
  const fields = parts.filter((part) => part !== 'settimana' && !isAnswer(part));
  const commits = [
    parts.filter((part) => part === 'settimana'),
    fields,
    ...parts.filter(isAnswer).map((part) => [part]),
  ];
  return commits
    .filter((named) => named.length > 0)
    .map((named) => ({
      before: partsIn(change.before, named),
      after: partsIn(change.after, named),
    }));
}

/** The change that takes another one back. */
export const undoneHouse = ({ before, after }: HouseChange): HouseChange => ({
  before: after,
  after: before,
});

/** What is to be written of a change: a value, or undefined to remove the part. */
export function writesOf(change: HouseChange): { part: Part; value: unknown }[] {
  return partsOf(change).map((part) => ({ part, value: partOf(change.after, part) }));
}

/**
 * Compares the stored document with a change. `already`: it is as wanted. `conflict`: somebody has changed one of its parts since.
 * @param stored from `readHouse`
 */
export function compareHouse(stored: StoredHouse, change: HouseChange) {
  const differs = (side: StoredHouse) =>
    partsOf(change).filter((part) => textOf(partOf(stored, part)) !== textOf(partOf(side, part)));
  if (differs(change.after).length === 0) return 'already';
  return differs(change.before).length === 0 ? 'fits' : 'conflict';
}

/** Whether a value of the history is a side of a change: fields of the house, and no others. */
export function isHouseSide(value: unknown): value is StoredHouse {
  const names: readonly string[] = [...fieldNames, 'risposte'];
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => names.includes(name))
  );
}

/** The weekly hours on one line: 'Lunedì chiuso · Da martedì a domenica 17:00 – 02:00'. */
export const weekText = (hours: WeeklyHours): string =>
  weekLines(hours)
    .map(({ days, times }) => `${days} ${times}`)
    .join(' · ');

const amountText = (value: number | undefined, format: (value: number) => string) =>
  value === undefined ? 'non detto' : format(value);

/** What one side of a change says of a part, in words. */
function partText(part: Part, house: House): string {
  const [name, topic] = pathOf(part);
  if (topic !== undefined) return house.answers[topic as Topic]?.words ?? 'nessuna risposta';
  switch (name as FieldName) {
    case 'settimana':
      return weekText(house.hours);
    case 'ultimoOrdine':
      return amountText(house.hours.lastOrder, (minutes) => `${minutes} minuti prima di chiudere`);
    case 'telefono':
      return house.phone.shown;
    case 'whatsapp':
      return house.whatsapp ?? 'nessuno';
    case 'coperto':
      return amountText(house.coperto, formatPrice);
    case 'servizio':
      return amountText(house.servizio, (percent) => `${String(percent).replace('.', ',')} %`);
  }
}

const LABELS: Record<FieldName, string> = {
  settimana: 'Orari della settimana',
  ultimoOrdine: 'Ultimo ordine',
  telefono: 'Telefono',
  whatsapp: 'WhatsApp',
  coperto: 'Coperto',
  servizio: 'Servizio',
};

const labelOf = (part: Part): string => {
  const [name, topic] = pathOf(part);
  return topic === undefined ? LABELS[name as FieldName] : topics[topic as Topic];
};

/**
 * A change in words: 'Telefono: +39 051 000 0000 → +39 051 111 2222'. Of the week only what it becomes is said.
 * @param own the restaurant's own facts
 */
export function houseChangeText(change: HouseChange, own: House): string {
  const [before, after] = [houseOf(change.before, own), houseOf(change.after, own)];
  const parts = partsOf(change);
  const isNew = (part: Part) => partText(part, before) !== partText(part, after);
  // What is only confirmed is said where nothing else is.
  const told = parts.some(isNew) ? parts.filter(isNew) : parts;
  return told
    .map((part) => {
      const text = partText(part, after);
      const old = part === 'settimana' || !isNew(part) ? '' : `${partText(part, before)} → `;
      return `${labelOf(part)}: ${old}${text}`;
    })
    .join(' · ');
}

/** What stands in place of some typed values, where it is something else: 'Coperto: € 3,00'; '' if nothing is. */
export function standingText(stored: StoredHouse, typed: StoredHouse, own: House): string {
  const [mine, theirs] = [houseOf(typed, own), houseOf(stored, own)];
  return partsOf({ before: {}, after: typed })
    .filter((part) => partText(part, mine) !== partText(part, theirs))
    .map((part) => `${labelOf(part)}: ${partText(part, theirs)}`)
    .join(' · ');
}

/** Whether every value of a change is one that firestore.rules accept: what an undo writes may have been stored by hand. */
export function isWritableHouse({ after }: HouseChange): boolean {
  const { settimana, ultimoOrdine, telefono, whatsapp, coperto, servizio, risposte = {} } = after;
  const isWithin = (value: number | null | undefined, most: number) =>
    value === undefined || value === null || (value >= 0 && value <= most);
  return (
    Object.values(settimana ?? {}).every((shifts) => shifts !== null) &&
    isWithin(ultimoOrdine, houseLimits.ultimoOrdine) &&
    isWithin(coperto, houseLimits.coperto) &&
    isWithin(servizio, houseLimits.servizio) &&
    (!telefono ||
      (isPhoneNumber(telefono.numero) && showsNumber(telefono.scritto, telefono.numero))) &&
    (whatsapp === undefined || whatsapp === null || isPhoneNumber(whatsapp)) &&
    Object.values(risposte).every(({ parole }) => parole.length <= houseLimits.parole)
  );
}
