import type { ReactNode } from 'react';

type DialogHeadProps = {
  /** Id of the heading, which names the dialog. */
  id: string;
  title: ReactNode;
  onClose: () => void;
};

/** The head of a dialog: its heading, and the button that closes it. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    <div className="menu-dialog-head">
      <h2 id={id}>{title}</h2>
      <CloseButton onClose={onClose} />
    </div>
  );
}

/** The cross that closes a dialog. */
export function CloseButton(props: { className?: string; onClose: () => void }) {
  const { className = '', onClose } = props;
  return (
    <button
      type="button"
      className={`btn-close menu-close ${className}`.trim()}
      aria-label="Chiudi"
      onClick={onClose}
    />
  );
}
