import type { Change } from '../../domain/changes/change';
import { type PriceWish, priceNames } from '../../domain/changes/price-change';
import { fieldLabel } from '../../domain/product/words';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { products } from '../counted';
import { countPrices, prices, rangesOf, wishText } from './price-texts';

/** What the person is asked to confirm: a snapshot of the preview. */
export type PriceQuestionTexts = {
  /** The chosen products, in words. */
  chosen: string;
  wish: PriceWish;
  changes: readonly Change[];
};

type PriceQuestionProps = {
  /** null closes the dialog. */
  question: PriceQuestionTexts | null;
  onConfirm: (changes: readonly Change[]) => void;
  onCancel: () => void;
};

/** The confirmation: how many prices of how many products, before and after. */
export function PriceQuestion({ question, onConfirm, onCancel }: PriceQuestionProps) {
  const changes = question?.changes ?? [];
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Cambiare ${prices(countPrices(changes))} di ${products(changes.length)}?`}
      confirm="Cambia i prezzi"
      cancel="Non ora"
      onConfirm={() => onConfirm(changes)}
      onCancel={onCancel}
      // The panel that takes the form's place takes the focus too.
      onConfirmed={() => {}}
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
                {fieldLabel(name)}: {ranges.count}, da <b>{ranges.before}</b> a{' '}
                <b>{ranges.after}</b>
              </li>
            )
          );
        })}
      </ul>
      <p>
        I clienti vedono i prezzi nuovi alla prossima visita. Dopo puoi ancora tornare indietro.
      </p>
    </ConfirmDialog>
  );
}
