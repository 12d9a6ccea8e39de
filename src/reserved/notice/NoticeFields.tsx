import { MAX_NOTICE_LENGTH } from '../../domain/tonight/tonight-changes';
import { controlId, Field } from '../../ui/Field';
import type { NoticeProblem } from './notice-values';
import type { NoticeFormApi } from './useNoticeForm';

type NoticeFieldsProps = {
  form: NoticeFormApi;
};

/** Text, beginning, end, and whether the restaurant is closed meanwhile. */
export function NoticeFields({ form }: NoticeFieldsProps) {
  const { values, problem, set } = form;
  const length = `${values.testo.length} di ${MAX_NOTICE_LENGTH} caratteri`;
  const problemOf = (field: NoticeProblem['field']) =>
    problem?.field === field ? problem.message : undefined;
  return (
    <>
      <Field
        id={controlId('testo')}
        label="Testo"
        hint={
          values.chiuso
            ? `Facoltativo: che siete chiusi, e quando riaprite, lo dice già il sito. ${length}`
            : length
        }
        problem={problemOf('testo')}
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            name="testo"
            rows={3}
            value={values.testo}
            onChange={(event) => set({ testo: event.target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <div className="notice-times">
        <TimeField form={form} name="dal" label="Dal" hint="Vuoto: da subito" />
        <TimeField
          form={form}
          name="al"
          label="Al"
          hint={
            form.endSuggested
              ? 'Fine del servizio: cambiala se restate chiusi di più'
              : 'Vuoto: finché non lo rimuovi'
          }
        />
      </div>
      <label className="notice-closed form-check form-switch">
        <input
          type="checkbox"
          role="switch"
          className="form-check-input"
          name="chiuso"
          checked={values.chiuso}
          aria-checked={values.chiuso}
          onChange={(event) => set({ chiuso: event.target.checked })}
        />
        Siamo chiusi
      </label>
    </>
  );
}

type TimeFieldProps = NoticeFieldsProps & { name: 'dal' | 'al'; label: string; hint: string };

function TimeField({ form, name, label, hint }: TimeFieldProps) {
  const { values, problem, set } = form;
  return (
    <Field
      id={controlId(name)}
      label={label}
      hint={hint}
      problem={problem?.field === name ? problem.message : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className="form-control"
          name={name}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
