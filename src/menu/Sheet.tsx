import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { useTexts } from '../ui/texts';

type HeadProps = {
  /** Id of the heading, which names the dialog. */
  id: string;
  title: ReactNode;
  onClose: () => void;
};

type SheetProps = HeadProps & {
  children: ReactNode;
  bodyClass?: string | undefined;
  footClass?: string | undefined;
  /** The buttons below the body, which stay in view. */
  foot: ReactNode;
};

/** A bottom sheet on a phone, a dialog on a desktop. Its body scrolls between its heading and its foot. */
export function Sheet(props: SheetProps) {
  const { children, bodyClass = '', footClass = '', foot, ...head } = props;
  return (
    <Dialog className="menu-sheet" aria-labelledby={head.id} onClose={head.onClose}>
      <DialogHead {...head} />
      <div className={`menu-sheet-body overflow-y-auto ${bodyClass}`.trim()}>{children}</div>
      <div
        className={`cluster justify-content-end flex-shrink-0 border-top menu-sheet-foot ${footClass}`.trim()}
      >
        {foot}
      </div>
    </Dialog>
  );
}

export function DialogHead({ id, title, onClose }: HeadProps) {
  return (
    <div className="beside justify-content-between align-items-start menu-dialog-head">
      <h2 id={id} className="m-0 fs-head">
        {title}
      </h2>
      <CloseButton onClose={onClose} />
    </div>
  );
}

/** The closing cross, the same in every sheet. */
export function CloseButton(props: { className?: string; onClose: () => void }) {
  const { className = '', onClose } = props;
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={`square menu-round ${className}`.trim()}
      aria-label={t('Chiudi')}
      onClick={onClose}
    >
      <Icon name="x" />
    </button>
  );
}
