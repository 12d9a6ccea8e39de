import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The terms and conditions. */
export function TermsPage() {
  return (
    <>
      <PageHead
        title="Termini e condizioni"
        description="Le condizioni di uso del sito."
        path={paths.terms}
        site={restaurant}
      />
      <h1>Termini e condizioni</h1>
    </>
  );
}
