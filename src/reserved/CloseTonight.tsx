import { useMutation } from '@tanstack/react-query';
import { serverNow } from '../data/server-time';
import { changeEntry } from '../data/staff/tonight';
import { closingToggle, type EntryChange } from '../domain/tonight/tonight-changes';
import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';
import { toasts } from '../ui/Toasts';
import { tellFailure } from './failures';
import { useTonight } from './queries';
import { useReserved } from './ReservedLayout';

const { hours } = restaurant;

/** Button that closes the restaurant for the rest of the day, or reopens it. Renders nothing if it does not open again today. */
export function CloseTonight() {
  const { staff } = useReserved();
  const { data: tonight } = useTonight();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: EntryChange) =>
      changeEntry(change, hours, change.after ? 'Chiuso stasera' : 'Riaperto stasera'),
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, { after }) => {
      const text = after ? 'Stasera siete chiusi: i clienti lo leggono' : 'Stasera siete aperti';
      toasts.show({ kind: 'success', text });
    },
    onError: (error, { after }) =>
      tellFailure(
        error,
        `Stasera risulta ancora ${after ? 'aperto' : 'chiuso'}: non è stato salvato`,
      ),
  });
  if (!tonight) return null;
  const change = closingToggle(serverNow(), { ...hours, ...tonight });
  if (!change) return null;
  return (
    <button
      type="button"
      className={`btn close-tonight ${change.after ? 'btn-outline-dark' : 'btn-dark'}`}
      disabled={!staff}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(change)}
    >
      <Icon name={change.after ? 'clock' : 'undo-2'} />
      {change.after ? 'Chiudi stasera' : 'Riapri stasera'}
    </button>
  );
}
