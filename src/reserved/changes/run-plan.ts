import { browserStorage } from '../../data/browser-storage';
import type { Purpose } from '../../data/staff/history';
import { type Change, differencesOf } from '../../domain/changes/change';
import { counted, products } from '../counted';

/** What a run is for. Its undo is a run of the same id. */
export type RunPurpose = 'prices' | 'import' | 'undo';

/** What a run is to do. */
export type RunPlan = { id: string; purpose: RunPurpose; changes: readonly Change[] };

const keyOf = (id: string) => `corsa ${id}` as const;

/** Keeps a plan until the run is whole, so that another visit of this browser can go on with it. */
export function keepPlan({ id, purpose, changes }: RunPlan): void {
  browserStorage.local.set(keyOf(id), JSON.stringify({ id, purpose, changes }));
}

/** The plan of a run that this browser has begun; null where it has none. */
export function readPlan(id: string): RunPlan | null {
  try {
    // Nobody else writes it. The writer compares each change with what stands, and the rules check what is written.
    return JSON.parse(browserStorage.local.get(keyOf(id)) ?? 'null') as RunPlan | null;
  } catch {
    return null;
  }
}

export function dropPlan(id: string): void {
  browserStorage.local.remove(keyOf(id));
}

/** The name of what a write was for, where that is not one product. */
export const PURPOSE_TITLE: Partial<Record<Purpose, string>> = {
  prices: 'Cambio dei prezzi',
  import: 'Importazione',
  undo: 'Ritorno a com’era prima',
  restore: 'Ripristino da una copia',
  disponibilita: 'Disponibilità',
  avviso: 'Avviso e chiusure',
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
  const parts = [
    added > 0 && counted(added, 'nuovo', 'nuovi'),
    edited > 0 && counted(edited, 'cambiato', 'cambiati'),
    deleted > 0 && counted(deleted, 'eliminato', 'eliminati'),
  ];
  return parts.filter(Boolean).join(', ');
}
