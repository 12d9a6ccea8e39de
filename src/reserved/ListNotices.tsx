import { Icon } from '../ui/Icon';
import { DELETE_MESSAGE } from './failures';
import { ProductNames } from './ProductNames';
import { dismissUndeleted, retryProducts } from './product-store';

type ListNoticesProps = {
  waiting: boolean;
  failed: boolean;
  empty: boolean;
  /** Whether a search is what left nothing. */
  searching: boolean;
  /** Names of products whose deletion failed. */
  undeleted: readonly string[];
};

/** What the list has to say besides its rows: waiting, nothing there, failed readings and deletions. */
export function ListNotices({ waiting, failed, empty, searching, undeleted }: ListNoticesProps) {
  return (
    <>
      <div role="alert">
        {undeleted.length > 0 && (
          <div className="notice notice-error">
            <Icon name="circle-alert" />
            <div>
              <p>
                <strong>{DELETE_MESSAGE}</strong>
              </p>
              <p>
                <ProductNames names={undeleted} />
              </p>
            </div>
            <button
              type="button"
              className="btn-close"
              aria-label="Chiudi l'avviso"
              onClick={dismissUndeleted}
            />
          </div>
        )}
        {failed && (
          <div className="notice notice-error">
            <Icon name="wifi-off" />
            <div>
              <p>
                <strong>La lista non si è caricata</strong>
              </p>
              <p>Controlla la rete e riprova.</p>
              <div className="notice-actions">
                <button type="button" className="btn btn-outline-dark" onClick={retryProducts}>
                  <Icon name="rotate-cw" />
                  Riprova
                </button>
              </div>
            </div>
          </div>
        )}
      </div>
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
            <p className="list-empty-hint">
              {searching ? "Prova con un'altra parola." : 'Comincia con «Aggiungi prodotto».'}
            </p>
          </div>
        )}
      </div>
    </>
  );
}
