import { useState } from 'react';
import type { Change } from '../../domain/change-plan';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { products } from '../changes/run-texts';
import { ProductNames } from '../ProductNames';
import { changes } from './import-texts';

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
export function DeletionQuestion(props: DeletionQuestionProps) {
  const { question, onConfirm, onCancel, onConfirmed } = props;
  // The text stays in the dialog while it fades out.
  const [lastQuestion, setLastQuestion] = useState(question);
  if (question && question !== lastQuestion) setLastQuestion(question);
  const [confirmed, setConfirmed] = useState(false);
  const all = lastQuestion ?? [];
  const deleted = all.filter(({ after }) => after === null);
  const more = deleted.length - SHOWN;
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Eliminare ${products(deleted.length)} dal menu?`}
      confirm={`Importa ${changes(all.length)}`}
      cancel="Non ora"
      onConfirm={() => {
        setConfirmed(true);
        if (question) onConfirm(question);
      }}
      onCancel={() => {
        setConfirmed(false);
        onCancel();
      }}
      onExited={() => {
        if (confirmed) onConfirmed();
      }}
      // After a confirmation the focus moves to the progress instead of the button.
      restoreFocus={!confirmed}
    >
      <p>
        <ProductNames names={deleted.slice(0, SHOWN).map(({ nome }) => nome || 'Senza nome')} />
        {more > 0 && (more === 1 ? ' e un altro' : ` e altri ${more}`)}. Dopo puoi ancora annullare.
      </p>
    </ConfirmDialog>
  );
}
