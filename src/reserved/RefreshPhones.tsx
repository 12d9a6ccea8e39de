import { useMutation } from '@tanstack/react-query';
import { renewVersion } from '../data/staff/write-changes';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { toasts } from '../ui/Toasts';
import { tellFailure } from './failures';
import { refreshAll, useUnannouncedChange } from './queries';
import { useReserved } from './ReservedLayout';

/** Button that sets a new menu version, so that every phone refetches the menu on its next visit. */
export function RefreshPhones() {
  const { mutate, isPending } = useMutation({
    mutationFn: renewVersion,
    onSuccess: () => toasts.show({ kind: 'success', text: 'Fatto: i telefoni rileggono il menu' }),
    onError: (error) => tellFailure(error, 'I telefoni non sono stati aggiornati'),
    onSettled: refreshAll,
  });
  return (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      Aggiorna i telefoni
    </Button>
  );
}

/** Offers the refresh if the list contains a change that was written without a new menu version. */
export function UnannouncedChange() {
  const { staff } = useReserved();
  const isUnannounced = useUnannouncedChange();
  if (!staff || !isUnannounced) return null;
  return (
    <Alert
      icon="triangle-alert"
      role="status"
      title="I telefoni mostrano ancora il menu di prima"
      actions={<RefreshPhones />}
    >
      <p>Un prodotto è stato cambiato da fuori, senza passare dall’Area Riservata.</p>
    </Alert>
  );
}
