import { type Control, useController } from 'react-hook-form';
import { serverNow } from '../../data/server-time';
import { dayText } from '../../domain/hours/local-time';
import { serviceDay, startOfDay } from '../../domain/hours/open-spans';
import type { TonightEntry } from '../../domain/tonight/tonight-changes';
import { restaurant } from '../../restaurant';
import { controlId, Field } from '../../ui/Field';
import { dayOfValue, dayValue, type EntryValues } from './entries';

const { hours } = restaurant;

/** 'oggi', 'domani', 'martedì 24' */
function nameOf(day: number, today: number): string {
  const start = startOfDay(day, hours);
  const date = dayText(start, hours, 'date').split(' ')[0];
  return ['oggi', 'domani'][day - today] ?? `${dayText(start, hours, 'weekday')} ${date}`;
}

type DayFieldProps = {
  control: Control<EntryValues, unknown, TonightEntry>;
  name: 'dal' | 'al';
  label: string;
  /** The first day that is offered, as the value; today where it is earlier. */
  from?: string;
  /** What no day means; without it there must be one. */
  none?: string;
  /** Called before the value changes. */
  onChoose?: (value: string) => void;
};

/** A day in one tap: the next days by their names, any other by the browser's own calendar beside them. */
export function DayField({ control, name, label, from = '', none, onChoose }: DayFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const id = controlId(name);
  const today = serviceDay(serverNow(), hours);
  const first = Math.max(today, dayOfValue(from) ?? today);
  // The next one of each weekday, today's too.
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
        <div className="days">
          {choices.map(({ value, text }) => (
            <label key={value}>
              <input
                {...description}
                type="radio"
                name={id}
                checked={field.value === value}
                onChange={() => choose(value)}
              />
              <span>{text}</span>
            </label>
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
