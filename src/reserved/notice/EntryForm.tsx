import { useForm } from 'react-hook-form';
import { serverNow } from '../../data/server-time';
import { capital } from '../../domain/hours/weekly-hours';
import type { Tonight } from '../../domain/tonight/tonight';
import {
  type EntryKind,
  MAX_NOTICE_LENGTH,
  type TonightEntry,
} from '../../domain/tonight/tonight-changes';
import { paths } from '../../paths';
import { controlId, Field } from '../../ui/Field';
import { dropDraft, useDraft } from '../draft/drafts';
import { LeaveQuestion } from '../LeaveQuestion';
import { useReserved } from '../ReservedLayout';
import { DayField } from './DayField';
import { checkEntry, type EntryValues, entryValuesOf, kinds } from './entries';

/** The key of the form's draft: one is open at a time. */
export const DRAFT_KEY = 'avviso';

/** What the open form is about; `before` is null for a new entry. */
export type Edit = { kind: EntryKind; before: TonightEntry | null };

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('textarea, input:checked')?.focus();
}

type EntryFormProps = {
  edit: Edit;
  tonight: Tonight;
  saving: boolean;
  onSave: (entry: TonightEntry) => void;
  onClose: () => void;
};

/** The form of a notice, a closing or an opening. What is typed is kept as a draft until it is saved or dropped. */
export function EntryForm({ edit, tonight, saving, onSave, onClose }: EntryFormProps) {
  const { kind, before } = edit;
  const { name, first, last, endless } = kinds[kind];
  const { user, staff } = useReserved();
  const form = useForm<EntryValues, unknown, TonightEntry>({
    defaultValues: entryValuesOf(kind, before, serverNow()),
    resolver: (values) => {
      const checked = checkEntry(kind, values, tonight, serverNow());
      if (!('message' in checked)) return { values: checked, errors: {} };
      const { field, message } = checked;
      return { values: {}, errors: { [field]: { type: 'check', message } } };
    },
  });
  const { register, setValue, formState } = form;
  const { isDirty, isSubmitted, errors } = formState;
  useDraft(form, {
    uid: user.uid,
    key: DRAFT_KEY,
    name: () => name,
    to: paths.notice,
    more: edit,
  });
  const drop = () => dropDraft(user.uid, DRAFT_KEY);

  const values = form.watch();
  const set = (field: 'dal' | 'al') => (day: string) => {
    // A closing is of one day until its end is said: the end follows the beginning.
    const ends = values.al === values.dal || values.al < day;
    if (field === 'dal' && kind === 'chiusure' && values.al && ends) setValue('al', day);
    setValue(field, day, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const day = (field: 'dal' | 'al', label: string) => (
    <DayField
      id={controlId(field)}
      label={label}
      problem={errors[field]?.message}
      value={values[field]}
      onChange={set(field)}
      now={serverNow()}
      {...(field === 'al' && { from: values.dal, none: endless })}
    />
  );
  const time = (field: 'dalle' | 'alle') => (
    <Field id={controlId(field)} label={capital(field)} problem={errors[field]?.message}>
      {(control) => (
        <input {...control} {...register(field)} type="time" className="form-control" />
      )}
    </Field>
  );

  return (
    <form
      ref={focusFirst}
      className="entry-form"
      aria-label={capital(name)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!staff || saving) return;
        void form.handleSubmit(onSave, (wrong) => {
          document.getElementById(controlId(Object.keys(wrong)[0] ?? ''))?.focus();
        })();
      }}
    >
      {kind === 'avvisi' && (
        <Field
          id={controlId('testo')}
          label="Testo"
          hint={`${values.testo.length} di ${MAX_NOTICE_LENGTH} caratteri`}
          problem={errors.testo?.message}
        >
          {(control) => (
            <textarea {...control} {...register('testo')} className="form-control" rows={3} />
          )}
        </Field>
      )}
      {day('dal', first)}
      {last ? (
        day('al', last)
      ) : (
        <div className="entry-times">
          {time('dalle')}
          {time('alle')}
        </div>
      )}
      <div className="entry-actions">
        <button type="submit" className="btn btn-primary" disabled={!staff} aria-disabled={saving}>
          Salva {name}
        </button>
        <button
          type="button"
          className="btn btn-outline-dark"
          disabled={saving}
          onClick={() => {
            drop();
            onClose();
          }}
        >
          Annulla
        </button>
      </div>
      <LeaveQuestion
        // A save that is under way goes on, and keeps the draft where it fails.
        wouldLose={() => isDirty && !saving}
        onLeave={drop}
      />
    </form>
  );
}
