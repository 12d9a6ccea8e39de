import { Icon } from './Icon';

type PrintButtonProps = {
  disabled?: boolean;
  /** Whether a tap was heard, and printing waits for something. */
  waiting?: boolean;
  onPrint?: () => void;
};

/** Opens the browser's print dialog, or does what comes before that. */
export function PrintButton({
  disabled = false,
  waiting = false,
  onPrint = () => window.print(),
}: PrintButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-primary print-button"
      disabled={disabled}
      aria-disabled={waiting}
      onClick={() => {
        if (!waiting) onPrint();
      }}
    >
      <Icon name="printer" />
      Stampa
    </button>
  );
}
