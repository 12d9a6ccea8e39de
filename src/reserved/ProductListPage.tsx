import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The list of all products. */
export function ProductListPage() {
  return (
    <>
      <PageHead
        title="Area riservata"
        description="Lista di tutti i prodotti."
        path={paths.reserved}
        site={restaurant}
      />
      <h1>Area riservata</h1>
    </>
  );
}
