import Button from 'react-bootstrap/Button';
import CloseButton from 'react-bootstrap/CloseButton';
import Form from 'react-bootstrap/Form';
import ToggleButton from 'react-bootstrap/ToggleButton';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import type { Day } from '../../domain/hours/days';
import { MAX_SHIFTS } from '../../domain/hours/shifts';
import type { Timetable } from '../../domain/hours/weekly-hours';
import { type EntryValues, firstShifts, withShift } from '../../domain/today/entry-form';
import { Icon } from '../../ui/Icon';
import { DateTimeField } from '../DateTimeField';

type HoursFieldsProps = {
  form: UseFormReturn<EntryValues, unknown, object>;
  timetable: Timetable;
  /** The restaurant's day. */
  currentDay: Day;
};

/** The hours of special days: closed, or up to three shifts. */
export function HoursFields({ form, timetable, currentDay }: HoursFieldsProps) {
  const { control, getValues, setValue } = form;
  const isOpen = useWatch({ control, name: 'isOpen' });
  const { fields, remove, replace } = useFieldArray({ control, name: 'orari' });
  function choose(opens: boolean) {
    setValue('isOpen', opens, { shouldDirty: true });
    if (opens && fields.length === 0) replace(firstShifts(getValues('dal'), currentDay, timetable));
  }
  /** Changes the shifts. If the tapped button goes with that, the last field takes the focus. */
  function change(button: HTMLElement, apply: () => void) {
    flushSync(apply);
    if (!button.isConnected) form.setFocus(`orari.${getValues('orari').length - 1}.chiude`);
  }
  const choice = (opens: boolean, text: string) => (
    <span className="position-relative">
      <ToggleButton
        type="radio"
        name="isOpen"
        variant="outline-dark"
        id={`campo-isOpen-${opens}`}
        value={String(opens)}
        checked={isOpen === opens}
        onChange={() => choose(opens)}
      >
        {text}
      </ToggleButton>
    </span>
  );
  return (
    <Form.Group as="fieldset" className="d-flex flex-column gap-2 align-items-start">
      <Form.Label as="legend">Orari</Form.Label>
      <div className="d-flex flex-wrap gap-2">
        {choice(false, 'Chiusi')}
        {choice(true, 'Aperti in questi orari')}
      </div>
      {isOpen &&
        fields.map(({ id }, index) => (
          <div key={id} className="d-flex flex-wrap gap-2 align-items-end">
            <DateTimeField
              kind="time"
              control={control}
              name={`orari.${index}.apre`}
              label="Dalle"
              full={`Turno ${index + 1}: dalle`}
            />
            <DateTimeField
              kind="time"
              control={control}
              name={`orari.${index}.chiude`}
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
      {isOpen && fields.length < MAX_SHIFTS && (
        <Button
          variant="outline-dark"
          size="sm"
          onClick={({ currentTarget }) =>
            change(currentTarget, () => replace(withShift(getValues('orari'))))
          }
        >
          <Icon name="plus" />
          Aggiungi un turno
        </Button>
      )}
    </Form.Group>
  );
}
