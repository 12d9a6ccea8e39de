import type { HistoryEntry, Purpose, WritePurpose } from '../../data/staff/history';
import type { Outcome, Outcomes } from '../../data/staff/write-changes';
import { type Change, conflictsOf, differencesOf } from '../../domain/changes/change';
import { daysBetween, dayText } from '../../domain/hours/days';
import { calendarDay, timeText } from '../../domain/hours/local-time';
import { fields, guestLabel } from '../../domain/product/fields';
import { valueInWords } from '../../domain/product/words';
import { restaurant } from '../../restaurant';
import { counted, countedProducts } from '../texts';

/** A change of many products, written in one commit. */
export type Job = {
  purpose: WritePurpose;
  changes: readonly Change[];
  /** Names of products whose former picture an undo cannot restore. */
  withoutPicture?: readonly string[];
};

const PURPOSE_TITLE: Partial<Record<Purpose, string>> = {
  prices: 'Cambio dei prezzi',
  order: 'Ordine del menu',
  import: 'Importazione',
  undo: 'Ritorno a com’era prima',
  restore: 'Ripristino da una copia',
};

/** 'Cambio dei prezzi'. */
export const titleOf = (purpose: Purpose) => PURPOSE_TITLE[purpose] ?? 'Modifica';

/** Changes in numbers: '36 prezzi di 30 piatti', '1 nuovo, 2 cambiati'. */
export function inNumbers(purpose: Purpose, changes: readonly Change[]): string {
  if (purpose === 'prices') {
    const prices = changes.flatMap(differencesOf).length;
    return `${counted(prices, 'prezzo', 'prezzi')} di ${countedProducts(changes.length)}`;
  }
  if (purpose !== 'import') return countedProducts(changes.length);
  const added = changes.filter(({ before }) => before === null).length;
  const deleted = changes.filter(({ after }) => after === null).length;
  const edited = changes.length - added - deleted;
  const parts = [
    added > 0 && counted(added, 'nuovo', 'nuovi'),
    edited > 0 && counted(edited, 'cambiato', 'cambiati'),
    deleted > 0 && counted(deleted, 'eliminato', 'eliminati'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The title of an entry of several products: 'Cambio dei prezzi: 36 piatti'. */
export const entryTitle = ({ purpose, changes }: HistoryEntry) =>
  `${titleOf(purpose)}: ${countedProducts(changes.length)}`;

/** The effect of a change: 'prezzo da € 7,00 a € 7,50 · nome'. Of texts, pictures and positions only the field is named. */
export function changeText(change: Change): string {
  if (change.before === null) return 'aggiunto';
  if (change.after === null) return 'eliminato';
  return differencesOf(change)
    .map(({ field }) => {
      const label = guestLabel(field).replace(/^./, (first) => first.toLowerCase());
      const { kind } = fields[field];
      if (kind === 'text' || kind === 'picture' || kind === 'position') return label;
      return `${label} da ${valueInWords(field, change.before)} a ${valueInWords(field, change.after)}`;
    })
    .join(' · ');
}

const { hours } = restaurant;

/** 'oggi 18:40', 'ieri 18:40', '3 novembre 18:40'. Both in epoch ms. */
export function momentText(instant: number, now: number): string {
  const [day, currentDay] = [calendarDay(instant, hours), calendarDay(now, hours)];
  const named = ['oggi', 'ieri'][daysBetween(day, currentDay)] ?? dayText(day, currentDay, 'date');
  return `${named} ${timeText(instant, hours)}`;
}

/** The changes that were written. */
export const writtenIn = ({ changes }: Job, outcomes: Outcomes) =>
  changes.filter(({ id }) => outcomes.get(id)?.kind === 'written');

/** The changes that could not be written. Of an order that was refused, those that refused it. */
export const leftAloneIn = ({ changes }: Job, outcomes: Outcomes) =>
  changes.filter(({ id }) => ['conflict', 'unfit'].includes(outcomes.get(id)?.kind ?? ''));

/** The outcome of a job in numbers. */
export function outcomeText(job: Job, outcomes: Outcomes): string {
  const written = writtenIn(job, outcomes);
  if ([...outcomes.values()].some(({ kind }) => kind === 'skipped')) {
    return 'L’ordine resta com’era';
  }
  if (written.length === 0) return 'Nessun piatto è cambiato';
  if (job.purpose !== 'undo') return `Fatto: ${inNumbers(job.purpose, written)}`;
  const deleted = written.filter(({ after }) => after === null).length;
  const restored = written.length - deleted;
  const parts = [
    restored > 0 && counted(restored, 'piatto rimesso com’era', 'piatti rimessi com’erano'),
    deleted > 0 && counted(deleted, 'piatto eliminato', 'piatti eliminati'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Why a product was not written, field by field: 'Prezzo: adesso è € 8,00'. */
export function leftAloneText(change: Change, outcome: Outcome | undefined): string {
  if (outcome?.kind !== 'conflict') {
    return 'dati salvati non completi: apri la scheda, controlla e salva';
  }
  const { current } = outcome;
  if (current === null) return 'eliminato nel frattempo';
  if (!change.before || !change.after) return 'cambiato nel frattempo';
  return conflictsOf(change, current)
    .map((name) => `${guestLabel(name)}: adesso è ${valueInWords(name, current)}`)
    .join(' · ');
}
