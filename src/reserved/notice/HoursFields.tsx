import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import CloseButton from 'react-bootstrap/CloseButton';
import Form from 'react-bootstrap/Form';
import ToggleButton from 'react-bootstrap/ToggleButton';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import type { Day } from '../../domain/hours/days';
import { MAX_SHIFTS } from '../../domain/hours/shifts';
import { type Timetable, weekdayName, weekdays } from '../../domain/hours/weekly-hours';
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
  const { control, getValues, register, setValue } = form;
  const [isOpen, length, dal] = useWatch({ control, name: ['isOpen', 'length', 'dal'] });
  const { fields, remove, replace } = useFieldArray({ control, name: 'orari' });
  const usual = JSON.stringify(firstShifts(dal, currentDay, timetable));
  const suggested = useRef(usual);
  // Another day may have other usual hours. What somebody has typed stays.
  useEffect(() => {
    if (JSON.stringify(getValues('orari')) === suggested.current) replace(JSON.parse(usual));
    suggested.current = usual;
  }, [usual, getValues, replace]);
  function choose(opens: boolean) {
    setValue('isOpen', opens, { shouldDirty: true });
    if (opens && fields.length === 0) replace(firstShifts(dal, currentDay, timetable));
  }
  const rests = weekdays.filter((day) => timetable.week[day]?.length === 0).map(weekdayName);
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
      {isOpen && length !== 'one' && rests.length > 0 && (
        <Form.Check
          {...register('ancheChiusi')}
          id="campo-ancheChiusi"
          label={`Anche nei giorni di chiusura (${rests.join(', ')})`}
        />
      )}
    </Form.Group>
  );
}
