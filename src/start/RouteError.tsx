import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { isMissingCode, reloadForNewCode } from './stale-code';

/** What went wrong, in words for a visitor: only what is true of this error. */
const NETWORK = {
  icon: 'wifi-off',
  title: 'La pagina non si è caricata',
  advice: 'Sei senza rete: appena torna, la pagina si carica da sola.',
};
const OUTDATED = {
  icon: 'rotate-cw',
  title: 'La pagina non si è caricata',
  advice:
    'Una parte del sito non si scarica: forse lo abbiamo appena aggiornato, o la rete è debole. Riprova tra poco.',
};
const OURS = {
  icon: 'triangle-alert',
  title: 'Qualcosa non ha funzionato',
  advice: 'È un errore nostro, non della tua rete. Riprova, o torna alla home.',
};

const reload = () => window.location.reload();

type RouteErrorProps = {
  /** Where the way out leads; none within a layout, which has its own links. */
  home?: string;
};

/** Stands in for a layout, or for a page within one, that could not be loaded or drawn. */
export function RouteError({ home }: RouteErrorProps) {
  const error = useRouteError();
  // None where the document is about to be replaced: it shows no error first.
  const [words, setWords] = useState<typeof OURS | null>(null);
  useEffect(() => {
    if (reloadForNewCode(error)) return;
    console.error(error);
    setWords(!isMissingCode(error) ? OURS : navigator.onLine ? OUTDATED : NETWORK);
    // Neither the router nor every browser asks again for code that has failed once.
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
  if (!words) return null;
  const Frame = home ? 'main' : 'div';
  return (
    <Frame className={home ? 'error-page' : 'page-error'} role={home ? undefined : 'alert'}>
      <title>{words.title}</title>
      {home && <meta name="robots" content="noindex" />}
      <Icon name={words.icon} className="error-page-icon" />
      <h1>{words.title}</h1>
      <p>{words.advice}</p>
      <p className="error-page-actions">
        <button type="button" className="btn btn-primary" onClick={reload}>
          Riprova
        </button>
        {home && (
          // A plain link: the document is loaded anew, whatever state the application is in.
          <a className="btn btn-outline-dark" href={home}>
            Torna alla home
          </a>
        )}
      </p>
    </Frame>
  );
}
