import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

type ReservedHeadProps = {
  title: string;
  /** What the page is for. */
  subtitle?: string;
  path: string;
};

/** Document head and heading of a staff page, which is marked `noindex` for search engines. */
export function ReservedHead({ title, subtitle, path }: ReservedHeadProps) {
  return (
    <>
      <PageHead
        title={title}
        description={subtitle ?? title}
        path={path}
        site={restaurant}
        noIndex
      />
      <h1 tabIndex={-1}>{title}</h1>
      {subtitle && <p className="quiet">{subtitle}</p>}
    </>
  );
}
