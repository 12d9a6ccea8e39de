import { useEffect, useMemo } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { isMissingCode, needsNewCode, reloadForNewCode } from './stale-code';

/** The cause of an error, in words for a visitor: only what is true of this error. */
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

/** Null if the document is about to be reloaded, so that no error flashes up first. */
function wordsOf(error: unknown): typeof OURS | null {
  if (needsNewCode(error)) return null;
  if (!isMissingCode(error)) return OURS;
  return navigator.onLine ? OUTDATED : NETWORK;
}

const reload = () => window.location.reload();

/** A stored list that cannot be shown must not fail the next page too: it is read anew. */
async function startAnew() {
  // Only whoever has a menu has loaded its code.
  await import('../data/menu/menu-store').then(({ clearMenu }) => clearMenu()).catch(() => {});
  reload();
}

/** Replaces a layout, or a page within one, that could not be loaded or rendered. */
export function RouteError() {
  const error = useRouteError();
  const words = useMemo(() => wordsOf(error), [error]);
  useEffect(() => {
    if (!words) return reloadForNewCode();
    console.error(error);
    // The router does not retry code that failed to load once, and not every browser does.
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, words]);
  if (!words) return null;
  return (
    <div className="page section stack align-items-start measure" role="alert">
      <title>{words.title}</title>
      <Icon name={words.icon} className="alarm fs-title" />
      <h1>{words.title}</h1>
      <p>{words.advice}</p>
      <p className="cluster">
        <button type="button" className="btn btn-primary" onClick={startAnew}>
          Riprova
        </button>
        {/* A plain link: it reloads the document, whatever state the application is in. */}
        <a className="btn btn-outline-dark" href={paths.home}>
          Torna alla home
        </a>
      </p>
    </div>
  );
}
