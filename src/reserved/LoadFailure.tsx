import { Button } from '../ui/Button';
import { focusHeading } from '../ui/focus';
import { Notice } from '../ui/Notice';

type LoadFailureProps = {
  /** Whether it is shown. The live region around it always is, so that screen readers announce it. */
  failed: boolean;
  title: string;
  onRetry: () => void;
};

/** Says that something could not be read, and offers to read it again. */
export function LoadFailure({ failed, title, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      {failed && (
        <Notice
          kind="error"
          icon="wifi-off"
          title={title}
          actions={
            <Button
              icon="rotate-cw"
              onClick={() => {
                focusHeading();
                onRetry();
              }}
            >
              Riprova
            </Button>
          }
        >
          <p>Controlla la rete e riprova.</p>
        </Notice>
      )}
    </div>
  );
}
