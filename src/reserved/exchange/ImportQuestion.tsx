import type { Change } from '../../domain/changes/change';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { inNumbers } from '../changes/run-words';
import { counted } from '../counted';
import { ProductNames } from '../ProductNames';

/** What the person is asked to confirm: a snapshot of the preview. */
export type ImportQuestionTexts = {
  changes: readonly Change[];
  /** How many rows somebody has left out. */
  leftOut: number;
  /** What makes the file suspicious. */
  warning: string | null;
};

type ImportQuestionProps = {
  /** null closes the dialog. */
  question: ImportQuestionTexts | null;
  onConfirm: (changes: readonly Change[]) => void;
  onCancel: () => void;
};

/** How many names the question lists. */
const SHOWN = 20;

/** Says in numbers what the import will do, and names what it deletes. */
export function ImportQuestion({ question, onConfirm, onCancel }: ImportQuestionProps) {
  const { changes = [], leftOut = 0, warning = null } = question ?? {};
  const deleted = changes.filter(({ after }) => after === null);
  const more = deleted.length - SHOWN;
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Importare ${counted(changes.length, 'modifica', 'modifiche')}?`}
      confirm={deleted.length > 0 ? 'Elimina e importa' : 'Importa'}
      cancel="Non ora"
      onConfirm={() => onConfirm(changes)}
      onCancel={onCancel}
      // The panel that takes the form's place takes the focus too.
      onConfirmed={() => {}}
    >
      <p>
        <strong>{inNumbers('import', changes)}.</strong>
        {leftOut > 0 && ` ${counted(leftOut, 'riga resta', 'righe restano')} fuori.`}
      </p>
      {deleted.length > 0 && (
        <p>
          Elimina:{' '}
          <ProductNames names={deleted.slice(0, SHOWN).map(({ nome }) => nome || 'Senza nome')} />
          {more > 0 && (more === 1 ? ' e un altro' : ` e altri ${more}`)}.
        </p>
      )}
      {warning && <p>{warning}</p>}
      <p>Dopo puoi ancora tornare indietro.</p>
    </ConfirmDialog>
  );
}
