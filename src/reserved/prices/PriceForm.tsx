import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { countPrices } from '../../domain/changes/price-change';
import type { PriceFormProblems } from '../../domain/changes/price-wish';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { controlId } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { ActionBar } from '../ActionBar';
import type { ChangeRun } from '../changes/kept-run';
import { listSearch } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { PriceFields } from './PriceFields';
import { PricePreview } from './PricePreview';
import { PriceQuestion } from './PriceQuestion';
import { prices } from './price-texts';
import { usePriceForm } from './usePriceForm';

type PriceFormProps = {
  products: readonly Product[];
  /** The text of the list's search; '' for none. */
  query: string;
  /** This user's last change or undo. */
  run: ChangeRun | null;
  /** Called when the confirmation dialog has closed and writing has begun. */
  onConfirmed: () => void;
};

/** Ids of the controls that are focused when a field is wrong. */
const CONTROL: Record<keyof PriceFormProblems, string> = {
  choice: 'scelta',
  prices: controlId('prezzo'),
  amount: 'importo',
};

/** The form and, below it, a live preview of what it would change. */
export function PriceForm({ products, query, run, onConfirmed }: PriceFormProps) {
  const { user, staff } = useReserved();
  const form = usePriceForm(user.uid, query, products, run);
  const writing = run?.stage === 'writing';
  const { submitProblems } = form;
  const count = countPrices(form.included);

  useEffect(() => {
    const first = (['choice', 'prices', 'amount'] as const).find((name) => submitProblems?.[name]);
    if (first) document.getElementById(CONTROL[first])?.focus();
  }, [submitProblems]);

  return (
    <form
      className="price-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (staff && !writing) form.submit();
      }}
    >
      <fieldset className="price-body" disabled={writing}>
        <PriceFields form={form} query={query} />
        <PricePreview form={form} />
      </fieldset>
      <div role="alert">{form.objection && <p className="field-error">{form.objection}</p>}</div>
      <ActionBar>
        <Link
          className="btn btn-outline-dark"
          to={{ pathname: paths.reserved, search: listSearch(query) }}
        >
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button type="submit" className="btn btn-primary" disabled={!staff} aria-disabled={writing}>
          {count === 0 ? 'Cambia i prezzi' : `Cambia ${prices(count)}`}
        </button>
      </ActionBar>
      <PriceQuestion
        question={form.question}
        onConfirm={form.confirm}
        onCancel={form.cancel}
        onConfirmed={onConfirmed}
      />
    </form>
  );
}
