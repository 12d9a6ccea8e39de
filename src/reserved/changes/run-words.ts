import type { Outcome } from '../../data/staff/write-changes';
import { type Change, conflictsOf, differencesOf } from '../../domain/changes/change';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { counted, products } from '../counted';
import type { RunPurpose } from './run-plan';

/** The name of the work. */
export const RUN_TITLE: Record<RunPurpose, string> = {
  prices: 'Cambio dei prezzi',
  import: 'Importazione',
  undo: 'Ritorno a com’era prima',
};

/** Changes in numbers: '36 prezzi di 30 prodotti', '1 nuovo, 2 cambiati'. */
export function inNumbers(purpose: RunPurpose, changes: readonly Change[]): string {
  if (purpose === 'undo') return products(changes.length);
  if (purpose === 'prices') {
    const prices = changes.flatMap(differencesOf).length;
    return `${counted(prices, 'prezzo', 'prezzi')} di ${products(changes.length)}`;
  }
  const added = changes.filter(({ before }) => before === null).length;
  const deleted = changes.filter(({ after }) => after === null).length;
  const edited = changes.length - added - deleted;
  return [
    added > 0 && counted(added, 'nuovo', 'nuovi'),
    edited > 0 && counted(edited, 'cambiato', 'cambiati'),
    deleted > 0 && counted(deleted, 'eliminato', 'eliminati'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** Why a product was left alone, field by field: 'Prezzo: adesso è € 8,00'. */
export function leftAloneText(change: Change, outcome: Outcome): string {
  if (outcome.kind === 'unfit')
    return 'dati salvati non completi: apri la scheda, controlla e salva';
  if (outcome.kind === 'written') return '';
  const { current } = outcome;
  if (current === null) return 'eliminato nel frattempo da qualcun altro';
  if (change.before === null) return 'esiste già';
  if (change.after === null) return 'cambiato nel frattempo da qualcun altro';
  return conflictsOf(change, current)
    .map((name) => `${fieldLabel(name)}: adesso è ${valueInWords(name, current[name])}`)
    .join(' · ');
}
