import { type Change, canBeUndone, losesAllergens, reversed } from '../../domain/changes/change';
import { allergenAnswer } from '../../domain/product/allergens';
import type { Question } from '../../ui/useQuestion';
import { countedProducts, unreadableLine } from '../texts';
import { PreviewGroup, PreviewToConfirm } from './ChangePreview';

/** Whether an undo takes allergens away, or says again that there are none, which somebody has taken back. */
function needsLook(change: Change): boolean {
  const [before, after] = [change.before, change.after].map((side) => {
    const { allergeni, nessunAllergene = false, allergeniDaVerificare } = side ?? {};
    return allergeni && allergenAnswer({ allergeni, nessunAllergene, allergeniDaVerificare });
  });
  return losesAllergens(change) || (after === 'none' && before !== undefined && before !== 'none');
}

/** Confirmation for an undo. @param changes what it would write @param unreadable how many records it cannot undo */
export function undoQuestion(changes: readonly Change[], unreadable: number): Question {
  const loses = changes.some(needsLook);
  const deleted = changes.filter(({ after }) => after === null).length;
  const title = deleted > 0 ? `Eliminare ${countedProducts(deleted)}?` : 'Rimettere com’era?';
  const restored = changes.length - deleted;
  const steps = [
    (restored > 0 || deleted === 0) && `rimetti ${countedProducts(restored)}`,
    deleted > 0 && `elimina ${countedProducts(deleted)}`,
  ];
  return {
    title: loses ? 'Rimettere meno allergeni di adesso?' : title,
    text: <UndoPreview changes={changes} unreadable={unreadable} />,
    confirm: `Sì, ${steps.filter(Boolean).join(' ed ')}`,
    cancel: 'Lascia come adesso',
  };
}

type UndoPreviewProps = { changes: readonly Change[]; unreadable: number };

/** What an undo writes: first the products whose allergens need a look. */
function UndoPreview({ changes, unreadable }: UndoPreviewProps) {
  const rowsOf = (loses: boolean) =>
    changes
      .filter((change) => needsLook(change) === loses)
      .map((change) => {
        const isUnfit = !canBeUndone(reversed(change));
        const note = isUnfit ? 'Non si può rimettere: apri la scheda' : null;
        const { id: key, nome, after } = change;
        return { key, nome, change, note: after === null ? 'Si elimina dal menu' : note };
      });
  return (
    <PreviewToConfirm>
      {unreadable > 0 && (
        <p>{`${unreadableLine(unreadable)}: quello che hanno cambiato resta com’è`}</p>
      )}
      <PreviewGroup
        title="Con meno allergeni di adesso, o nessuno"
        hint="Chi evita un allergene vedrà questi piatti tra quelli che può scegliere. Controlla gli ingredienti prima."
        rows={rowsOf(true)}
      />
      <PreviewGroup title="Che cosa torna com’era" rows={rowsOf(false)} />
    </PreviewToConfirm>
  );
}
