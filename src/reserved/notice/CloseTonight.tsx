import Button from 'react-bootstrap/Button';
import { changeEntry } from '../../data/staff/today';
import type { WeeklyHours } from '../../domain/hours/weekly-hours';
import type { Today } from '../../domain/today/today';
import { closingToggle, type EntryChange } from '../../domain/today/today-changes';
import { useHouse } from '../../house';
import { Icon } from '../../ui/Icon';
import { refreshChanged, useServerTime } from '../queries';
import { useReserved } from '../ReservedLayout';
import { type MetaJob, useWriteMeta } from '../write/useWriteMeta';

const toggleOf = ({ giorni }: Today, now: number, hours: WeeklyHours) =>
  closingToggle(now, { ...hours, giorni });

/** Button that closes the restaurant for the rest of the day, or reopens it. Renders nothing if it opens no more today. */
export function CloseTonight({ today }: { today: Today }) {
  const { staff } = useReserved();
  const { hours } = useHouse();
  const { write, isWriting } = useWriteMeta();
  const jobOf = (closes: boolean, undo?: EntryChange): MetaJob => ({
    text: closes ? 'Stasera siete chiusi: i clienti lo leggono' : 'Stasera siete aperti',
    failed: `Errore nel ${closes ? 'chiudere' : 'riaprire'} stasera`,
    async write() {
      // The page may have been drawn yesterday: the change is made for the evening of the write, and only if it does what the button says.
      const wanted = (stored: Today, at: number) => {
        const change = toggleOf(stored, at, hours);
        return change && closes === (change.after !== null) ? change : null;
      };
      const text = closes ? 'Chiuso stasera' : 'Riaperto stasera';
      const written = changeEntry(undo ?? wanted, hours, text);
      return jobOf(!closes, await written.finally(refreshChanged));
    },
  });
  const change = toggleOf(today, useServerTime(), hours);
  if (!change) return null;
  const closes = change.after !== null;
  return (
    <Button
      variant={closes ? 'outline-dark' : 'dark'}
      disabled={!staff}
      aria-disabled={isWriting}
      // The second tap of a double tap was meant for what the button did before.
      onClick={({ detail }) => detail < 2 && !isWriting && void write(jobOf(closes))}
    >
      <Icon name={closes ? 'clock' : 'undo-2'} />
      <span key={String(closes)}>{closes ? 'Chiudi stasera' : 'Riapri stasera'}</span>
    </Button>
  );
}
