import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { NoticeFormApi } from './useNoticeForm';

type LongNoticeQuestionProps = {
  form: NoticeFormApi;
};

/** Asks before a notice is saved that has no end, or ends in a far future. */
export function LongNoticeQuestion({ form }: LongNoticeQuestionProps) {
  const { question } = form;
  return (
    <ConfirmDialog
      open={question !== null}
      title={question?.title}
      confirm={question?.confirm ?? ''}
      cancel="Torna al modulo"
      onConfirm={form.confirm}
      onCancel={form.cancel}
    >
      <p>{question?.text}</p>
    </ConfirmDialog>
  );
}
