import { Button } from '../ui/Button';
import { focusHeading } from '../ui/focus';
import { Notice } from '../ui/Notice';

type LoadFailureProps = {
  /** Whether it is shown. The live region around it always is, so that screen readers announce it. */
  failed: boolean;
  title: string;
  onRetry: () => unknown;
};

/** Says that something could not be read, and offers to read it again. */
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
        <Notice kind="error" icon="wifi-off" title={title} actions={button}>
          <p>Controlla la rete e riprova.</p>
        </Notice>
      )}
    </div>
  );
}

type LoadStateProps = {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  /** What is said where it could not be read. */
  failure: string;
};

/** Says that something is being read, or that it could not be; nothing once it is there. */
export function LoadState({ query, failure }: LoadStateProps) {
  const isMissing = query.data === undefined;
  return (
    <>
      <div role="status">
        {isMissing && !query.isError && <p className="list-waiting">Caricamento...</p>}
      </div>
      <LoadFailure failed={isMissing && query.isError} title={failure} onRetry={query.refetch} />
    </>
  );
}
