import { undoOf } from '../../data/staff/unused-pictures';
import {
  type Change,
  canBeUndone,
  compareChange,
  reversed,
  standingPart,
} from '../../domain/changes/change';
import { fetchProducts, lastRead } from '../queries';
import type { Question } from '../question';
import { countedProducts, unreadableLine } from '../texts';
import { PreviewGroup } from './ChangePreview';
import { type Job, leftAloneText } from './words';

/** Changes read from the history. Records that cannot be read are only counted. */
export type ReadChanges = { changes: readonly Change[]; unreadable: number };

/** Plans an undo. Products that are already as before are left out: one that was added, and deleted since, is not deleted. */
export async function planUndo(read: () => Promise<ReadChanges>) {
  const [{ changes, unreadable }, products] = await Promise.all([read(), fetchProducts()]);
  const stored = new Map(products.map((product) => [product.id, product]));
  const all = await Promise.all(changes.map(undoOf));
  const withoutPicture = all.filter((one) => one.losesPicture).map(({ undo }) => undo.nome);
  const differs = ({ before, after }: Change) => JSON.stringify(before) !== JSON.stringify(after);
  const isDone = (undo: Change) => compareChange(stored.get(undo.id) ?? null, undo) === 'already';
  const back = all.map(({ undo }) => undo).filter((undo) => differs(undo) && !isDone(undo));
  const job: Job = { purpose: 'undo', changes: back, withoutPicture };
  const isNothing = back.length === 0 && unreadable === 0;
  return { job, preview: isNothing ? null : previewOf(back, unreadable) };
}

/** The part of an undo that can still be written, compared with the list that was just read, and the rest in words. */
export function standingOf(job: Job): { part: Job; others: string } {
  const stored = new Map(lastRead().map((product) => [product.id, product]));
  const parts = job.changes.map((change) => {
    const current = stored.get(change.id) ?? null;
    return { ...standingPart(change, current), change, current };
  });
  const changes = parts.flatMap(({ part }) => part ?? []);
  const others = parts
    .filter((one) => one.others.length > 0)
    .map(({ change, current }) => {
      return `${change.nome}: ${leftAloneText(change, { kind: 'conflict', current })}`;
    });
  return { part: { ...job, changes }, others: others.join('. ') };
}

/** Confirmation for an undo. @param changes what it would write @param unreadable how many records it cannot undo */
function previewOf(changes: readonly Change[], unreadable: number): Question {
  const deleted = changes.filter(({ after }) => after === null).length;
  const restored = changes.length - deleted;
  const steps = [
    (restored > 0 || deleted === 0) && `rimetti ${countedProducts(restored)}`,
    deleted > 0 && `elimina ${countedProducts(deleted)}`,
  ];
  const rows = changes.map((change) => {
    const isUnfit = !canBeUndone(reversed(change));
    const note = isUnfit ? 'Non si può rimettere: apri la scheda' : null;
    const { id: key, nome, after } = change;
    return { key, nome, change, note: after === null ? 'Si elimina dal menu' : note };
  });
  return {
    title: deleted > 0 ? `Eliminare ${countedProducts(deleted)}?` : 'Rimettere com’era?',
    text: (
      <>
        {unreadable > 0 && (
          <p>{`${unreadableLine(unreadable)}: quello che hanno cambiato resta com’è`}</p>
        )}
        <PreviewGroup title="Che cosa torna com’era" rows={rows} />
      </>
    ),
    confirm: `Sì, ${steps.filter(Boolean).join(' ed ')}`,
    cancel: 'Lascia come adesso',
  };
}
