import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';

type ReservedHeadProps = {
  title: string;
  /** What the page is for. */
  subtitle?: string;
  path: string;
};

/** Head and heading of a page for the staff, which search engines leave out. */
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
      {subtitle && <p className="reserved-subtitle">{subtitle}</p>}
    </>
  );
}
