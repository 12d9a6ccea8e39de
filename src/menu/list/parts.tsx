import type { ComponentProps, ReactNode } from 'react';
import { DishNotes } from '../../dish/DishFacts';
import { LIST_LIMITS } from '../../domain/list/my-list';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { Sheet } from '../Sheet';
import styles from './list.module.scss';
import type { caveatsOf } from './list-lines';

export function ListSheetFrame(sheet: ComponentProps<typeof Sheet>) {
  return <Sheet {...sheet} bodyClass={styles.body} footClass={styles.foot} />;
}

type StepperProps = {
  label: ReactNode;
  value: number;
  least: number;
  onChange: (value: number) => void;
};

/** A number with a button on either side. At its limit a button keeps the focus, and does nothing. */
export function Stepper({ label, value, least, onChange }: StepperProps) {
  const { t } = useTexts();
  const canStep = (next: number) => next >= least && next <= LIST_LIMITS.count;
  const step = (by: number, icon: string, name: string) => (
    <button
      type="button"
      className="bare square border rounded-circle"
      aria-label={name}
      aria-disabled={!canStep(value + by)}
      onClick={() => canStep(value + by) && onChange(value + by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <fieldset className={`cluster gap-1 justify-content-end ${styles.stepper}`}>
      <legend>{label}</legend>
      <div className="beside gap-1">
        {step(-1, 'minus', t('Uno in meno'))}
        <output className="text-center fw-bold">{value}</output>
        {step(1, 'plus', t('Uno in più'))}
      </div>
    </fieldset>
  );
}

type DoubtsProps = ReturnType<typeof caveatsOf> & {
  /** Why it cannot be had, or what became of its price; '' if there is nothing to say. */
  problem: string;
};

/** A dish's warning, why it cannot be had, its conflict with the filter, and its missing allergen information. */
export function Doubts({ notes, problem, concern, unsaid }: DoubtsProps) {
  const { t } = useTexts();
  const doubts = [problem, concern && `${t('Il tuo filtro')}: ${concern}.`].filter(Boolean);
  return (
    <>
      <DishNotes notes={notes} only="warning" place="card" />
      {doubts.map((doubt) => (
        <p key={doubt} className={`beside m-0 alarm ${styles.doubt}`}>
          <Icon name="circle-alert" />
          <span>{doubt}</span>
        </p>
      ))}
      {!concern.includes(unsaid) && <p className="quiet">{unsaid}</p>}
    </>
  );
}
