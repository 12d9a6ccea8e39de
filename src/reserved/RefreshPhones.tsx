import { useMutation } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { renewVersion } from '../data/staff/write-changes';
import { tellFailure } from './failures';
import { refreshAll } from './queries';
import { toasts } from './toasts';

/** Button that sets a new menu version, so that every phone refetches the menu on its next visit. */
export function RefreshPhones({ onDone }: { onDone?: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: renewVersion,
    onSuccess: () => toasts.show({ kind: 'success', text: 'Fatto: i telefoni rileggono il menu' }),
    onError: (error) => tellFailure(error, 'I telefoni non sono stati aggiornati'),
    onSettled: refreshAll,
  });
  return (
    <Button
      variant="outline-dark"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(undefined, { onSuccess: () => onDone?.() })}
    >
      Aggiorna i telefoni
    </Button>
  );
}
