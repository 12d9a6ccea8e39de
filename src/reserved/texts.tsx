import { Fragment } from 'react';
import { daysBetween, dayText } from '../domain/hours/days';
import { calendarDay, timeText } from '../domain/hours/local-time';
import { restaurant } from '../restaurant';

/** '1 prezzo', '31 prezzi'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '1 piatto', '135 piatti'. */
export const countedProducts = (count: number) => counted(count, 'piatto', 'piatti');

/** '2 modifiche non si leggono': records of the history. */
export const unreadableLine = (count: number) =>
  counted(count, 'modifica non si legge', 'modifiche non si leggono');

/** Product names, separated by commas. Each keeps its own writing direction, so that it cannot reverse its surroundings. */
export function ProductNames({ names }: { names: readonly string[] }) {
  return (
    <span>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name
        <Fragment key={index}>
          {index > 0 && <span>, </span>}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

/** Words followed by a product's name in quotes: 'Salvato «Margherita»'. @param end what follows, such as a question mark */
export function withName(words: string, nome: string, end = '') {
  return (
    <span>
      <span>{`${words} «`}</span>
      <bdi translate="no">{nome}</bdi>
      <span>{`»${end}`}</span>
    </span>
  );
}

/** 'oggi 18:40', 'ieri 18:40', '3 novembre 18:40'. Both in epoch ms. */
export function momentText(instant: number, now: number): string {
  const [day, currentDay] = [calendarDay(instant, restaurant), calendarDay(now, restaurant)];
  const named = ['oggi', 'ieri'][daysBetween(day, currentDay)] ?? dayText(day, currentDay, 'date');
  return `${named} ${timeText(instant, restaurant)}`;
}
