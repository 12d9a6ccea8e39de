import type { HistoryEntry } from '../../data/staff/history';
import { type Change, differencesOf } from '../../domain/changes/change';
import { dayText, timeText } from '../../domain/hours/local-time';
import { dayNumber } from '../../domain/hours/open-spans';
import { fields } from '../../domain/product/fields';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { restaurant } from '../../restaurant';
import { PURPOSE_TITLE } from '../changes/run-plan';
import { products } from '../counted';

/** What a change did: 'prezzo da € 7,00 a € 7,50 · nome'. Long values are named alone. */
export function changeText(change: Change): string {
  if (change.before === null) return 'aggiunto';
  if (change.after === null) return 'eliminato';
  return differencesOf(change)
    .map(({ field, before, after }) => {
      const label = fieldLabel(field).toLowerCase();
      const { kind } = fields[field];
      if (kind === 'text' || kind === 'picture') return label;
      return `${label} da ${valueInWords(field, before)} a ${valueInWords(field, after)}`;
    })
    .join(' · ');
}

/** The title of an entry or a run of several products: 'Cambio dei prezzi: 36 prodotti', 'interrotto: 9 di 15'. */
export function groupTitle({ purpose, run }: HistoryEntry, count: number): string {
  const title = PURPOSE_TITLE[purpose] ?? 'Modifica';
  return run && run.done < run.size
    ? `${title}, si è fermato: ${run.done} di ${run.size}`
    : `${title}: ${products(count)}`;
}

const { hours } = restaurant;

/** 'oggi 18:40', 'ieri 18:40', '3 novembre 18:40'. Both in epoch ms. */
export function momentText(instant: number, now: number): string {
  const daysAgo = dayNumber(now, hours) - dayNumber(instant, hours);
  const named = ['oggi', 'ieri'][daysAgo] ?? dayText(instant, hours, 'date');
  return `${named} ${timeText(instant, hours)}`;
}
