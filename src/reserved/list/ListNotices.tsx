import { LoadFailure } from '../LoadFailure';
import { refreshAll } from '../queries';

type ListNoticesProps = {
  waiting: boolean;
  /** What could not be read; null where all could. */
  failed: 'La lista' | 'La disponibilità' | null;
  /** What to do about a list that is empty; null where it is not. */
  empty: string | null;
};

/** The states of the list other than its rows: waiting, empty, failed to load. */
export function ListNotices({ waiting, failed, empty }: ListNoticesProps) {
  return (
    <>
      <LoadFailure
        failed={failed !== null}
        title={`${failed} non si è caricata`}
        onRetry={refreshAll}
      />
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
        {empty !== null && (
          <div className="list-empty">
            <p>Nessun prodotto trovato</p>
            <p className="list-empty-hint">{empty}</p>
          </div>
        )}
      </div>
    </>
  );
}
