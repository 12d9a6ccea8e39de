import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { flushSync } from 'react-dom';
import type { Elements } from '../ui/elements';
import { ChoiceSheet } from './ChoiceSheet';

type MenuSheetProps = {
  title: string;
  /** The content of the button that opens it, and its accessible name if that says less. */
  button: Elements;
  label?: string;
  className?: string;
  size?: 'sm';
  /** @param close closes the sheet, and gives the focus back to the button */
  children: (close: () => void) => Elements;
};

/** A button that opens choices: see `ChoiceSheet`. */
export function MenuSheet({
  title,
  button,
  label,
  className = '',
  size,
  children,
}: MenuSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => flushSync(() => setIsOpen(false));
  return (
    <>
      <Button
        variant="outline-dark"
        className={className}
        {...(size && { size })}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {button}
      </Button>
      {isOpen && (
        <ChoiceSheet title={title} onClose={close}>
          {children(close)}
        </ChoiceSheet>
      )}
    </>
  );
}
