import { restaurant } from '../restaurant';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;

// A formatter is created on demand: the first one takes a slow phone 0.1 s.
function format(instant: number, style: Intl.DateTimeFormatOptions): string {
  const { timeZone } = restaurant.hours;
  return new Intl.DateTimeFormat('it-IT', { ...style, timeZone }).format(instant);
}

/** The date at the restaurant, in words: '5 marzo 2024'. `instant` is epoch ms. */
export function formatDate(instant: number): string {
  return format(instant, DAY);
}

/** Date and time at the restaurant: '21 novembre 2026 alle ore 15:00'. `instant` is epoch ms. */
export function formatMoment(instant: number): string {
  return format(instant, { ...DAY, ...MINUTE });
}
