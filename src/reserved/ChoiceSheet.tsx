import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '../ui/Dialog';
import type { Elements } from '../ui/elements';
import { Icon } from '../ui/Icon';

type ChoiceSheetProps = { title: string; onClose: () => void; children: Elements };

/** Choices over the page: on a phone a sheet from the bottom, on wider screens a centred dialog. */
export function ChoiceSheet({ title, onClose, children }: ChoiceSheetProps) {
  const id = useId();
  return (
    <Dialog className="sheet" aria-labelledby={id} onClose={onClose}>
      <div className="d-flex align-items-center gap-2">
        <h2 id={id} className="rest">
          {title}
        </h2>
        <Button variant="link" className="square text-reset" aria-label="Chiudi" onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      {children}
    </Dialog>
  );
}
