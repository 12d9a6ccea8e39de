import Button from 'react-bootstrap/Button';
import { restaurant } from '../restaurant';
import type { Elements } from '../ui/elements';
import { focusHeading } from '../ui/focus';
import { PageHead } from '../ui/PageHead';
import { Alert } from './Alert';
import { serviceWords } from './failures';

export type ReservedHeadProps = {
  title: string;
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

type LoadFailureProps = {
  /** Why the read failed; null shows no message. Its live region is always rendered, so that screen readers announce it. */
  error: Error | null;
  title: string;
  onRetry: () => unknown;
};

/** Error message for a failed read, with a retry button. */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  function retry() {
    focusHeading();
    onRetry();
  }
  const button = (
    <Button variant="outline-dark" onClick={retry}>
      Riprova
    </Button>
  );
  return (
    <div role="alert">
      {error && (
        <Alert kind="error" title={title} actions={button}>
          <p>{`${serviceWords(error, 'read')}.`}</p>
        </Alert>
      )}
    </div>
  );
}

type ReservedPageProps<Data> = ReservedHeadProps & {
  /** The data that the page shows. Until it is read the page says that it is loading, or that it could not be read. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Title of the error message if the query fails. */
  failure: string;
  /** Says that there is nothing to show; nothing if there is something. */
  empty?: (data: Data) => Elements;
  children: (data: Data) => Elements;
};

/** A page of the reserved area that shows what a query reads. */
export function ReservedPage<Data>({
  query,
  failure,
  empty,
  children,
  ...head
}: ReservedPageProps<Data>) {
  const { data, error, refetch } = query;
  const isRead = data !== undefined;
  return (
    <>
      <ReservedHead {...head} />
      <div role="status">
        {!isRead && !error && <p className="quiet">Caricamento...</p>}
        {isRead && empty?.(data)}
      </div>
      <LoadFailure error={isRead ? null : error} title={failure} onRetry={refetch} />
      {isRead && children(data)}
    </>
  );
}
