import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { reloadForNewCode } from './stale-code';

/** Stands in for a page within its layout. A page whose code could not be fetched is loaded when the network is back. */
export function PageError() {
  const error = useRouteError();
  const [final, setFinal] = useState(false);

  useEffect(() => {
    if (reloadForNewCode(error)) return;
    console.error(error);
    setFinal(true);
    // Neither the router nor every browser asks again for code that has failed once.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);

  // A document about to be replaced shows no error first.
  if (!final) return null;
  return (
    <div className="page-error" role="alert">
      <title>La pagina non si è caricata</title>
      <Icon name="wifi-off" className="error-page-icon" />
      <h1>La pagina non si è caricata</h1>
      <p>Controlla la rete: appena torna, la pagina si carica da sola.</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Riprova
      </button>
    </div>
  );
}
