import { useMutation } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { changeEntry } from '../../data/staff/today';
import type { Today } from '../../domain/today/today';
import { closingToggle, type EntryChange } from '../../domain/today/today-changes';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { tellFailure } from '../failures';
import { refreshAll, useServerTime } from '../queries';
import { useReserved } from '../ReservedLayout';
import { toasts } from '../toasts';

const { hours } = restaurant;

const toggleOf = ({ giorni }: Today, now: number) => closingToggle(now, { ...hours, giorni });

type Toggle = { closes: boolean; undo?: EntryChange };

/** Button that closes the restaurant for the rest of the day, or reopens it. Renders nothing if it opens no more today. */
export function CloseTonight({ today }: { today: Today }) {
  const { staff } = useReserved();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ closes, undo }: Toggle) => {
      // The page may have been drawn yesterday: the change is made for the evening of the write, and only if it does what the button says.
      const wanted = (stored: Today, at: number) => {
        const change = toggleOf(stored, at);
        return change && closes === (change.after !== null) ? change : null;
      };
      return changeEntry(undo ?? wanted, hours, closes ? 'Chiuso stasera' : 'Riaperto stasera');
    },
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (undo, { closes }) => {
      toasts.show({
        kind: 'success',
        text: closes ? 'Stasera siete chiusi: i clienti lo leggono' : 'Stasera siete aperti',
        action: { label: 'Annulla', onClick: () => mutate({ closes: !closes, undo }) },
      });
    },
    onError: (error, { closes }) => {
      refreshAll();
      tellFailure(error, `Errore nel ${closes ? 'chiudere' : 'riaprire'} stasera`);
    },
  });
  const change = toggleOf(today, useServerTime());
  if (!change) return null;
  const closes = change.after !== null;
  return (
    <Button
      variant={closes ? 'outline-dark' : 'dark'}
      disabled={!staff}
      aria-disabled={isPending}
      // The second tap of a double tap was meant for what the button did before.
      onClick={({ detail }) => detail < 2 && !isPending && mutate({ closes })}
    >
      <Icon name={closes ? 'clock' : 'undo-2'} />
      <span key={String(closes)}>{closes ? 'Chiudi stasera' : 'Riapri stasera'}</span>
    </Button>
  );
}
