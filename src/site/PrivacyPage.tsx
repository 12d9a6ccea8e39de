import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Privacy policy"
        description="Come trattiamo i tuoi dati."
        path={paths.privacyPolicy}
        site={restaurant}
      />
      <h1>Privacy policy</h1>
    </>
  );
}
