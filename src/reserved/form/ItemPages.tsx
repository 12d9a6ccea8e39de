import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { LoadFailure } from '../LoadFailure';
import { productIdOf, readListState } from '../list-state';
import { useProduct } from '../queries';
import { ProductForm } from './ProductForm';

function FormHead({ title, path }: { title: string; path: string }) {
  return (
    <>
      <PageHead
        title={title}
        description="Il modulo di un prodotto del menu."
        path={path}
        site={restaurant}
        noIndex
      />
      <h1 tabIndex={-1}>{title}</h1>
    </>
  );
}

/** The form for a new product: empty, or a copy of the product in the navigation state, which survives a reload. */
export function AddItemPage() {
  const { key, state } = useLocation();
  const template = readListState(state)?.product ?? null;
  return (
    <>
      <FormHead title="Aggiungi prodotto" path={paths.addItem} />
      {template && (
        <p className="reserved-subtitle">
          Copia di «<bdi>{template.nome}</bdi>»
        </p>
      )}
      <ProductForm key={key} opened={null} template={template} />
    </>
  );
}

/**
 * The form for an existing product, which is in the navigation state and so survives a reload; in a new tab its id in the
 * address is all there is, and it is read first.
 */
export function EditItemPage() {
  const id = productIdOf(useLocation());
  return id === null ? <Navigate to={paths.reserved} replace /> : <EditForm key={id} id={id} />;
}

function EditForm({ id }: { id: string }) {
  const { key, state } = useLocation();
  const { data: current, isError, refetch } = useProduct(id);
  const opened = readListState(state)?.product ?? current;
  const toList = (
    <Link className="btn btn-outline-dark" to={paths.reserved}>
      Torna alla lista
    </Link>
  );
  return (
    <>
      <FormHead title="Modifica prodotto" path={paths.editItem} />
      {opened && <ProductForm key={key} opened={opened} current={current} />}
      <div role="status">
        {opened === undefined && !isError && <p className="list-waiting">Caricamento...</p>}
      </div>
      <LoadFailure
        failed={isError && !opened}
        title="Il piatto non si è caricato"
        onRetry={() => void refetch()}
      />
      <div role="alert">
        {opened === null && (
          <Notice
            kind="error"
            icon="circle-alert"
            title="Questo piatto non c'è più"
            actions={toList}
          >
            <p>Qualcuno lo ha eliminato.</p>
          </Notice>
        )}
      </div>
    </>
  );
}
