import type { ReactNode } from 'react';
import type { Purpose } from '../../data/staff/history';
import type { Save } from '../../data/staff/save-product';
import { type Outcome, type Outcomes, writtenIn } from '../../data/staff/write-changes';
import { type Change, conflictsOf, differencesOf } from '../../domain/changes/change';
import { fields, guestLabel } from '../../domain/product/fields';
import { valueInWords } from '../../domain/product/words';
import { counted, countedProducts, withName } from '../texts';

/** What to write, in one commit. */
export type Job = Save & {
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

/** The changes that could not be written. Of an order that was refused, those that refused it. */
export const leftAloneIn = ({ changes }: Job, outcomes: Outcomes) =>
  changes.filter(({ id }) => ['conflict', 'unfit'].includes(outcomes.get(id)?.kind ?? ''));

/** The outcome of a job in numbers. */
export function outcomeText(job: Job, outcomes: Outcomes): string {
  const written = writtenIn(job.changes, outcomes);
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

/** Why a product was not written, field by field: 'Prezzo: adesso è € 8,00'; '' if it was. */
export function leftAloneText(change: Change, outcome: Outcome | undefined): string {
  if (outcome?.kind === 'unfit') return INCOMPLETE;
  if (outcome?.kind !== 'conflict') return '';
  const { current } = outcome;
  if (current === null) return 'eliminato nel frattempo';
  if (!change.before || !change.after) return 'cambiato nel frattempo';
  return conflictsOf(change, current)
    .map((name) => `${guestLabel(name)}: adesso è ${valueInWords(name, current)}`)
    .join(' · ');
}

/** Hint for a product that cannot be written until its form is completed. */
export const INCOMPLETE = 'dati salvati non completi: apri la scheda, controlla e salva';

/** What failed, for all the products of a job: the hint of `failureHint` or `leftAloneText` follows it. */
export function failedText({ changes }: Pick<Job, 'changes'>): string {
  if (changes.every(({ before }) => before === null))
    return "Errore durante l'aggiunta dell'articolo";
  if (changes.every(({ after }) => after === null)) {
    return "Errore durante l'eliminazione dell'articolo";
  }
  return "Errore durante l'aggiornamento dell'articolo";
}

/** What a form's save says until its answer. */
export const progressText = ({ changes }: Job) =>
  changes[0]?.before === null ? 'Inserimento in corso...' : 'Aggiornamento in corso...';

/** What has changed in one dish, with old and new: 'Napoli: € 8,40 → € 8,60'. */
function changedText(change: Change): string {
  const parts = differencesOf(change).map(({ field }) => {
    const values = `${valueInWords(field, change.before)} → ${valueInWords(field, change.after)}`;
    return field === 'prezzo' ? values : `${guestLabel(field)} ${values}`;
  });
  return `${change.nome}: ${parts.join(' · ')}`;
}

/** What a write of one dish says once it is written. */
function doneWords({ purpose, withoutPicture = [] }: Job, { nome, before, after }: Change): Words {
  if (purpose === 'undo' && after) {
    const hint = withoutPicture.length > 0 && 'La foto non c’è più';
    return { text: withName('Rimesso', nome), hint };
  }
  if (after === null) return { text: withName('Eliminato', nome) };
  if (before === null) return { text: 'Inserimento completato', hint: withName('Aggiunto', nome) };
  if (purpose === 'row')
    return { text: 'Salvato', hint: changedText({ id: '', nome, before, after }) };
  return { text: withName('Salvato', after.nome ?? nome) };
}

type Words = { text: ReactNode; hint?: ReactNode };

/** The outcome of a job where its page does not show it. */
export function outcomeWords(job: Job, outcomes: Outcomes): Words {
  const [first, ...others] = job.changes;
  const left = leftAloneIn(job, outcomes);
  if (!first || others.length > 0) {
    const names = left.map(({ nome }) => nome).join(', ');
    return { text: outcomeText(job, outcomes), hint: names && `Non toccati: ${names}` };
  }
  if (left.length === 0) return doneWords(job, first);
  const hint = `${first.nome}: ${leftAloneText(first, outcomes.get(first.id))}`;
  return { text: failedText(job), hint };
}
