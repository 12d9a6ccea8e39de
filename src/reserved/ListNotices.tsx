import { LoadFailure } from './LoadFailure';
import { refreshAll } from './queries';

type ListNoticesProps = {
  waiting: boolean;
  failed: boolean;
  empty: boolean;
  /** Whether the list is empty because of a search. */
  searching: boolean;
  /** Whether a filter leaves products out. */
  filtered?: boolean;
  /** Reads again what could not be read. */
  onRetry?: () => void;
};

/** The states of the list other than its rows: waiting, empty, failed to load. */
export function ListNotices({
  waiting,
  failed,
  empty,
  searching,
  filtered = false,
  onRetry = refreshAll,
}: ListNoticesProps) {
  return (
    <>
      <LoadFailure failed={failed} title="La lista non si è caricata" onRetry={onRetry} />
      <div role="status">
        {waiting && (
          <>
            <p className="list-waiting">Caricamento...</p>
            <div className="row-skeletons" aria-hidden="true">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <div key={key} className="row-skeleton" />
              ))}
            </div>
          </>
        )}
        {empty && (
          <div className="list-empty">
            <p>Nessun prodotto trovato</p>
            <p className="list-empty-hint">{emptyHint(searching, filtered)}</p>
          </div>
        )}
      </div>
    </>
  );
}

function emptyHint(searching: boolean, filtered: boolean): string {
  if (filtered)
    return searching ? "Prova con un'altra parola o togli il filtro." : 'Togli il filtro.';
  return searching ? "Prova con un'altra parola." : 'Comincia con «Aggiungi prodotto».';
}
