import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { type ErrorWords, reloadForNewCode, wordsOfError } from './stale-code';

/**
 * What is said of the error, null where nothing is: a document about to be replaced shows none first. Neither the router nor
 * every browser asks again for code that has failed once, so the document is loaded anew when the network is back.
 */
function useFinalError(): ErrorWords | null {
  const error = useRouteError();
  const [words, setWords] = useState<ErrorWords | null>(null);
  useEffect(() => {
    if (reloadForNewCode(error)) return;
    console.error(error);
    setWords(wordsOfError(error));
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
  return words;
}

function Words({ icon, title, advice }: ErrorWords) {
  return (
    <>
      <title>{title}</title>
      <Icon name={icon} className="error-page-icon" />
      <h1>{title}</h1>
      <p>{advice}</p>
    </>
  );
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
  const words = useFinalError();
  if (!words) return null;
  return (
    <main className="error-page">
      <meta name="robots" content="noindex" />
      <Words {...words} />
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

/** Stands in for a page within its layout. */
export function PageError() {
  const words = useFinalError();
  if (!words) return null;
  return (
    <div className="page-error" role="alert">
      <Words {...words} />
      <Retry />
    </div>
  );
}
