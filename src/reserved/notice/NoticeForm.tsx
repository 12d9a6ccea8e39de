import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { getCurrentUser } from '../../data/staff/session';
import { replaceNotice } from '../../data/staff/tonight';
import { NoticeChangedError } from '../../data/staff/write-errors';
import { type Notice as GuestNotice, isInForce } from '../../domain/tonight/tonight';
import {
  MAX_NOTICE_LENGTH,
  sameNotice,
  writableNotice,
} from '../../domain/tonight/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { ActionBar } from '../../ui/ActionBar';
import { controlId, Field } from '../../ui/Field';
import { focusHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useToasts } from '../../ui/Toasts';
import { dropDraft, findDraft } from '../draft/drafts';
import { useDraft } from '../draft/useDraft';
import { LeaveQuestion } from '../LeaveQuestion';
import { searchToReturnTo } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { type NoticeFailure, noticeFailure } from './notice-texts';
import { checkNotice, type NoticeValues, noticeValuesOf, suggestedEnd } from './notice-values';
import { NoticeText, PresentNotice } from './PresentNotice';

const { hours } = restaurant;
const { timeZone } = hours;

/** The key of its draft. */
const KEY = 'avviso';

type NoticeFormProps = {
  /** null where there is none that guests read now or will read. */
  present: GuestNotice | null;
};

