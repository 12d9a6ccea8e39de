import {
  type ComponentProps,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { focusHeading } from './focus';

type DialogProps = ComponentProps<'dialog'> & {
  'aria-labelledby': string;
  onClose: () => void;
  /** Whether only its buttons and Escape close it: a tap outside, perhaps the second one of a double tap, is no answer. */
  isQuestion?: boolean;
  /** Moves the focus when it closes and what had it before is gone: to the page's heading without it. */
  focusInstead?: () => void;
};

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * The browser's own modal dialog, open for as long as it is rendered. Escape and a tap outside call `onClose`. The focus moves to
 * the element marked `data-focus-first`, else to the dialog, and on closing back to where it was: if that is gone, to the dialog below,
 * else where `focusInstead` says.
 */
export function Dialog({
  className = '',
  onClose,
  isQuestion = false,
  focusInstead = focusHeading,
  children,
  ...attributes
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Not in a layout effect: a menu whose entry opens the dialog first returns the focus to its own button.
  useEffect(() => {
    const box = dialog.current;
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    box?.toggleAttribute('data-beside-scrollbar', hasScrollbar);
    box?.showModal();
    // The browser would focus the first button, and draw a focus ring around it after a tap too.
    (box?.querySelector<HTMLElement>('[data-focus-first]') ?? box)?.focus();
  }, []);
  const close = useEffectEvent((box: HTMLDialogElement) => {
    if (!box.open) return;
    box.close();
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !box.contains(activeElement)) return;
    const below = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    if (below) below.focus({ preventScroll: true });
    else focusInstead();
  });
  // Not in an effect: a dialog that is removed before it is closed does not return the focus.
  useLayoutEffect(() => {
    const box = dialog.current;
    return () => {
      if (box) close(box);
    };
  }, []);
  // In the body, where no style of the opening component applies.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser reports Escape as `cancel`
    <dialog
      {...attributes}
      ref={dialog}
      className={`dialog ${className}`.trim()}
      tabIndex={-1}
      // It stays open until its parent stops rendering it. In React, events of a nested dialog bubble.
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      // Chrome closes it by itself if there was no user activation since the last prevented `cancel`.
      onClose={(event) => isOwn(event) && !event.currentTarget.open && onClose()}
      // The second click of a double click was meant for the element that opened the dialog.
      onClick={(event) => !isQuestion && event.detail < 2 && isOwn(event) && onClose()}
    >
      <div className="dialog-content">{children}</div>
    </dialog>,
    document.body,
  );
}
