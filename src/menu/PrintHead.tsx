import { useState } from 'react';
import type { Offered } from '../data/menu/freshness';
import { restaurant } from '../restaurant';
import { useBeforePrint } from '../ui/printing';
import { dataDay } from './menu-texts';

/** Head of a page's dishes on paper. The date is formatted only for the printer: the first formatter takes a slow phone 0.1 s. */
export function PrintHead({ list }: { list: Offered<unknown> }) {
  const [printing, setPrinting] = useState(false);
  useBeforePrint(() => setPrinting(true));
  if (list.status !== 'ready') return null;
  const { freshness, asOf } = list;
  return (
    <p className="row between menu-print-head" hidden>
      <strong>{restaurant.name}</strong>
      {printing && (
        <span>{`${freshness === 'current' ? 'Menu del' : 'Menu, dati del'} ${dataDay(asOf)}`}</span>
      )}
    </p>
  );
}
