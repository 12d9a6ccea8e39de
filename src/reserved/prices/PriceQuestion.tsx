import { useState } from 'react';
import { countPrices, priceNames } from '../../domain/price-change';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { PRICE_LABEL, prices, products, rangesOf, wishText } from './price-texts';
import type { PriceQuestion as Question } from './usePriceForm';

type PriceQuestionProps = {
  /** null closes the dialog. */
  question: Question | null;
  onConfirm: (question: Question) => void;
  onCancel: () => void;
  /** Called when a confirmed dialog has left the screen. */
  onConfirmed: () => void;
};

/** The one confirmation: how many prices of how many products, from what to what. */
export function PriceQuestion({ question, onConfirm, onCancel, onConfirmed }: PriceQuestionProps) {
  // The text stays readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question && question !== asked) setAsked(question);
  const [confirmed, setConfirmed] = useState(false);
  const writes = asked?.writes ?? [];
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Cambiare ${prices(countPrices(writes))} di ${products(writes.length)}?`}
      confirm="Cambia i prezzi"
      cancel="Non ora"
      onConfirm={() => {
        setConfirmed(true);
        if (question) onConfirm(question);
      }}
      onCancel={() => {
        setConfirmed(false);
        onCancel();
      }}
      onExited={() => {
        if (confirmed) onConfirmed();
      }}
      // The button may be there to take the focus back, but what counts now is how the writing goes.
      restoreFocus={!confirmed}
    >
      {asked && (
        <p>
          <strong>{asked.chosen}</strong>. {wishText(asked.wish)}
        </p>
      )}
      <ul className="price-ranges">
        {priceNames.map((name) => {
          const ranges = rangesOf(writes, name);
          return (
            ranges && (
              <li key={name}>
                {PRICE_LABEL[name]}: {ranges.count}, da <b>{ranges.before}</b> a{' '}
                <b>{ranges.after}</b>
              </li>
            )
          );
        })}
      </ul>
      <p>I clienti vedono i prezzi nuovi alla prossima visita. Dopo puoi ancora annullare.</p>
    </ConfirmDialog>
  );
}
