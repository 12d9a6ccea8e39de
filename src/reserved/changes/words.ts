import type { HistoryEntry, Purpose } from '../../data/staff/history';
import type { Outcome, Outcomes } from '../../data/staff/write-changes';
import { type Change, conflictsOf, differencesOf } from '../../domain/changes/change';
import { daysBetween, dayText } from '../../domain/hours/days';
import { calendarDay, timeText } from '../../domain/hours/local-time';
import { fields, guestLabel } from '../../domain/product/fields';
import { valueInWords } from '../../domain/staff/words';
import { restaurant } from '../../restaurant';
import { counted, countedProducts } from '../texts';
import { type Job, writtenIn } from './job';

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

/** Which way changes go, if all go the same: ', prezzi più alti'. An undo and its own undo have the same title otherwise. */
function directionOf(changes: readonly Change[]): string {
  if (changes.every(({ before }) => before === null)) return ', piatti rimessi';
  if (changes.every(({ after }) => after === null)) return ', piatti tolti';
  const steps = changes.flatMap(differencesOf);
  if (!steps.every(({ field }) => /price/i.test(fields[field].kind))) return '';
  if (steps.every(({ before, after }) => Number(after) > Number(before)))
    return ', prezzi più alti';
  if (steps.every(({ before, after }) => Number(after) < Number(before)))
    return ', prezzi più bassi';
  return '';
}

/** The title of an entry of several products: 'Cambio dei prezzi: 36 piatti'. */
export function entryTitle({ purpose, changes }: HistoryEntry): string {
  const direction = purpose === 'undo' ? directionOf(changes) : '';
  return `${titleOf(purpose)}${direction}: ${countedProducts(changes.length)}`;
}

/** What a change did: 'prezzo da € 7,00 a € 7,50 · nome'. Of texts, pictures and positions only the field is named. */
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
  const [day, today] = [calendarDay(instant, hours), calendarDay(now, hours)];
  const named = ['oggi', 'ieri'][daysBetween(day, today)] ?? dayText(day, today, 'date');
  return `${named} ${timeText(instant, hours)}`;
}

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
