import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Notice as GuestNotice } from '../../domain/tonight';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { controlId } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { LeaveQuestion } from '../LeaveQuestion';
import { searchToReturnTo } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { NoticeFields } from './NoticeFields';
import { PresentNotice } from './PresentNotice';
import { useNoticeForm } from './useNoticeForm';

type NoticeFormProps = {
  /** null where there is none that guests read now or will read. */
  present: GuestNotice | null;
};

/** The present notice, and the form that changes it or makes a new one. */
export function NoticeForm({ present }: NoticeFormProps) {
  const { staff } = useReserved();
  const search = searchToReturnTo(useLocation());
  const form = useNoticeForm(present);
  const { problem, failure, saving } = form;

  useEffect(() => {
    if (problem) document.getElementById(controlId(problem.field))?.focus();
  }, [problem]);

  return (
    <form
      className="notice-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (staff) form.save();
      }}
    >
      <div role="alert">
        {failure && (
          <Notice
            kind="error"
            icon="circle-alert"
            title={failure.message}
            onClose={form.dismissFailure}
          >
            <p>{failure.hint}</p>
          </Notice>
        )}
      </div>
      {present ? (
        <PresentNotice notice={present} enabled={staff && !saving} onRemove={form.remove} />
      ) : (
        <p>Adesso non c’è nessun avviso.</p>
      )}
      <fieldset className="notice-body" disabled={saving}>
        <NoticeFields form={form} />
      </fieldset>
      <ActionBar>
        <Link className="btn btn-outline-dark" to={paths.reserved + search}>
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button type="submit" className="btn btn-primary" disabled={!staff} aria-disabled={saving}>
          Salva avviso
        </button>
      </ActionBar>
      <ConfirmDialog
        open={form.endless}
        title="Un avviso senza una fine?"
        confirm="Salva senza fine"
        cancel="Torna al modulo"
        onConfirm={form.confirmEndless}
        onCancel={form.cancelEndless}
      >
        <p>Resta finché qualcuno lo rimuove, anche fra una settimana. Con «Al» sparisce da solo.</p>
      </ConfirmDialog>
      <LeaveQuestion wouldLose={form.wouldLose} onLeave={() => {}} saving={saving} />
    </form>
  );
}
