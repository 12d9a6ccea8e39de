import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { deviceNow, serverNow } from '../../data/clock';
import { changeEntry } from '../../data/staff/tonight';
import { closingToggle, type EntryChange } from '../../domain/staff/tonight-changes';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { toasts } from '../../ui/toasts/Toasts';
import { tellFailure } from '../failures';
import { refreshAll, useServerTime, useTonight } from '../queries';
import { useReserved } from '../ReservedLayout';
import styles from './ProductListPage.module.scss';

const { hours } = restaurant;

/** For how long the button ignores taps after its meaning changed, in ms: the second of a double tap was meant for the first one's. */
const DOUBLE_TAP_MS = 500;

/** Button that closes the restaurant for the rest of the day, or reopens it. Hidden if it opens no more today, or if that is unknown. */
export function CloseTonight() {
  const { staff } = useReserved();
  const { data: tonight, isLoadingError } = useTonight();
  const closeToast = useRef(() => {});
  const changedAt = useRef(0);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: EntryChange) =>
      changeEntry(
        { ...change, isEvening: true },
        hours,
        change.after ? 'Chiuso stasera' : 'Riaperto stasera',
      ),
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, { kind, before, after }) => {
      changedAt.current = deviceNow();
      const text = after ? 'Stasera siete chiusi: i clienti lo leggono' : 'Stasera siete aperti';
      const onClick = () => mutate({ kind, before: after, after: before });
      // The toast of the last tap would say the opposite.
      closeToast.current();
      closeToast.current = toasts.show({
        kind: 'success',
        text,
        action: { label: 'Annulla', onClick },
      });
    },
    onError: (error, { after }) =>
      tellFailure(error, `Errore nel ${after ? 'chiudere' : 'riaprire'} stasera`),
  });
  const now = useServerTime();
  const timetable = tonight && { ...hours, ...tonight };
  const change = timetable && closingToggle(now, timetable);
  if (change === null || isLoadingError) return null;
  const isClosing = change?.after !== null;
  function toggle() {
    if (isPending || deviceNow() - changedAt.current < DOUBLE_TAP_MS) return;
    // The page may have been drawn yesterday: the change is made for the evening of the tap, and only if it does what is written.
    const wanted = timetable && closingToggle(serverNow(), timetable);
    if (wanted && isClosing === (wanted.after !== null)) return mutate(wanted);
    refreshAll();
    toasts.show({ kind: 'error', text: 'Nel frattempo la serata è cambiata: guarda di nuovo' });
  }
  return (
    <button
      type="button"
      className={`btn btn-sm ${isClosing ? `btn-outline-dark ${styles.tool}` : 'btn-dark'}`}
      disabled={!staff}
      // Keeps its room until the hours of tonight are known: what is beside it must not move under a finger.
      style={change ? undefined : { visibility: 'hidden' }}
      aria-disabled={isPending}
      onClick={toggle}
    >
      <Icon name={isClosing ? 'clock' : 'undo-2'} />
      <span>{isClosing ? 'Chiudi stasera' : 'Riapri stasera'}</span>
    </button>
  );
}
