import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { reloadForNewCode } from './stale-code';

/** @returns whether the error stays: a document about to be replaced shows none first */
export function useFinalError(): boolean {
  const error = useRouteError();
  const [final, setFinal] = useState(false);
  useEffect(() => {
    if (reloadForNewCode(error)) return;
    console.error(error);
    setFinal(true);
  }, [error]);
  return final;
}

/** Loads the document anew. */
export function Retry() {
  return (
    <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
      Riprova
    </button>
  );
}

/** Stands in for a layout whose page could not be loaded or drawn. @param home where the way out leads */
export function RouteError({ home }: { home: string }) {
  if (!useFinalError()) return null;
  return (
    <main className="error-page">
      <title>Qualcosa non ha funzionato</title>
      <meta name="robots" content="noindex" />
      <Icon name="triangle-alert" className="error-page-icon" />
      <h1>Qualcosa non ha funzionato</h1>
      <p>La pagina non si è caricata. Controlla la rete e riprova.</p>
      <p className="error-page-actions">
        <Retry />
        {/* A plain link: the document is loaded anew, whatever state the application is in. */}
        <a className="btn btn-outline-dark" href={home}>
          Torna alla home
        </a>
      </p>
    </main>
  );
}
