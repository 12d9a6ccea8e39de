import { useState } from 'react';
import type { Change } from '../domain/changes/change';
import { farSteps, type PriceStep } from '../domain/changes/price-change';
import { formatPrice } from '../domain/product/price';
import { fieldLabel } from '../domain/product/words';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/** Why a price is asked about: 'più del doppio'. */
export function farWords({ before, after }: PriceStep): string {
  if (after === 0) return 'con 0 il prezzo non si vede';
  return after > before ? 'più del doppio' : 'meno della metà';
}

type PriceQuestionProps = {
  /** A change with prices far from the old ones; null closes the dialog. */
  change: Change | null;
  onCancel: () => void;
  /** Called once the dialog has closed, so that the focus can go where it belongs. */
  onConfirm: (change: Change) => void;
};

/** Asks before a price is saved that may be a slip. */
export function PriceQuestion({ change, onCancel, onConfirm }: PriceQuestionProps) {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <ConfirmDialog
      open={change !== null && !confirmed}
      title={
        <>
          Prezzo giusto per «<bdi>{change?.nome}</bdi>»?
        </>
      }
      confirm="Sì, salva"
      cancel="Correggi"
      onConfirm={() => setConfirmed(true)}
      onConfirmed={() => {
        setConfirmed(false);
        if (change) onConfirm(change);
      }}
      onCancel={onCancel}
    >
      {change &&
        farSteps(change).map((step) => (
          <p key={step.field}>
            {fieldLabel(step.field)}: da {formatPrice(step.before)} a{' '}
            <strong>{formatPrice(step.after)}</strong>, {farWords(step)}.
          </p>
        ))}
    </ConfirmDialog>
  );
}
