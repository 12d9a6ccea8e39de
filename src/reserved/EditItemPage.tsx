import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The form for an existing product. */
export function EditItemPage() {
  return (
    <>
      <PageHead
        title="Modifica prodotto"
        description="Modifica un prodotto del menu."
        path={paths.editItem}
        site={restaurant}
      />
      <h1>Modifica prodotto</h1>
    </>
  );
}
