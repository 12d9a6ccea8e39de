import { useEffect, useState } from 'react';
import { restaurant } from '../../restaurant';

const day = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: restaurant.hours.timeZone,
});

/** The day of an instant at the restaurant, in words. `instant` is epoch ms. */
export function dayOf(instant: number): string {
  return day.format(instant);
}

/** Today's date at the restaurant in words, null in the first frame: a prerendered page would keep the day of its build. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(dayOf(Date.now())), []);
  return today;
}
