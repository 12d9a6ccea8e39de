import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import ToggleButton from 'react-bootstrap/ToggleButton';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addDays, type Day } from '../../domain/hours/days';
import type { EntryValues } from '../../domain/today/entry-form';
import type { EntryChange } from '../../domain/today/today-changes';
import { DateTimeField } from '../fields/DateTimeField';

type DaysFieldsProps = {
  form: UseFormReturn<EntryValues, unknown, object>;
  list: EntryChange['list'];
  /** The restaurant's day. */
  currentDay: Day;
};

/** The days of an entry: one, several, or from one on. */
export function DaysFields({ form, list, currentDay }: DaysFieldsProps) {
  const { control, register, setValue } = form;
  const [length, dal] = useWatch({ control, name: ['length', 'dal'] });
  const lengths = {
    one: 'Un giorno',
    several: 'Più giorni',
    endless: list === 'avvisi' ? 'Finché lo togliete' : 'Fino a nuovo avviso',
  };
  const near = { Oggi: currentDay, Domani: addDays(currentDay, 1) };
  const { ref, ...radio } = register('length');
  return (
    <Form.Group as="fieldset" className="d-flex flex-column gap-2 align-items-start">
      <Form.Label as="legend">Quando</Form.Label>
      <div className="d-flex flex-wrap gap-2">
        {Object.entries(lengths).map(([value, text]) => (
          <span key={value} className="position-relative">
            <ToggleButton
              {...radio}
              inputRef={ref}
              id={`campo-length-${value}`}
              type="radio"
              variant="outline-dark"
              value={value}
              checked={length === value}
            >
              {text}
            </ToggleButton>
          </span>
        ))}
      </div>
      <div className="d-flex flex-wrap gap-2">
        {Object.entries(near).map(([text, day]) => (
          <Button
            key={text}
            size="sm"
            variant="outline-dark"
            aria-pressed={dal === day}
            onClick={() => setValue('dal', day, { shouldDirty: true, shouldValidate: true })}
          >
            {text}
          </Button>
        ))}
      </div>
      <DateTimeField
        kind="date"
        control={control}
        name="dal"
        label={length === 'one' ? 'Giorno' : 'Primo giorno'}
      />
      {length === 'several' && (
        <DateTimeField kind="date" control={control} name="al" label="Ultimo giorno, compreso" />
      )}
    </Form.Group>
  );
}
