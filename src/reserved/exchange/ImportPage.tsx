import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { ChangeRunPanel } from '../changes/ChangeRunPanel';
import { useChangeRun } from '../changes/useChangeRun';
import { ListNotices } from '../ListNotices';
import { useReserved } from '../ReservedLayout';
import { useProductList } from '../useProductList';
import { ImportForm } from './ImportForm';

/** Imports a menu from a file: choice, preview of every difference, one confirmation, progress and undo. */
export function ImportPage() {
  const { staff } = useReserved();
  const { products, failed } = useProductList();
  const { run, heading, panel } = useChangeRun('import');
  return (
    <>
      <PageHead
        title="Importa"
        description="Importa il menu da un file."
        path={paths.importMenu}
        site={restaurant}
        noIndex
      />
      <h1 ref={heading} tabIndex={-1}>
        Importa
      </h1>
      <p className="reserved-subtitle">Il menu da un file CSV o JSON</p>
      <ChangeRunPanel ref={panel} run={run} staff={staff} />
      <ListNotices
        waiting={products === null && !failed}
        failed={failed}
        empty={false}
        searching={false}
      />
      {products !== null && (
        <ImportForm products={products} run={run} onStarted={() => panel.current?.focus()} />
      )}
    </>
  );
}
