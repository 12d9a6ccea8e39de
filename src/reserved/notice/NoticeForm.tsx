import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Notice as GuestNotice } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { controlId } from '../../ui/Field';
import { focusHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { LeaveQuestion } from '../LeaveQuestion';
import { searchToReturnTo } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { LongNoticeQuestion } from './LongNoticeQuestion';
import { NoticeAlert } from './NoticeAlert';
import { NoticeFields } from './NoticeFields';
import { PresentNotice } from './PresentNotice';
import { useNoticeForm } from './useNoticeForm';

type NoticeFormProps = {
  /** null where there is none that guests read now or will read. */
  present: GuestNotice | null;
};

/** The present notice, and the form that changes it or makes a new one. */
export function NoticeForm({ present }: NoticeFormProps) {
  const { user, staff } = useReserved();
  const search = searchToReturnTo(useLocation());
  const submit = useRef<HTMLButtonElement>(null);
  const form = useNoticeForm(present, user.uid);
  const { problem, failure, saving } = form;

  useEffect(() => {
    // The notice that was removed takes its button and the focus with it.
    if (!present && document.activeElement === document.body) focusHeading();
  }, [present]);

  useEffect(() => {
    if (problem) document.getElementById(controlId(problem.field))?.focus();
  }, [problem]);

  return (
    <form
      className="notice-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!staff) return;
        // The field that Enter was pressed in is disabled while the form is saved, and would lose the focus.
        submit.current?.focus();
        form.save();
      }}
    >
      <NoticeAlert form={form} />
      {failure?.conflict ? null : present ? (
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
        <button
          ref={submit}
          type="submit"
          className="btn btn-primary"
          disabled={!staff}
          aria-disabled={saving}
        >
          Salva avviso
        </button>
      </ActionBar>
      <LongNoticeQuestion form={form} />
      <LeaveQuestion wouldLose={form.wouldLose} onLeave={form.abandon} saving={saving} />
    </form>
  );
}
