import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { type ErrorWords, reloadForNewCode, wordsOfError } from './stale-code';

/** Stands in for a page within its layout. A page whose code could not be fetched is loaded when the network is back. */
export function PageError() {
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

  // A document about to be replaced shows no error first.
  if (!words) return null;
  return (
    <div className="page-error" role="alert">
      <title>{words.title}</title>
      <Icon name={words.icon} className="error-page-icon" />
      <h1>{words.title}</h1>
      <p>{words.advice}</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Riprova
      </button>
    </div>
  );
}
