import { useForm, useWatch } from 'react-hook-form';
import { serverNow } from '../../data/clock';
import { capital } from '../../domain/hours/weekly-hours';
import { MAX_NOTICE_LENGTH, type TonightEntry } from '../../domain/staff/tonight-changes';
import type { Tonight } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { controlId, Field } from '../../ui/form/Field';
import { useQuestion } from '../../ui/useQuestion';
import { useDraft } from '../draft/drafts';
import { useServerTime } from '../queries';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { DayField } from './DayField';
import styles from './EntryForm.module.scss';
import {
  checkEntry,
  DRAFT_KEY,
  type Edit,
  type EntryValues,
  entryValuesOf,
  kinds,
  openingsUnder,
  whenText,
} from './entries';
import type { EntriesApi } from './useEntries';

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('textarea, input:checked')?.focus();
}

type EntryFormProps = { edit: Edit; tonight: Tonight; api: EntriesApi };

/** The form of a notice, a closing or an opening. What is typed is kept as a draft until it is saved or dropped. */
export function EntryForm({ edit, tonight, api }: EntryFormProps) {
  const { kind, before } = edit;
  const { writing: saving } = api;
  const { name, first, last, endless } = kinds[kind];
  const { user, staff } = useReserved();
  const now = useServerTime();
  const form = useForm<EntryValues, unknown, TonightEntry>({
    defaultValues: entryValuesOf(kind, before, now),
    resolver: (values) => checkEntry(edit, values, tonight, serverNow()),
  });
  const { control, register, setValue } = form;
  const { isDirty, errors } = form.formState;
  const { drop } = useDraft(form, {
    uid: user.uid,
    key: DRAFT_KEY,
    name: () => name,
    to: paths.notice,
    more: edit,
  });

  // A pending save continues after the page is left. If it fails, the draft stays.
  const leaveQuestion = useLeaveQuestion(() => isDirty && !saving, drop);
  const [testo, dal, al] = useWatch({ control, name: ['testo', 'dal', 'al'] });
  function chooseFirst(day: string) {
    // A closing of one day stays one: the last day follows the first. The last day never comes before the first.
    if (kind === 'chiusure' && al && (al === dal || al < day)) setValue('al', day);
  }
  function cancel() {
    if (saving) return;
    drop();
    api.close();
    document.getElementById(kind)?.focus();
  }
  const { ask, dialog } = useQuestion();
  async function save(entry: TonightEntry) {
    const cancelled = kind === 'chiusure' ? openingsUnder(entry, tonight) : [];
    if (cancelled.length > 0) {
      const isConfirmed = await ask({
        title: 'Questa chiusura copre un’apertura straordinaria',
        text: (
          <>
            {cancelled.map((opening) => (
              <p key={opening.dal}>{`${whenText('aperture', opening)}.`}</p>
            ))}
            <p>I clienti leggeranno che siete chiusi. Se togli la chiusura, vale di nuovo.</p>
          </>
        ),
        confirm: 'Salva chiusura',
        cancel: 'Torna al modulo',
      });
      if (!isConfirmed) return;
    }
    api.write({ ...edit, after: entry });
  }
  const time = (field: 'dalle' | 'alle', hint?: string) => (
    <Field
      id={controlId(field)}
      label={capital(field)}
      hint={hint}
      problem={errors[field]?.message}
    >
      {(attributes) => (
        <input {...attributes} {...register(field)} type="time" className="form-control" />
      )}
    </Field>
  );

  return (
    <>
      <form
        ref={focusFirst}
        className={`box ${styles.form}`}
        aria-label={capital(name)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void form.handleSubmit(save)();
        }}
        // Escape closes only a clean form: 'Annulla' alone discards what is typed. An input method uses Escape itself.
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !isDirty && !nativeEvent.isComposing) cancel();
        }}
      >
        {kind === 'avvisi' && (
          <Field
            id={controlId('testo')}
            label="Testo"
            hint={`${testo.length} di ${MAX_NOTICE_LENGTH} caratteri`}
            problem={errors.testo?.message}
          >
            {(attributes) => (
              <textarea {...attributes} {...register('testo')} className="form-control" rows={3} />
            )}
          </Field>
        )}
        <DayField control={control} name="dal" label={first} onChoose={chooseFirst} />
        {last && <DayField control={control} name="al" label={last} from={dal} none={endless} />}
        {kind !== 'avvisi' && (
          <div className={`grid ${styles.times}`}>
            {time('dalle', kind === 'chiusure' ? 'Vuoto: da quando aprite' : undefined)}
            {time('alle', kind === 'chiusure' ? 'Vuoto: tutto il giorno' : undefined)}
          </div>
        )}
        <div className="cluster">
          <Button type="submit" primary disabled={!staff} aria-disabled={saving}>
            {`Salva ${name}`}
          </Button>
          <Button disabled={saving} onClick={cancel}>
            Annulla
          </Button>
        </div>
      </form>
      {leaveQuestion}
      {dialog}
    </>
  );
}
