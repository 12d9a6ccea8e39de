import { LoadFailure } from '../LoadFailure';
import { refreshAll } from '../queries';

type ListNoticesProps = {
  waiting: boolean;
  failed: boolean;
  /** Whether what is sold out could not be read. */
  soldOutFailed: boolean;
  /** What to do about a list that is empty; null where it is not. */
  empty: string | null;
};

/** The states of the list other than its rows: waiting, empty, failed to load. */
export function ListNotices({ waiting, failed, soldOutFailed, empty }: ListNoticesProps) {
  return (
    <>
      <LoadFailure failed={failed} title="La lista non si è caricata" onRetry={refreshAll} />
      <LoadFailure
        failed={soldOutFailed && !failed}
        title="La disponibilità non si è caricata"
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
