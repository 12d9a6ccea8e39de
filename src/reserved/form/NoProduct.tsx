import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';

type NoProductProps = {
  /** Whether the product does not exist any more. */
  gone: boolean;
  /** Whether it could not be read. */
  failed: boolean;
  onRetry: () => void;
};

/** The edit page while its product is read from the address, and where that leads to none. */
export function NoProduct({ gone, failed, onRetry }: NoProductProps) {
  return (
    <>
      <PageHead
        title="Modifica prodotto"
        description="Modifica un prodotto del menu."
        path={paths.editItem}
        site={restaurant}
        noIndex
      />
      <h1 tabIndex={-1}>Modifica prodotto</h1>
      <p role="status" className="list-waiting">
        {!gone && !failed && 'Caricamento...'}
      </p>
      <div role="alert">
        {(gone || failed) && (
          <Notice
            kind="error"
            icon={gone ? 'circle-alert' : 'wifi-off'}
            title={gone ? "Questo prodotto non c'è più" : 'Il prodotto non si è caricato'}
            actions={
              <>
                {failed && (
                  <button type="button" className="btn btn-outline-dark" onClick={onRetry}>
                    <Icon name="rotate-cw" />
                    Riprova
                  </button>
                )}
                <Link className="btn btn-outline-dark" to={paths.reserved}>
                  Torna alla lista
                </Link>
              </>
            }
          >
            <p>{gone ? 'Qualcuno lo ha eliminato.' : 'Controlla la rete e riprova.'}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
