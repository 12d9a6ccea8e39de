import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { serverNow } from '../../data/clock';
import { dayAt } from '../../domain/hours/timetable';
import { capital, type SpecialDays } from '../../domain/hours/weekly-hours';
import {
  type EntryValues,
  entryValuesOf,
  MANY_DAYS,
  readEntryForm,
} from '../../domain/today/entry-form';
import { entrySentence, entryText, lengthOf, replacedBy } from '../../domain/today/entry-words';
import type { Notice, Today } from '../../domain/today/today';
import { type EntryChange, MAX_NOTICE_LENGTH } from '../../domain/today/today-changes';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { useDraft } from '../draft/drafts';
import { checked, fieldErrors } from '../fields/checked';
import { Field } from '../fields/Field';
import { useServerTime } from '../queries';
import { ask } from '../question';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { DaysFields } from './DaysFields';
import { HoursFields } from './HoursFields';
import { ENTRY_DRAFT, type EntriesApi, type EntryEdit } from './useEntries';

type Entry = { entry: SpecialDays | Notice };

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('textarea, [type=date]')?.focus();
}

type EntryFormProps = { edit: EntryEdit; name: string; today: Today; api: EntriesApi };

/** The form of special days or of a notice. What is typed is kept as a draft until it is saved or dropped. */
export function EntryForm({ edit, name, today, api }: EntryFormProps) {
  const { list, before } = edit;
  const { writing: saving } = api;
  const { user, staff } = useReserved();
  const { hours } = useHouse();
  const timetable = { ...hours, giorni: today.giorni };
  const currentDay = dayAt(useServerTime(), timetable);
  const resolver: Resolver<EntryValues, unknown, Entry> = (values) => {
    const read = readEntryForm(edit, values, dayAt(serverNow(), timetable), timetable);
    return 'entry' in read
      ? { values: read, errors: {} }
      : { values: {}, errors: fieldErrors<EntryValues>(read.problems) };
  };
  const form = useForm<EntryValues, unknown, Entry>({
    defaultValues: entryValuesOf(list, before, currentDay, timetable),
    resolver: checked(resolver),
  });
  const { control, register } = form;
  const { isDirty, errors } = form.formState;
  const { drop } = useDraft(form, {
    uid: user.uid,
    key: ENTRY_DRAFT,
    name: () => name,
    to: paths.notice,
    more: edit,
  });
  // A pending save continues after the page is left. If it fails, the draft stays.
  useLeaveQuestion(() => isDirty && !saving, drop);
  const values = useWatch({ control, compute: (all: EntryValues) => all });
  const read = readEntryForm(edit, values, currentDay, timetable);
  const others = today.giorni.filter((other) => JSON.stringify(other) !== JSON.stringify(before));
  const replaced = 'entry' in read ? replacedBy(read.entry, others) : [];

  function cancel() {
    if (saving) return;
    drop();
    api.close();
    document.getElementById(list)?.focus();
  }
  async function save({ entry }: Entry) {
    if (lengthOf(entry) > MANY_DAYS) {
      const isMeant = await ask({
        title: `Sono ${lengthOf(entry)} giorni`,
        text: <p>{`${entrySentence(entry, currentDay, timetable)}.`}</p>,
        confirm: 'Sì, salva',
        cancel: 'Torna al modulo',
      });
      if (!isMeant) return;
    }
    api.save({ ...edit, after: entry } as EntryChange);
  }

  return (
    <Form
      ref={focusFirst}
      className="card card-body gap-4"
      aria-label={capital(name)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void form.handleSubmit(save)();
      }}
    >
      {list === 'avvisi' && (
        <Field
          id="campo-testo"
          label="Testo"
          hint={`${values.testo.length} di ${MAX_NOTICE_LENGTH} caratteri`}
          problem={errors.testo?.message}
        >
          {(control) => <Form.Control {...control} as="textarea" rows={3} {...register('testo')} />}
        </Field>
      )}
      <DaysFields form={form} list={list} currentDay={currentDay} />
      {list === 'giorni' && (
        <HoursFields form={form} timetable={timetable} currentDay={currentDay} />
      )}
      <div role="status">
        {'entry' in read && <strong>{entrySentence(read.entry, currentDay, timetable)}</strong>}
        {replaced.length > 0 && (
          <p className="mb-0">
            {`Vale al posto di: ${replaced.map((other) => entryText(other, currentDay)).join('; ')}`}
          </p>
        )}
      </div>
      <div className="d-flex flex-wrap gap-2">
        <Button type="submit" disabled={!staff} aria-disabled={saving}>
          {`Salva ${name}`}
        </Button>
        <Button variant="outline-dark" disabled={saving} onClick={cancel}>
          Annulla
        </Button>
      </div>
    </Form>
  );
}
