import { Icon } from './Icon';

type PrintButtonProps = {
  disabled?: boolean;
};

/** Hands the page to the printer, as the browser's own menu would. */
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
