import { useEffect, useState } from 'react';
import { restaurant } from '../../restaurant';

const dateFormat = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: restaurant.hours.timeZone,
});

/** The date at the restaurant, in words: '5 marzo 2024'. `instant` is epoch ms. */
export function formatDate(instant: number): string {
  return dateFormat.format(instant);
}

/** Today's date at the restaurant, in words; null until hydration, as a prerendered page would keep its build's date. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(formatDate(Date.now())), []);
  return today;
}
