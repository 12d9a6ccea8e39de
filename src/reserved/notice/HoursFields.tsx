import Form from 'react-bootstrap/Form';
import ToggleButton from 'react-bootstrap/ToggleButton';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import type { Timetable } from '../../domain/hours/weekly-hours';
import { type EntryValues, firstShifts, withShift } from '../../domain/staff/entry-form';
import { MAX_SHIFTS } from '../../domain/tonight/tonight';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { DateTimeField } from '../DateTimeField';
import styles from './NoticePage.module.scss';

type HoursFieldsProps = {
  form: UseFormReturn<EntryValues, unknown, object>;
  timetable: Timetable;
};

/** The hours of special days: closed, or up to three shifts. */
export function HoursFields({ form, timetable }: HoursFieldsProps) {
  const { control, getValues, setValue } = form;
  const isOpen = useWatch({ control, name: 'isOpen' });
  const { fields, remove, replace } = useFieldArray({ control, name: 'orari' });
  function choose(opens: boolean) {
    setValue('isOpen', opens, { shouldDirty: true });
    if (opens && fields.length === 0) replace(firstShifts(getValues('dal'), timetable));
  }
  const radio = { type: 'radio', name: 'isOpen', variant: 'outline-dark' } as const;
  return (
    <Form.Group as="fieldset" className="stack">
      <Form.Label as="legend">Orari</Form.Label>
      <div className="cluster">
        <ToggleButton
          {...radio}
          id="campo-chiusi"
          value="chiusi"
          checked={!isOpen}
          onChange={() => choose(false)}
        >
          Chiusi
        </ToggleButton>
        <ToggleButton
          {...radio}
          id="campo-aperti"
          value="aperti"
          checked={isOpen}
          onChange={() => choose(true)}
        >
          Aperti in questi orari
        </ToggleButton>
      </div>
      {isOpen &&
        fields.map(({ id }, index) => (
          <div key={id} className={`cluster top ${styles.shift}`}>
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
              <div className={styles.near}>
                <button
                  type="button"
                  className="bare square"
                  aria-label={`Togli il turno ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <Icon name="trash-2" />
                </button>
              </div>
            )}
          </div>
        ))}
      {isOpen && fields.length < MAX_SHIFTS && (
        <Button
          icon="plus"
          className="btn-sm"
          onClick={() => replace(withShift(getValues('orari')))}
        >
          Aggiungi un turno
        </Button>
      )}
    </Form.Group>
  );
}
