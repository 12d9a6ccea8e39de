import { Icon } from './Icon';

type PrintButtonProps = {
  disabled?: boolean;
};

/** Opens the browser's print dialog. */
export function PrintButton({ disabled = false }: PrintButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-primary print-button"
      disabled={disabled}
      onClick={() => window.print()}
    >
      <Icon name="printer" />
      Stampa
    </button>
  );
}
