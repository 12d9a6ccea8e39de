import { type Control, useController } from 'react-hook-form';
import { serviceDay, startOfDay } from '../../domain/hours/open-spans';
import type { TonightEntry } from '../../domain/staff/tonight-changes';
import { restaurant } from '../../restaurant';
import { controlId, Field, Pill } from '../../ui/form/Field';
import { useServerTime } from '../queries';
import styles from './EntryForm.module.scss';
import { dayOfValue, dayValue, type EntryValues } from './entries';

const { hours } = restaurant;

const shortDay = new Intl.DateTimeFormat('it-IT', {
  timeZone: hours.timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** 'oggi', 'domani', 'mar 24 nov' */
const nameOf = (day: number, today: number) =>
  ['oggi', 'domani'][day - today] ?? shortDay.format(startOfDay(day, hours));

type DayFieldProps = {
  control: Control<EntryValues, unknown, TonightEntry>;
  name: 'dal' | 'al';
  label: string;
  /** The first day that is offered, as a value; today if this day is earlier. */
  from?: string;
  /** Label for no day; without it a day is required. */
  none?: string;
  /** Called before the value changes. */
  onChoose?: (value: string) => void;
};

/** A day in one tap: radio buttons for the next days, and the browser's date input for any other. */
export function DayField({ control, name, label, from = '', none, onChoose }: DayFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const id = controlId(name);
  const today = serviceDay(useServerTime(), hours);
  const first = Math.max(today, dayOfValue(from) ?? today);
  // Eight days: each weekday once, and the first one's weekday again.
  const choices = [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => ({
    value: dayValue(first + ahead),
    text: nameOf(first + ahead, today),
  }));
  if (none) choices.unshift({ value: '', text: none });
  function choose(value: string) {
    onChoose?.(value);
    field.onChange(value);
  }
  return (
    <Field isGroup id={id} label={label} problem={fieldState.error?.message}>
      {(description) => (
        <div className={`cluster ${styles.days}`}>
          {choices.map(({ value, text }) => (
            <Pill
              key={value}
              {...description}
              name={id}
              checked={field.value === value}
              onChange={() => choose(value)}
            >
              {text}
            </Pill>
          ))}
          <input
            {...description}
            ref={field.ref}
            type="date"
            className="form-control"
            aria-label={`${label}: un altro giorno`}
            value={field.value}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
