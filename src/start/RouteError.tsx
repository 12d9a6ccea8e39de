import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { type ErrorWords, reloadForNewCode, wordsOfError } from './stale-code';

/** @returns null where the document is about to be replaced: it shows no error first */
function useErrorWords(): ErrorWords | null {
  const error = useRouteError();
  const [words, setWords] = useState<ErrorWords | null>(null);
  useEffect(() => {
    if (reloadForNewCode(error)) return;
    console.error(error);
    setWords(wordsOfError(error));
    // Neither the router nor every browser asks again for code that has failed once.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
  return words;
}

function Retry() {
  return (
    <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
      Riprova
    </button>
  );
}

/** Stands in for a layout whose page could not be loaded or drawn. @param home where the way out leads */
export function RouteError({ home }: { home: string }) {
  const words = useErrorWords();
  if (!words) return null;
  return (
    <main className="error-page">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <Icon name={words.icon} className="error-page-icon" />
      <h1>{words.title}</h1>
      <p>{words.advice}</p>
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

/** Stands in for a page within its layout. A page whose code could not be fetched is loaded when the network is back. */
export function PageError() {
  const words = useErrorWords();
  if (!words) return null;
  return (
    <div className="page-error" role="alert">
      <title>{words.title}</title>
      <Icon name={words.icon} className="error-page-icon" />
      <h1>{words.title}</h1>
      <p>{words.advice}</p>
      <Retry />
    </div>
  );
}
