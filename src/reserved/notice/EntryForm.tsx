import { useEffect, useRef } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { serverNow } from '../../data/server-time';
import type { Tonight } from '../../domain/tonight/tonight';
import { MAX_NOTICE_LENGTH, type TonightEntry } from '../../domain/tonight/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { controlId, Field } from '../../ui/Field';
import { dropDraft } from '../draft/drafts';
import { useDraft } from '../draft/useDraft';
import { LeaveQuestion } from '../LeaveQuestion';
import { useReserved } from '../ReservedLayout';
import { DayField } from './DayField';
import { DRAFT_KEY, texts } from './entry-texts';
import { checkEntry, type EntryValues, entryValuesOf } from './entry-values';
import type { Edit } from './useEntries';

const { hours } = restaurant;

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
  const { user, staff } = useReserved();
  const check = (values: EntryValues) => checkEntry(kind, values, tonight, serverNow(), hours);
  const form = useForm<EntryValues>({
    defaultValues: entryValuesOf(kind, before, serverNow(), hours),
    resolver: (values) => {
      const checked = check(values);
      if (!('problem' in checked)) return { values, errors: {} };
      const { field, message } = checked.problem;
      return { values: {}, errors: { [field]: { type: 'check', message } } };
    },
  });
  const { register, setValue, watch, formState } = form;
  const { isDirty, errors } = formState;
  useDraft(form, {
    uid: user.uid,
    key: DRAFT_KEY,
    name: () => texts[kind].draft,
    to: paths.notice,
    more: edit,
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('textarea, input:checked')?.focus();
  }, []);

  const drop = () => dropDraft(user.uid, DRAFT_KEY);
  const values = watch();
  const set = (name: FieldPath<EntryValues>, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  /** A closing is of one day until its end is said: the end follows the beginning. */
  function setFirst(day: string) {
    if (kind === 'chiusure' && (values.al === values.dal || (values.al && values.al < day))) {
      set('al', day);
    }
    set('dal', day);
  }

  const days = (name: 'dal' | 'al', label: string, none?: string) => (
    <DayField
      id={controlId(name)}
      label={label}
      problem={errors[name]?.message}
      value={values[name]}
      onChange={name === 'dal' ? setFirst : (day) => set('al', day)}
      now={serverNow()}
      {...(name === 'al' && { from: values.dal })}
      {...(none && { none })}
    />
  );
  const time = (name: 'dalle' | 'alle', label: string) => (
    <Field id={controlId(name)} label={label} problem={errors[name]?.message}>
      {(control) => <input {...control} {...register(name)} type="time" className="form-control" />}
    </Field>
  );

  return (
    <form
      ref={box}
      className="entry-form"
      aria-label={texts[kind].form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!staff || saving) return;
        void form.handleSubmit(
          (checked) => {
            const result = check(checked);
            if ('entry' in result) onSave(result.entry);
          },
          (wrong) => {
            const [name] = Object.keys(wrong);
            document.getElementById(controlId(name ?? ''))?.focus();
          },
        )();
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
      {days('dal', kind === 'aperture' ? 'Giorno' : kind === 'avvisi' ? 'Da' : 'Primo giorno')}
      {kind === 'aperture' ? (
        <div className="entry-times">
          {time('dalle', 'Dalle')}
          {time('alle', 'Alle')}
        </div>
      ) : (
        days(
          'al',
          kind === 'avvisi' ? 'Fino a, compreso' : 'Ultimo giorno, compreso',
          kind === 'avvisi' ? 'finché lo togli' : 'fino a nuovo avviso',
        )
      )}
      <div className="entry-actions">
        <button type="submit" className="btn btn-primary" disabled={!staff} aria-disabled={saving}>
          {texts[kind].save}
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
