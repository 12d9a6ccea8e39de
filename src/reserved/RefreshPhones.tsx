import { useMutation } from '@tanstack/react-query';
import { renewVersion } from '../data/staff/write-changes';
import { Button } from '../ui/Button';
import { tellFailure } from './failures';
import { refreshAll } from './queries';
import { toasts } from './toasts';

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
