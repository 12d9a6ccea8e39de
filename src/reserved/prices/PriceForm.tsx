import { valibotResolver } from '@hookform/resolvers/valibot';
import { useDeferredValue, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { type Change, differencesOf } from '../../domain/changes/change';
import {
  emptyPriceForm,
  farSteps,
  type PriceChoice,
  type PriceFormValues,
  type PricePlan,
  planPrices,
  priceForm,
} from '../../domain/changes/price-change';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Icon } from '../../ui/Icon';
import { PreviewGroup, useKeys } from '../changes/ChangePreview';
import { inNumbers } from '../changes/run-plan';
import { counted } from '../counted';
import { listSearch } from '../list-state';
import { farWords } from '../PriceQuestion';
import { ProductNames } from '../ProductNames';
import { useReserved } from '../ReservedLayout';
import { PriceFields } from './PriceFields';
import { groupsText, OBSTACLE_TEXT, productsIn, SEARCH_GROUP, wishText } from './price-texts';

type PriceFormProps = {
  products: readonly Product[];
  /** The text of the list's search; '' for none. */
  query: string;
  onConfirm: (changes: readonly Change[]) => void;
};

const planFor = (products: readonly Product[], wish: PriceChoice, query: string) =>
  planPrices(productsIn(products, wish.groups, query), wish);

/** The form and, beside it, a live preview of what it would change. */
export function PriceForm({ products, query, onConfirm }: PriceFormProps) {
  const { staff } = useReserved();
  const form = useForm<PriceFormValues, unknown, PriceChoice>({
    resolver: valibotResolver(priceForm),
    // Each field says what is wrong with it.
    criteriaMode: 'all',
    defaultValues: { ...emptyPriceForm, groups: query === '' ? [] : [SEARCH_GROUP] },
  });
  const leftOut = useKeys();
  /** What the person is asked to confirm: a snapshot of the preview. */
  const [question, setQuestion] = useState<{ wish: PriceChoice; changes: Change[] } | null>(null);

  const values = useWatch({ control: form.control, compute: (all) => all });
  // Thousands of rows render at low priority, so that typing does not wait for them.
  const shown = useDeferredValue(values);
  const plan = useMemo(() => {
    const { success, output } = v.safeParse(priceForm, shown);
    return success ? planFor(products, output, query) : null;
  }, [shown, products, query]);
  const isChosen = (id: string) => !leftOut.keys.has(id);
  const includedIn = ({ rows }: PricePlan) =>
    rows.map(({ change }) => change).filter(({ id }) => isChosen(id));
  const included = plan ? includedIn(plan) : [];
  const count = included.flatMap(differencesOf).length;
  const out = (plan?.rows.length ?? 0) - included.length;
  const far = included.filter((change) => farSteps(change).length > 0).map(({ nome }) => nome);
  const nothing = plan !== null && included.length === 0;

  const submit = form.handleSubmit((wish) => {
    // Computed anew: the preview may be a keystroke behind.
    const changes = includedIn(planFor(products, wish, query));
    if (staff && changes.length > 0) setQuestion({ wish, changes });
  });

  return (
    <form className="price-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="price-body">
        <PriceFields form={form} query={query} />
        <section className="price-preview" aria-labelledby="prima-e-dopo">
          <h2 id="prima-e-dopo">Prima e dopo</h2>
          <div role="status">
            {!plan && (
              <p>Scegli i piatti e scrivi di quanto cambiare: qui vedi ogni prezzo prima e dopo.</p>
            )}
            {plan && (
              <p>
                <strong>
                  {nothing ? 'Nessun prezzo da cambiare' : inNumbers('prices', included)}
                </strong>
                {out > 0 && ` · ${counted(out, 'lasciato fuori', 'lasciati fuori')}`}
              </p>
            )}
            {plan !== null && plan.unchanged > 0 && (
              <p className="price-unchanged">
                {counted(plan.unchanged, "piatto resta com'è", 'piatti restano come sono')}: il
                prezzo manca, è 0 (non si mostra) oppure non cambia con l'arrotondamento.
              </p>
            )}
          </div>
          {plan && (
            <>
              <PreviewGroup
                title="Esclusi"
                rows={plan.blocked.map(({ product, obstacle }) => ({
                  key: product.id,
                  nome: product.nome,
                  place: product.categoria,
                  note: OBSTACLE_TEXT[obstacle],
                }))}
              />
              <PreviewGroup
                title="Cambiano"
                rows={plan.rows.map(({ product, change }) => ({
                  key: product.id,
                  nome: product.nome,
                  place: product.categoria,
                  note: farSteps(change).map(farWords).join(', '),
                  change,
                }))}
                isChosen={isChosen}
                onChoose={(ids, chosen) => leftOut.put(ids, !chosen)}
              />
            </>
          )}
        </section>
      </div>
      <div role="alert">
        {nothing && form.formState.isSubmitted && (
          <p className="field-error">
            Nessun prezzo da cambiare: scegli altri piatti o un altro importo.
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
          {count === 0 ? 'Cambia i prezzi' : `Cambia ${counted(count, 'prezzo', 'prezzi')}`}
        </button>
      </ActionBar>
      <ConfirmDialog
        open={question !== null}
        title={question && `Cambiare ${inNumbers('prices', question.changes)}?`}
        confirm="Cambia i prezzi"
        cancel="Non ora"
        onConfirm={() => question && onConfirm(question.changes)}
        onCancel={() => setQuestion(null)}
        // The panel that takes the form's place takes the focus too.
        onConfirmed={() => {}}
      >
        {question && (
          <p>
            <strong>{groupsText(question.wish.groups, query)}</strong>. {wishText(question.wish)}
          </p>
        )}
        {far.length > 0 && (
          <p>
            Più del doppio o meno della metà: <ProductNames names={far} />.
          </p>
        )}
        <p>
          I clienti vedono i prezzi nuovi alla prossima visita. Dopo puoi ancora tornare indietro.
        </p>
      </ConfirmDialog>
    </form>
  );
}
