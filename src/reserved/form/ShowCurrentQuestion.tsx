import { ConfirmDialog } from '../../ui/ConfirmDialog';

type ShowCurrentQuestionProps = {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called when the dialog has left the screen after a confirmation. */
  onConfirmed: () => void;
};

/** Asks before what was typed is replaced by what somebody else has saved meanwhile. */
export function ShowCurrentQuestion(props: ShowCurrentQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Scartare le tue modifiche?"
      confirm="Scarta le mie modifiche"
      cancel="Continua a modificare"
    >
      <p>Al loro posto vedrai il prodotto com'è adesso. Quello che hai scritto andrà perso.</p>
    </ConfirmDialog>
  );
}
