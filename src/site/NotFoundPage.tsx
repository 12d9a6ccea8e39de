import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The page for every unknown address. */
export function NotFoundPage() {
  return (
    <>
      <PageHead
        title="404 - Not Found"
        description="La pagina non esiste."
        path={paths.home}
        site={restaurant}
      />
      <h1>404 - Not Found</h1>
    </>
  );
}
