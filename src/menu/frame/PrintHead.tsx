import { useState } from 'react';
import type { VisibleMenu } from '../../data/menu/freshness';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { useBeforePrint } from '../../ui/printing';
import { useTexts } from '../../ui/texts';
import { dataDay } from '../menu-texts';

/** Head of the printed menu. The date is formatted only for the printer: the first formatter takes a slow phone 0.1 s. */
export function PrintHead({ list }: { list: VisibleMenu<unknown> }) {
  const texts = useTexts();
  const [printing, setPrinting] = useState(false);
  useBeforePrint(() => setPrinting(true));
  if (list.status !== 'ready') return null;
  const { freshness, asOf } = list;
  return (
    <div className="flush menu-print-head d-none d-print-block">
      <Icon name="logo" />
      <div>{restaurant.name}</div>
      <p className="quiet">{restaurant.tagline}</p>
      {printing && (
        <p>
          {texts.t(freshness === 'current' ? 'Menu del {day}' : 'Menu, dati del {day}', {
            day: dataDay(asOf, texts),
          })}
        </p>
      )}
    </div>
  );
}
