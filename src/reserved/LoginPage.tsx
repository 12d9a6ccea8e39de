import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The sign-in page. */
export function LoginPage() {
  return (
    <>
      <PageHead
        title="Accedi"
        description="Accesso riservato al personale."
        path={paths.login}
        site={restaurant}
      />
      <h1>Accedi</h1>
    </>
  );
}
