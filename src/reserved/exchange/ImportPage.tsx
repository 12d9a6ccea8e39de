import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { HaltedRun } from '../changes/HaltedRun';
import { RunPanel } from '../changes/RunPanel';
import { useRun } from '../changes/useRun';
import { ListNotices } from '../ListNotices';
import { useProducts } from '../queries';
import { ImportForm } from './ImportForm';

/** Imports a menu from a file: choice, preview of every difference, one confirmation, progress and undo. */
export function ImportPage() {
  const { data: products, isError, refetch } = useProducts();
  const api = useRun();
  return (
    <>
      <PageHead
        title="Importa"
        description="Importa il menu da un file."
        path={paths.importMenu}
        site={restaurant}
        noIndex
      />
      <h1 tabIndex={-1}>Importa</h1>
      <p className="reserved-subtitle">Il menu da un file CSV o JSON</p>
      {api.run === null && <HaltedRun />}
      <RunPanel api={api}>
        <button type="button" className="btn btn-outline-dark" onClick={api.dismiss}>
          Un altro file
        </button>
      </RunPanel>
      <ListNotices
        waiting={products === undefined && !isError}
        failed={isError && products === undefined}
        empty={false}
        searching={false}
        onRetry={() => void refetch()}
      />
      {products !== undefined && api.run === null && (
        <ImportForm products={products} onConfirm={(changes) => api.start('import', changes)} />
      )}
    </>
  );
}
