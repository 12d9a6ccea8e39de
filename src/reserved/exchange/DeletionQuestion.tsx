import type { Change } from '../../domain/changes/change-plan';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { products } from '../counted';
import { ProductNames } from '../ProductNames';

type DeletionQuestionProps = {
  /** What the import would write; null closes the dialog. */
  question: readonly Change[] | null;
  onConfirm: (question: readonly Change[]) => void;
  onCancel: () => void;
  /** Called when the dialog has closed after a confirmation. */
  onConfirmed: () => void;
};

/** How many names the question lists. */
const SHOWN = 20;

/** Asks before an import that deletes products, and names them. */
export function DeletionQuestion({ question, onConfirm, ...answers }: DeletionQuestionProps) {
  const all = question ?? [];
  const deleted = all.filter(({ after }) => after === null);
  const more = deleted.length - SHOWN;
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Eliminare ${products(deleted.length)} dal menu?`}
      confirm={deleted.length === all.length ? 'Elimina' : 'Elimina e importa'}
      cancel="Non ora"
      onConfirm={() => onConfirm(all)}
      {...answers}
    >
      <p>
        <ProductNames names={deleted.slice(0, SHOWN).map(({ nome }) => nome || 'Senza nome')} />
        {more > 0 && (more === 1 ? ' e un altro' : ` e altri ${more}`)}. Dopo puoi ancora annullare.
      </p>
    </ConfirmDialog>
  );
}
