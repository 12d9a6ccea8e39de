import { valibotResolver } from '@hookform/resolvers/valibot';
import { useDeferredValue, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import type { Change } from '../../domain/changes/change';
import {
  type PricePlan,
  type PriceWish,
  planPrices,
  priceNames,
} from '../../domain/changes/price-change';
import { emptyPriceForm, type PriceFormValues, priceForm } from '../../domain/changes/price-wish';
import type { Product } from '../../domain/product/product';
import { fieldLabel } from '../../domain/product/words';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Icon } from '../../ui/Icon';
import { products as countProducts } from '../counted';
import { listSearch } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { PriceFields } from './PriceFields';
import { PricePreview } from './PricePreview';
import {
  countPrices,
  groupsText,
  prices,
  productsIn,
  rangesOf,
  SEARCH_GROUP,
  wishText,
} from './price-texts';

type PriceFormProps = {
  products: readonly Product[];
  /** The text of the list's search; '' for none. */
  query: string;
  onConfirm: (changes: readonly Change[]) => void;
};

type Wish = PriceWish & { groups: string[] };

const EMPTY_PLAN: PricePlan = { rows: [], blocked: [], unchanged: 0 };
const NONE: ReadonlySet<string> = new Set();

/** The form and, below it, a live preview of what it would change. */
export function PriceForm({ products, query, onConfirm }: PriceFormProps) {
  const { staff } = useReserved();
  const form = useForm<PriceFormValues, unknown, Wish>({
    resolver: valibotResolver(priceForm),
    // Each field says what is wrong with it.
    criteriaMode: 'all',
    defaultValues: { ...emptyPriceForm, groups: query === '' ? [] : [SEARCH_GROUP] },
  });
  const [leftOut, setLeftOut] = useState(NONE);
  /** What the person is asked to confirm: a snapshot of the preview. */
  const [question, setQuestion] = useState<{ wish: Wish; changes: readonly Change[] } | null>(null);

  const values = useWatch({ control: form.control, compute: (all) => all });
  // Thousands of rows render at low priority, so that typing does not wait for them.
  const shown = useDeferredValue(values);
  const wish = useMemo(() => v.safeParse(priceForm, shown), [shown]);
  const plan = useMemo(
    () =>
      wish.success
        ? planPrices(productsIn(products, wish.output.groups, query), wish.output)
        : EMPTY_PLAN,
    [wish, products, query],
  );
  const included = plan.rows.map(({ change }) => change).filter(({ id }) => !leftOut.has(id));
  const count = countPrices(included);
  const nothing = form.formState.isSubmitted && wish.success && count === 0;

  function leaveOut(ids: readonly string[], out: boolean) {
    setLeftOut((current) => {
      const next = new Set(current);
      for (const id of ids) {
        if (out) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  const asked = question?.changes ?? [];
  const submit = form.handleSubmit((confirmed) => {
    // Computed anew: the preview may be a keystroke behind.
    const { rows } = planPrices(productsIn(products, confirmed.groups, query), confirmed);
    const changes = rows.map(({ change }) => change).filter(({ id }) => !leftOut.has(id));
    if (!staff || changes.length === 0) return;
    setQuestion({ wish: confirmed, changes });
  });

  return (
    <form className="price-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="price-body">
        <PriceFields form={form} query={query} />
        <PricePreview
          ready={wish.success}
          plan={plan}
          columns={shown.prices}
          leftOut={leftOut}
          onLeaveOut={leaveOut}
        />
      </div>
      <div role="alert">
        {nothing && (
          <p className="field-error">
            Nessun prezzo da cambiare: scegli altri prodotti o un altro importo.
          </p>
        )}
      </div>
      <ActionBar>
        <Link
          className="btn btn-outline-dark"
          to={{ pathname: paths.reserved, search: listSearch(query) }}
        >
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button type="submit" className="btn btn-primary" disabled={!staff}>
          {count === 0 ? 'Cambia i prezzi' : `Cambia ${prices(count)}`}
        </button>
      </ActionBar>
      <ConfirmDialog
        open={question !== null}
        title={`Cambiare ${prices(countPrices(asked))} di ${countProducts(asked.length)}?`}
        confirm="Cambia i prezzi"
        cancel="Non ora"
        onConfirm={() => onConfirm(asked)}
        onCancel={() => setQuestion(null)}
        // The panel that takes the form's place takes the focus too.
        onConfirmed={() => {}}
      >
        {question && (
          <p>
            <strong>{groupsText(question.wish.groups, query)}</strong>. {wishText(question.wish)}
          </p>
        )}
        <ul className="price-ranges">
          {priceNames.map((name) => {
            const ranges = rangesOf(asked, name);
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
    </form>
  );
}
