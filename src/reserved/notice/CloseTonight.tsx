import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { deviceNow, serverNow } from '../../data/clock';
import { changeEntry } from '../../data/staff/tonight';
import { EntryChangedError } from '../../data/staff/write-errors';
import { closingToggle, type EntryChange } from '../../domain/staff/tonight-changes';
import type { Tonight } from '../../domain/tonight/tonight';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { tellFailure } from '../failures';
import { refreshAll, useServerTime, useTonight } from '../queries';
import { useReserved } from '../ReservedLayout';
import { toasts } from '../toasts';

const { hours } = restaurant;

/** For how long the button ignores taps after its meaning changed, in ms: the second of a double tap was meant for the first one's. */
const DOUBLE_TAP_MS = 500;

const toggleOf = ({ giorni }: Tonight, now: number) => closingToggle(now, { ...hours, giorni });

/** Button that closes the restaurant for the rest of the day, or reopens it. Hidden if it opens no more today, or if that is unknown. */
export function CloseTonight() {
  const { staff } = useReserved();
  const { data: tonight, isLoadingError } = useTonight();
  const closeToast = useRef(() => {});
  const changedAt = useRef(0);
  const tellChanged = () => {
    refreshAll();
    toasts.show({ kind: 'error', text: 'Nel frattempo la serata è cambiata: guarda di nuovo' });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ closes, undo }: { closes: boolean; undo?: EntryChange }) => {
      // The page may have been drawn yesterday: the change is made for the evening of the write, and only if it does what is written.
      const wanted = (now: Tonight, at: number) => {
        const change = toggleOf(now, at);
        return change && closes === (change.after !== null) ? change : null;
      };
      return changeEntry(undo ?? wanted, hours, closes ? 'Chiuso stasera' : 'Riaperto stasera');
    },
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (undo, { closes }) => {
      changedAt.current = deviceNow();
      // The toast of the last tap would say the opposite.
      closeToast.current();
      closeToast.current = toasts.show({
        kind: 'success',
        text: closes ? 'Stasera siete chiusi: i clienti lo leggono' : 'Stasera siete aperti',
        action: { label: 'Annulla', onClick: () => mutate({ closes: !closes, undo }) },
      });
    },
    onError: (error, { closes }) => {
      if (error instanceof EntryChangedError) tellChanged();
      else tellFailure(error, `Errore nel ${closes ? 'chiudere' : 'riaprire'} stasera`);
    },
  });
  const now = useServerTime();
  const change = tonight && toggleOf(tonight, now);
  if (change === null || isLoadingError) return null;
  const closes = change?.after !== null;
  function toggle() {
    if (isPending || deviceNow() - changedAt.current < DOUBLE_TAP_MS) return;
    const wanted = tonight && toggleOf(tonight, serverNow());
    if (wanted && closes === (wanted.after !== null)) mutate({ closes });
    else tellChanged();
  }
  return (
    <button
      type="button"
      className={`btn ${closes ? 'btn-outline-dark' : 'btn-dark'}`}
      disabled={!staff}
      // Keeps its room until the hours of tonight are known: what is beside it must not move under a finger.
      style={change ? undefined : { visibility: 'hidden' }}
      aria-disabled={isPending}
      onClick={toggle}
    >
      <Icon name={closes ? 'clock' : 'undo-2'} />
      <span>{closes ? 'Chiudi stasera' : 'Riapri stasera'}</span>
    </button>
  );
}
