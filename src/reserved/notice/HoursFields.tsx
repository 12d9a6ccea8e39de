import { useEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Day } from '../../domain/hours/days';
import { type Timetable, weekdayName, weekdays } from '../../domain/hours/weekly-hours';
import { type EntryValues, firstShifts } from '../../domain/today/entry-form';
import { OpenChoice, ShiftFields } from '../fields/ShiftFields';

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
  const usual = JSON.stringify(firstShifts(dal, currentDay, timetable));
  const suggested = useRef(usual);
  // Another day may have other usual hours. What somebody has typed stays.
  useEffect(() => {
    const isSuggested = JSON.stringify(getValues('orari')) === suggested.current;
    if (isSuggested && suggested.current !== usual) setValue('orari', JSON.parse(usual));
    suggested.current = usual;
  }, [usual, getValues, setValue]);
  function choose(opens: boolean) {
    setValue('isOpen', opens, { shouldDirty: true });
    if (opens && getValues('orari').length === 0) {
      setValue('orari', firstShifts(dal, currentDay, timetable));
    }
  }
  const rests = weekdays.filter((day) => timetable.week[day]?.length === 0).map(weekdayName);
  return (
    <Form.Group as="fieldset" className="d-flex flex-column gap-2 align-items-start">
      <Form.Label as="legend">Orari</Form.Label>
      <OpenChoice name="isOpen" isOpen={isOpen} onChoose={choose} />
      {isOpen && <ShiftFields form={form} name="orari" />}
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
