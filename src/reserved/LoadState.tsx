import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { focusHeading } from '../ui/focus';

type LoadFailureProps = {
  /** Whether the message is shown. Its live region is always rendered, so that screen readers announce the message. */
  failed: boolean;
  title: string;
  onRetry: () => unknown;
};

/** Error message for a failed read, with a retry button. */
export function LoadFailure({ failed, title, onRetry }: LoadFailureProps) {
  function retry() {
    focusHeading();
    onRetry();
  }
  const button = (
    <Button icon="rotate-cw" onClick={retry}>
      Riprova
    </Button>
  );
  return (
    <div role="alert">
      {failed && (
        <Alert kind="error" icon="wifi-off" title={title} actions={button}>
          <p>Controlla la rete e riprova.</p>
        </Alert>
      )}
    </div>
  );
}

type LoadStateProps = {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  /** Title of the error message. */
  failure: string;
};

/** Shows that a query is loading or has failed; empty once the query has data. */
export function LoadState({ query, failure }: LoadStateProps) {
  const isMissing = query.data === undefined;
  return (
    <>
      <div role="status">
        {isMissing && !query.isError && <p className="quiet">Caricamento...</p>}
      </div>
      <LoadFailure failed={isMissing && query.isError} title={failure} onRetry={query.refetch} />
    </>
  );
}
