import Button from 'react-bootstrap/Button';
import CloseButton from 'react-bootstrap/CloseButton';
import ToggleButton from 'react-bootstrap/ToggleButton';
import { flushSync } from 'react-dom';
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form';
import { MAX_SHIFTS, type StoredShift } from '../../domain/hours/shifts';
import { withShift } from '../../domain/today/entry-form';
import { Icon } from '../../ui/Icon';
import { DateTimeField } from './DateTimeField';

type ShiftFieldsProps<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, object>;
  /** The field with the shifts of a day: 'orari'. */
  name: FieldArrayPath<Values>;
};

/** The shifts of an open day, up to three. */
export function ShiftFields<Values extends FieldValues>({ form, name }: ShiftFieldsProps<Values>) {
  const { control } = form;
  const { fields, remove, replace } = useFieldArray({ control, name });
  const shifts = (): StoredShift[] => form.getValues(name as FieldPath<Values>);
  const fieldOf = (index: number, end: keyof StoredShift) =>
    `${name}.${index}.${end}` as FieldPath<Values>;
  /** Changes the shifts. If the tapped button goes with that, the last field takes the focus. */
  function change(button: HTMLElement, apply: () => void) {
    flushSync(apply);
    if (!button.isConnected) form.setFocus(fieldOf(shifts().length - 1, 'chiude'));
  }
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} className="d-flex flex-wrap gap-2 align-items-end">
          <DateTimeField
            kind="time"
            control={control}
            name={fieldOf(index, 'apre')}
            label="Dalle"
            full={`Turno ${index + 1}: dalle`}
          />
          <DateTimeField
            kind="time"
            control={control}
            name={fieldOf(index, 'chiude')}
            label="Alle"
            full={`Turno ${index + 1}: alle`}
          />
          {fields.length > 1 && (
            <CloseButton
              className="square"
              aria-label={`Togli il turno ${index + 1}`}
              onClick={({ currentTarget }) => change(currentTarget, () => remove(index))}
            />
          )}
        </div>
      ))}
      {fields.length < MAX_SHIFTS && (
        <Button
          variant="outline-dark"
          size="sm"
          onClick={({ currentTarget }) =>
            change(currentTarget, () =>
              replace(withShift(shifts()) as FieldArray<Values, FieldArrayPath<Values>>[]),
            )
          }
        >
          <Icon name="plus" />
          <span>Aggiungi un turno</span>
        </Button>
      )}
    </>
  );
}

type OpenChoiceProps = {
  /** The name of the group, and prefix of the ids. */
  name: string;
  isOpen: boolean;
  onChoose: (isOpen: boolean) => void;
};

/** Whether a day is closed, or open in hours of its own. */
export function OpenChoice({ name, isOpen, onChoose }: OpenChoiceProps) {
  const choice = (opens: boolean, text: string) => (
    <span className="position-relative">
      <ToggleButton
        type="radio"
        name={name}
        variant="outline-dark"
        id={`campo-${name}-${opens}`}
        value={String(opens)}
        checked={isOpen === opens}
        onChange={() => onChoose(opens)}
      >
        {text}
      </ToggleButton>
    </span>
  );
  return (
    <div className="d-flex flex-wrap gap-2">
      {choice(false, 'Chiusi')}
      {choice(true, 'Aperti in questi orari')}
    </div>
  );
}