/** The present notice, and the form that changes it or makes a new one. While nothing is typed it follows the present one. */
export function NoticeForm({ present }: NoticeFormProps) {
  const { user, staff } = useReserved();
  const search = searchToReturnTo(useLocation());
  const submit = useRef<HTMLButtonElement>(null);
  const toasts = useToasts();
  /** The notice that stood when typing began. */
  const [opened, setOpened] = useState(() => {
    const draft = findDraft(user.uid, KEY);
    const kept = v.safeParse(v.nullable(writableNotice), draft?.more);
    return draft && kept.success ? kept.output : present;
  });
  const form = useForm<NoticeValues>({
    defaultValues: noticeValuesOf(opened, timeZone),
    resolver: (values) => {
      const checked = checkNotice(values, Date.now(), timeZone);
      if (!('problem' in checked)) return { values, errors: {} };
      const { field, message } = checked.problem;
      return { values: {}, errors: { [field]: { type: 'check', message } } };
    },
  });
  const { register, reset, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  useDraft(form, {
    uid: user.uid,
    key: KEY,
    name: () => 'avviso ai clienti',
    to: paths.notice,
    more: opened,
  });
  const [failure, setFailure] = useState<NoticeFailure | null>(null);
  const [saving, setSaving] = useState(false);
  /** Where a failure is told; null once the page is left. */
  const alert = useRef<HTMLDivElement>(null);

  const [seen, setSeen] = useState(opened);
  useEffect(() => {
    if (isDirty || saving || sameNotice(present, seen)) return;
    setSeen(present);
    setOpened(present);
    reset(noticeValuesOf(present, timeZone));
  }, [isDirty, saving, present, seen, reset]);

  useEffect(() => {
    // The notice that was removed takes its button and the focus with it.
    if (!present && document.activeElement === document.body) focusHeading();
  }, [present]);

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  /** Writes a notice, or removes it, once at a time; the outcome is told wherever the page is left for. */
  async function write(notice: GuestNotice | null, from: GuestNotice | null) {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    const close = toasts.show({ kind: 'progress', text: 'Salvataggio in corso...' });
    try {
      await replaceNotice(notice, from, hours);
      // A notice that is removed leaves what is typed as it is.
      if (notice || !isDirty) {
        dropDraft(user.uid, KEY);
        reset(noticeValuesOf(notice, timeZone));
      }
      setOpened(notice);
      tellSuccess(notice);
    } catch (error) {
      if (!(error instanceof NoticeChangedError)) console.error(error);
      tellFailure(noticeFailure(error, notice));
    } finally {
      close();
      setSaving(false);
    }
  }

  function tellSuccess(notice: GuestNotice | null) {
    if (!getCurrentUser()) return;
    const inForce = notice !== null && isInForce(notice, Date.now());
    toasts.show({
      kind: 'success',
      text: notice ? 'Avviso salvato' : 'Avviso rimosso',
      link: inForce ? { to: paths.menu, label: 'Vedi nel menu' } : undefined,
    });
  }

  function tellFailure(failed: NoticeFailure) {
    // Where the session has ended, what was typed is there after the next sign-in.
    if (!getCurrentUser()) return;
    if (alert.current) setFailure(failed);
    else {
      const link = { to: paths.notice, label: 'Torna all’avviso' };
      toasts.show({ kind: 'error', text: failed.message, hint: failed.hint, link });
    }
  }

  const save = form.handleSubmit((values) => {
    const checked = checkNotice(values, Date.now(), timeZone);
    if ('notice' in checked) return write(checked.notice, opened);
  });

  function takeTheirs(current: GuestNotice | null) {
    setFailure(null);
    setOpened(current);
    reset(noticeValuesOf(current, timeZone));
  }

  const values = form.watch();
  function field(name: 'testo' | 'dal' | 'al' | 'chiuso') {
    const registered = register(name);
    return {
      ...registered,
      onChange: async (event: Parameters<typeof registered.onChange>[0]) => {
        await registered.onChange(event);
        const { al, endSuggested } = suggestedEnd(form.getValues(), name, Date.now(), hours);
        form.setValue('endSuggested', endSuggested, { shouldDirty: true });
        form.setValue('al', al, { shouldDirty: true });
      },
    };
  }
  const length = `${values.testo.length} di ${MAX_NOTICE_LENGTH} caratteri`;
  const endHint = values.endSuggested
    ? 'Fine del servizio: cambiala se restate chiusi di più'
    : 'Vuoto: resta finché qualcuno lo rimuove, anche fra una settimana';

  return (
    <form
      className="notice-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!staff || saving || isSubmitting) return;
        // The field that Enter was pressed in is disabled while the form is saved, and would lose the focus.
        submit.current?.focus();
        void save();
      }}
    >
      <div role="alert" ref={alert} tabIndex={-1}>
        {failure && (
          <FailureNotice
            failure={failure}
            onMine={(wanted, current) => void write(wanted, current)}
            onTheirs={takeTheirs}
            onClose={() => setFailure(null)}
          />
        )}
      </div>
      {failure?.conflict ? null : present ? (
        <PresentNotice
          notice={present}
          enabled={staff && !saving}
          onRemove={() => void write(null, present)}
        />
      ) : (
        <p>Adesso non c’è nessun avviso.</p>
      )}
      <fieldset className="notice-body" disabled={saving}>
        <Field
          id={controlId('testo')}
          label="Testo"
          hint={
            values.chiuso
              ? `Facoltativo: che siete chiusi, e quando riaprite, lo dice già il sito. ${length}`
              : length
          }
          problem={errors.testo?.message}
        >
          {(control) => (
            <textarea {...control} {...field('testo')} className="form-control" rows={3} />
          )}
        </Field>
        <div className="notice-times">
          {(['dal', 'al'] as const).map((name) => (
            <Field
              key={name}
              id={controlId(name)}
              label={name === 'dal' ? 'Dal' : 'Al'}
              hint={name === 'dal' ? 'Vuoto: da subito' : endHint}
              problem={errors[name]?.message}
            >
              {(control) => (
                <input
                  {...control}
                  {...field(name)}
                  type="datetime-local"
                  className="form-control"
                />
              )}
            </Field>
          ))}
        </div>
        <label className="notice-closed form-check form-switch">
          <input
            {...field('chiuso')}
            type="checkbox"
            role="switch"
            className="form-check-input"
            aria-checked={values.chiuso}
          />
          Siamo chiusi
        </label>
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
      <LeaveQuestion
        wouldLose={() => isDirty && !saving}
        onLeave={() => dropDraft(user.uid, KEY)}
      />
    </form>
  );
}

type FailureNoticeProps = {
  failure: NoticeFailure;
  onMine: (wanted: GuestNotice | null, current: GuestNotice | null) => void;
  onTheirs: (current: GuestNotice | null) => void;
  onClose: () => void;
};

/** Why the last change failed; where somebody else was faster, what they have written, and which of the two shall stand. */
function FailureNotice({ failure, onMine, onTheirs, onClose }: FailureNoticeProps) {
  const { message, hint, conflict } = failure;
  if (!conflict) {
    return (
      <Notice kind="error" icon="circle-alert" title={message} onClose={onClose}>
        <p>{hint}</p>
      </Notice>
    );
  }
  const { current, wanted } = conflict;
  return (
    <Notice
      icon="info"
      title={message}
      actions={
        <>
          <button type="button" className="btn btn-primary" onClick={() => onMine(wanted, current)}>
            {wanted ? 'Tieni il mio' : 'Rimuovi lo stesso'}
          </button>
          <button type="button" className="btn btn-outline-dark" onClick={() => onTheirs(current)}>
            {current ? 'Prendi il loro' : 'Resta senza avviso'}
          </button>
        </>
      }
    >
      <p>{hint}</p>
      {current && <NoticeText notice={current} />}
    </Notice>
  );
}
