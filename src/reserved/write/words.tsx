import type { Purpose } from '../../data/staff/history';
import type { Save } from '../../data/staff/save-product';
import { type Outcome, type Outcomes, writtenIn } from '../../data/staff/written';
import { type Change, conflictsOf, differencesOf, joinChanges } from '../../domain/changes/change';
import { fields, guestLabel, type UnitName } from '../../domain/product/fields';
import { priceNames } from '../../domain/product/sizes';
import { valueInWords } from '../../domain/product/words';
import type { Done } from '../foot-line';
import { counted, countedProducts } from '../texts';

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
  const { before, after } = change;
  return differencesOf(change)
    .map(({ field }) =>
      fieldText(field, () => {
        const values = `da ${valueInWords(field, before)} a ${valueInWords(field, after)}`;
        return `${lowered(guestLabel(field))} ${values}`;
      }),
    )
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

/** Of texts, pictures and positions only the field is named, in lower case; of anything else the values. */
function fieldText(field: UnitName, valuesOf: () => string): string {
  const isLong = ['text', 'picture', 'position'].includes(fields[field].kind);
  return isLong ? lowered(guestLabel(field)) : valuesOf();
}

const lowered = (label: string) => label.replace(/^./, (first) => first.toLowerCase());

/** What has changed in one dish, with old and new: 'Napoli: € 8,40 → € 8,60'. */
function changedText(change: Change): string {
  const { nome, before, after } = change;
  if (before === null) return `Aggiunto «${nome}»`;
  if (after === null) return `Eliminato «${nome}»`;
  const parts = differencesOf(change).map(({ field }) =>
    fieldText(field, () => {
      const values = `${valueInWords(field, before)} → ${valueInWords(field, after)}`;
      return field === 'prezzo' ? values : `${guestLabel(field)} ${values}`;
    }),
  );
  return `${after.nome ?? nome}: ${parts.join(' · ') || 'salvato'}`;
}

const isOfPrices = (change: Change) =>
  differencesOf(change).every(({ field }) => priceNames.some((name) => name === field));

/** What kind of changes these are: those of one kind add up. */
function kindOf(changes: readonly Change[]): 'Eliminati' | 'Prezzi' | 'Cambiati' {
  if (changes.every(({ after }) => after === null)) return 'Eliminati';
  return changes.every(isOfPrices) ? 'Prezzi' : 'Cambiati';
}

/** A success for the line at the foot. @param undo null if nothing takes it back */
export function doneOf(
  job: Job,
  written: readonly Change[],
  undo: ((changes: readonly Change[]) => void) | null,
): Done<Change> {
  if (job.purpose === 'undo') return { ...undoneOf(job, written), undo: null };
  return {
    kind: kindOf(written),
    items: written,
    join: joinChanges,
    undo,
    text([first, ...others]) {
      if (!first) return outcomeText(job, new Map());
      if (others.length === 0) return changedText(first);
      return `${kindOf(written)}: ${countedProducts(others.length + 1)}`;
    },
  };
}

/** An undo that is written. Nothing takes it back but the history. */
function undoneOf(job: Job, written: readonly Change[]): Omit<Done<Change>, 'undo'> {
  const [only] = written.length === 1 ? written : [];
  const lost = job.withoutPicture?.length ? '. La foto non c’è più' : '';
  const outcomes = new Map(written.map(({ id }) => [id, { kind: 'written' as const }]));
  const text = only?.after ? `Rimesso «${only.nome}»` : outcomeText(job, outcomes);
  return { kind: null, items: written, join: joinChanges, text: () => text + lost };
}

/** What was not written, where its page does not show it; null if all was. */
export function problemWords(job: Job, outcomes: Outcomes): { text: string; hint: string } | null {
  const left = leftAloneIn(job, outcomes);
  const [first] = left;
  if (!first) return null;
  if (job.changes.length > 1) {
    const names = left.map(({ nome }) => nome).join(', ');
    return { text: outcomeText(job, outcomes), hint: `Non toccati: ${names}` };
  }
  const hint = `${first.nome}: ${leftAloneText(first, outcomes.get(first.id))}`;
  return { text: failedText(job), hint };
}
