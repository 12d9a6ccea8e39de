import { dayText } from '../../domain/hours/local-time';
import { serviceDay, startOfDay } from '../../domain/hours/open-spans';
import { restaurant } from '../../restaurant';
import { FieldGroup } from '../../ui/Field';
import { dayOfValue, dayValue } from './entries';

const { hours } = restaurant;

/** 'oggi', 'domani', 'martedì 24' */
function nameOf(day: number, today: number): string {
  const start = startOfDay(day, hours);
  const date = dayText(start, hours, 'date').split(' ')[0];
  return ['oggi', 'domani'][day - today] ?? `${dayText(start, hours, 'weekday')} ${date}`;
}

type DayFieldProps = {
  id: string;
  label: string;
  problem?: string | undefined;
  /** '2026-11-24', or '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** The first day that is offered, as the value; today where it is earlier. */
  from?: string;
  /** What no day means; without it there must be one. */
  none?: string;
  now: number;
};

/** A day in one tap: the next days by their names, any other by the browser's own calendar beside them. */
export function DayField({ id, value, onChange, from = '', none, now, ...texts }: DayFieldProps) {
  const today = serviceDay(now, hours);
  const first = Math.max(today, dayOfValue(from) ?? today);
  // The next one of each weekday, today's too.
  const choices = [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => ({
    day: dayValue(first + ahead),
    text: nameOf(first + ahead, today),
  }));
  if (none) choices.unshift({ day: '', text: none });
  return (
    <FieldGroup id={id} {...texts}>
      {(control) => (
        <div className="days">
          {choices.map(({ day, text }) => (
            <label key={day}>
              <input
                {...control}
                type="radio"
                name={id}
                checked={value === day}
                onChange={() => onChange(day)}
              />
              <span>{text}</span>
            </label>
          ))}
          <input
            {...control}
            id={id}
            type="date"
            className="form-control"
            aria-label={`${texts.label}: un altro giorno`}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </FieldGroup>
  );
}
