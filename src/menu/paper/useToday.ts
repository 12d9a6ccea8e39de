import { useEffect, useState } from 'react';
import { formatDate } from '../dates';

/** Today's date at the restaurant, in words; null until hydration, as a prerendered page would keep its build's date. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(formatDate(Date.now())), []);
  return today;
}
