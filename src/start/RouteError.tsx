import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { type ErrorWords, reloadForNewCode, wordsOfError } from './stale-code';

type RouteErrorProps = {
  /** Where the way out leads. */
  home: string;
};

/** Stands in for a layout whose page could not be loaded or drawn. */
export function RouteError({ home }: RouteErrorProps) {
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

  // A document about to be replaced shows no error first.
  if (!words) return null;
  return (
    <main className="error-page">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <Icon name={words.icon} className="error-page-icon" />
      <h1>{words.title}</h1>
      <p>{words.advice}</p>
      <p className="error-page-actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Riprova
        </button>
        {/* A plain link: the document is loaded anew, whatever state the application is in. */}
        <a className="btn btn-outline-dark" href={home}>
          Torna alla home
        </a>
      </p>
    </main>
  );
}
