import { focusHeading } from '../ui/focus';
import { Icon } from '../ui/Icon';
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
            <button
              type="button"
              className="btn btn-outline-dark"
              onClick={() => {
                focusHeading();
                onRetry();
              }}
            >
              <Icon name="rotate-cw" />
              Riprova
            </button>
          }
        >
          <p>Controlla la rete e riprova.</p>
        </Notice>
      )}
    </div>
  );
}
