import { countPrices, priceNames } from '../../domain/changes/price-change';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { products } from '../counted';
import { FIELD_LABEL } from '../field-labels';
import { prices, rangesOf, wishText } from './price-texts';
import type { PriceQuestion as Question } from './usePriceForm';

type PriceQuestionProps = {
  /** null closes the dialog. */
  question: Question | null;
  onConfirm: (question: Question) => void;
  onCancel: () => void;
  /** Called when the dialog has closed after a confirmation. */
  onConfirmed: () => void;
};

/** The confirmation: how many prices of how many products, before and after. */
export function PriceQuestion({ question, onConfirm, ...answers }: PriceQuestionProps) {
  const changes = question?.changes ?? [];
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Cambiare ${prices(countPrices(changes))} di ${products(changes.length)}?`}
      confirm="Cambia i prezzi"
      cancel="Non ora"
      onConfirm={() => question && onConfirm(question)}
      {...answers}
    >
      {question && (
        <p>
          <strong>{question.chosen}</strong>. {wishText(question.wish)}
        </p>
      )}
      <ul className="price-ranges">
        {priceNames.map((name) => {
          const ranges = rangesOf(changes, name);
          return (
            ranges && (
              <li key={name}>
                {FIELD_LABEL[name]}: {ranges.count}, da <b>{ranges.before}</b> a{' '}
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
