import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The history page. */
export function StoriaPage() {
  return (
    <>
      <PageHead
        title="Storia"
        description="La storia della nostra pizzeria di famiglia."
        path={paths.storia}
        site={restaurant}
      />
      <h1>Storia</h1>
    </>
  );
}
