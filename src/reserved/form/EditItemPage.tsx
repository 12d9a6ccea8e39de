import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { LoadFailure } from '../LoadFailure';
import { backToList, productIdOf, readListState } from '../list-state';
import { useProduct } from '../queries';
import { ProductForm } from './ProductForm';

/**
 * The form for an existing product, which is in the navigation state and so survives a reload; in a new tab its id in the
 * address is all there is, and it is read first.
 */
export function EditItemPage() {
  const id = productIdOf(useLocation());
  return id === null ? <Navigate to={paths.reserved} replace /> : <EditForm key={id} id={id} />;
}

function EditForm({ id }: { id: string }) {
  const navigate = useNavigate();
  /** A form whose draft was dropped begins anew. */
  const [round, setRound] = useState(0);
  const state = readListState(useLocation().state);
  const { data, isFetchedAfterMount, isError, refetch } = useProduct(id);
  // What an earlier visit has read may be older than what the list passes along.
  const current = isFetchedAfterMount ? data : undefined;
  const opened = state?.product ?? current;
  const back = paths.reserved + (state?.search ?? '');
  if (opened) {
    return (
      <ProductForm
        key={round}
        nameFirst={round > 0}
        opened={opened}
        current={current ?? null}
        back={back}
        onDropped={() => setRound(round + 1)}
        // The list replaces the form in the history, where Back would open the product as it was before.
        onSaved={() =>
          void navigate(back, { replace: true, preventScrollReset: true, state: backToList })
        }
      />
    );
  }
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
        {current === undefined && !isError && 'Caricamento...'}
      </p>
      <LoadFailure
        failed={isError}
        title="Il piatto non si è caricato"
        onRetry={() => void refetch()}
      />
      <div role="alert">
        {current === null && (
          <Notice
            kind="error"
            icon="circle-alert"
            title="Questo piatto non c'è più"
            actions={
              <Link className="btn btn-outline-dark" to={paths.reserved}>
                Torna alla lista
              </Link>
            }
          >
            <p>Qualcuno lo ha eliminato.</p>
          </Notice>
        )}
      </div>
    </>
  );
}
