import { useEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { PARTIAL } from '../../domain/today/entry-form';
import { Field } from './Field';

/** The value in a browser's field, as the form reads it: '' only if nothing at all is typed. */
const typedIn = ({ validity, value }: HTMLInputElement) => (validity.badInput ? PARTIAL : value);

type DateTimeFieldProps<Values extends FieldValues> = {
  kind: 'date' | 'time';
  control: Control<Values, unknown, object>;
  name: FieldPath<Values>;
  label: string;
  /** The accessible name where several fields have the same label: 'Turno 1: dalle'. */
  full?: string;
};

/**
 * A day or a time, typed or picked: the only one of the app (lint/typed-times.grit). A browser's value is '' also while a
 * part is missing, or for 31 November: here that is not the value of an empty field, so that no reader takes it for 'none'. Browsers
 * without such fields show the placeholder.
 */
export function DateTimeField<Values extends FieldValues>({
  kind,
  control,
  name,
  label,
  full,
}: DateTimeFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange, onBlur, ref } = field;
  // The browser keeps a part that is typed, which a controlled value would delete.
  useEffect(() => {
    if (input.current && typedIn(input.current) !== value) {
      input.current.value = value === PARTIAL ? '' : value;
    }
  }, [value]);
  const read = (target: HTMLInputElement) => {
    if (typedIn(target) !== value) onChange(typedIn(target));
  };
  return (
    <Field id={`campo-${name}`} className="mb-0" label={label} problem={fieldState.error?.message}>
      {(control) => (
        <Form.Control
          {...control}
          type={kind}
          placeholder={kind === 'date' ? 'aaaa-mm-gg' : 'oo:mm'}
          defaultValue={value === PARTIAL ? '' : value}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            ref(element);
          }}
          aria-label={full}
          onChange={({ target }) => read(target as HTMLInputElement)}
          // A part that is typed or deleted changes no value, and is told by no other event.
          onKeyUp={({ currentTarget }) => read(currentTarget as HTMLInputElement)}
          onBlur={({ target }) => {
            read(target as HTMLInputElement);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}
