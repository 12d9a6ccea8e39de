import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The cookie policy. */
export function CookiePage() {
  return (
    <>
      <PageHead
        title="Cookie policy"
        description="Quali cookie usa il sito."
        path={paths.cookiePolicy}
        site={restaurant}
      />
      <h1>Cookie policy</h1>
    </>
  );
}
