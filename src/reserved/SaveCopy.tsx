import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { Icon } from '../ui/Icon';
import { MissingCodeContext } from '../ui/useLazy';

/** Offers the menu as a file, by one tap, before many products are changed. */
export function SaveCopy() {
  const handleMissingCode = useContext(MissingCodeContext);
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: async () => {
      const { exportMenu } = await import('./exchange/export-menu');
      return exportMenu('json');
    },
    onError: (error) => {
      console.error(error);
      handleMissingCode(error);
    },
  });
  return (
    <div>
      <button
        type="button"
        className="btn btn-outline-dark"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <Icon name="download" />
        Scarica prima una copia
      </button>
      <p role="status">
        {data
          ? `Scaricato: ${data.name}. Lo rilegge «Importa».`
          : 'Un file con tutti i piatti, senza le immagini: quelle le tiene npm run backup.'}
      </p>
      <p role="alert">{isError && 'Il menu non si è letto. Controlla la rete e riprova.'}</p>
    </div>
  );
}
