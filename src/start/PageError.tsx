import { useEffect } from 'react';
import { Icon } from '../ui/Icon';
import { Retry, useFinalError } from './RouteError';

/** Stands in for a page within its layout. A page whose code could not be fetched is loaded when the network is back. */
export function PageError() {
  const final = useFinalError();
  useEffect(() => {
    if (!final) return;
    // Neither the router nor every browser asks again for code that has failed once.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [final]);
  if (!final) return null;
  return (
    <div className="page-error" role="alert">
      <title>La pagina non si è caricata</title>
      <Icon name="wifi-off" className="error-page-icon" />
      <h1>La pagina non si è caricata</h1>
      <p>Controlla la rete: appena torna, la pagina si carica da sola.</p>
      <Retry />
    </div>
  );
}
