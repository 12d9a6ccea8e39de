import { paths } from '../../paths';
import { ChangePage } from '../changes/ChangePage';
import { ImportForm } from './ImportForm';

/** Imports a menu from a file. */
export function ImportPage() {
  return (
    <ChangePage
      title="Importa"
      subtitle="Il menu da un file CSV o JSON"
      description="Importa il menu da un file."
      path={paths.importMenu}
      purpose="import"
      again="Un altro file"
    >
      {(products, start) => <ImportForm products={products} onConfirm={start} />}
    </ChangePage>
  );
}
