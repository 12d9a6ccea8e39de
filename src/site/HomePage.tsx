import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

/** The home page. */
export function HomePage() {
  return (
    <>
      <PageHead
        title="Home"
        description="Pizzeria e pinseria di famiglia dal 1987, nel centro di Bologna."
        path={paths.home}
        site={restaurant}
      />
      <h1>Home</h1>
    </>
  );
}
