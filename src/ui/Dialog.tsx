import {
  type ComponentProps,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';

type DialogProps = ComponentProps<'dialog'> & {
  /** Id of the heading that names it. */
  'aria-labelledby': string;
  onClose: () => void;
  /** Whether only its buttons and Escape answer it: a tap beside it, the second one of a double tap perhaps, is no answer. */
  isQuestion?: boolean;
};

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * The browser's own modal dialog, open for as long as it is rendered. Escape and a tap beside it ask to close it. The focus goes to
 * its element marked `data-focus-first`, else to itself, and back to what had it.
 */
export function Dialog({
  className = '',
  onClose,
  isQuestion = false,
  children,
  ...attributes
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Not earlier: a menu whose entry opens it gives the focus back to its button first.
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    // The browser would take the first button, and draw a ring around it for a finger too.
    (box?.querySelector<HTMLElement>('[data-focus-first]') ?? box)?.focus();
  }, []);
  // Not later: a dialog that is removed before it is closed does not give the focus back.
  useLayoutEffect(() => {
    const box = dialog.current;
    return () => box?.close();
  }, []);
  // In the body, where no style of what opened it applies.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser tells of Escape by `cancel`
    <dialog
      {...attributes}
      ref={dialog}
      className={`dialog ${className}`.trim()}
      tabIndex={-1}
      // It stays until it is rendered no more. Events of a dialog inside it bubble in React.
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      // Chrome closes it by itself where nothing was touched since the last one was prevented.
      onClose={(event) => isOwn(event) && !event.currentTarget.open && onClose()}
      // The second click of a double one was meant for what has opened it.
      onClick={(event) => !isQuestion && event.detail < 2 && isOwn(event) && onClose()}
    >
      <div className="dialog-content">{children}</div>
    </dialog>,
    document.body,
  );
}
