import type { ReactNode } from 'react';
import { LIST_LIMITS } from '../../domain/list/my-list';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { DialogHead } from '../DialogHead';
import styles from './list.module.scss';
import type { ListLine } from './list-lines';

type SheetProps = {
  /** Id of its heading. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Its buttons, always in view. */
  foot: ReactNode;
  onClose: () => void;
};

/** A sheet of the list: heading, body, buttons. */
export function ListDialog({ id, title, children, foot, onClose }: SheetProps) {
  return (
    <Dialog className="menu-sheet" aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <div className={`menu-sheet-body ${styles.body}`}>{children}</div>
      <div className={`cluster ${styles.foot}`}>{foot}</div>
    </Dialog>
  );
}

type StepperProps = {
  /** What is counted. */
  label: ReactNode;
  value: number;
  least: number;
  onChange: (value: number) => void;
};

/** A number with a button on either side. At its limit a button keeps the focus, and does nothing. */
export function Stepper({ label, value, least, onChange }: StepperProps) {
  const canStep = (next: number) => next >= least && next <= LIST_LIMITS.count;
  const step = (by: number, icon: string, name: string) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={!canStep(value + by)}
      onClick={() => canStep(value + by) && onChange(value + by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <fieldset className={styles.stepper}>
      <legend>{label}</legend>
      {step(-1, 'minus', 'Uno in meno')}
      <output>{value}</output>
      {step(1, 'plus', 'Uno in più')}
    </fieldset>
  );
}

/** What the guest must know of a dish before asking for it. Renders nothing if there is nothing to say. */
export function Doubt({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p className={styles.doubt}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}

/** Why a dish may not suit the guest: what the filter has against it, and quietly what nobody knows of it. */
export function Suits({ concern, open }: Pick<ListLine, 'concern' | 'open'>) {
  return (
    <>
      <Doubt>{concern && `Il tuo filtro: ${concern}.`}</Doubt>
      {!concern.includes(open) && <p className="quiet">{open}</p>}
    </>
  );
}
