import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { NoticeFormApi } from './useNoticeForm';

type LongNoticeQuestionProps = {
  form: NoticeFormApi;
};

/** Asks before a notice is saved that has no end, or ends in a far future. */
export function LongNoticeQuestion({ form }: LongNoticeQuestionProps) {
  const { question } = form;
  // The dialog keeps its texts until it has faded out.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  return (
    <ConfirmDialog
      open={question !== null}
      title={shown?.title}
      confirm={shown?.confirm ?? ''}
      cancel="Torna al modulo"
      onConfirm={form.confirm}
      onCancel={form.cancel}
    >
      <p>{shown?.text}</p>
    </ConfirmDialog>
  );
}
