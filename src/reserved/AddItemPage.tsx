import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The form for a new product. */
export function AddItemPage() {
  return (
    <>
      <PageHead
        title="Aggiungi prodotto"
        description="Aggiungi un prodotto al menu."
        path={paths.addItem}
        site={restaurant}
      />
      <h1>Aggiungi prodotto</h1>
    </>
  );
}
