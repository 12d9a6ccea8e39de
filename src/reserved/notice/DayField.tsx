import { dayText } from '../../domain/hours/clock-words';
import { serviceDay, startOfDay } from '../../domain/hours/open-spans';
import { restaurant } from '../../restaurant';
import { FieldGroup } from '../../ui/Field';
import { dayOfValue, dayValue } from './entry-values';

/** How many days are offered: the next one of each weekday, today's too. */
const OFFERED = 8;

const { hours } = restaurant;

/** 'oggi', 'domani', 'martedì 24' */
function nameOf(day: number, today: number): string {
  const noon = startOfDay(day, hours);
  const date = dayText(noon, hours, 'date').split(' ')[0];
  return ['oggi', 'domani'][day - today] ?? `${dayText(noon, hours, 'weekday')} ${date}`;
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
  const days = Array.from({ length: OFFERED }, (_, index) => first + index);
  const choices = [
    ...(none === undefined ? [] : [{ value: '', text: none }]),
    ...days.map((day) => ({ value: dayValue(day), text: nameOf(day, today) })),
  ];
  return (
    <FieldGroup id={id} {...texts}>
      {(control) => (
        <div className="days">
          {choices.map((choice) => (
            <label key={choice.value}>
              <input
                {...control}
                type="radio"
                name={id}
                checked={value === choice.value}
                onChange={() => onChange(choice.value)}
              />
              <span>{choice.text}</span>
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
