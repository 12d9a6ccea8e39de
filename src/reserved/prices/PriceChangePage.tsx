import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { differencesOf } from '../../domain/changes/change';
import {
  amountInWords,
  emptyPriceForm,
  jumpsInWords,
  type PriceChoice,
  type PriceFormValues,
  planPrices,
  priceForm,
} from '../../domain/changes/price-change';
import type { Product } from '../../domain/product/product';
import { orderProducts, searchProducts } from '../../domain/product/product-list';
import { paths, QUERY_PARAMETER } from '../../paths';
import { checked } from '../fields/checked';
import { counted } from '../texts';
import { ChangeForm, ChangePage, type ProposalProps } from '../write/ChangePage';
import { PreviewGroup, useToggled } from '../write/ChangePreview';
import { inNumbers } from '../write/words';
import { LastPrices } from './LastPrices';
import styles from './PriceChangePage.module.scss';
import { PriceFields, SEARCH_GROUP } from './PriceFields';

/** Changes many prices at once. The products that the list's search finds are preselected. */
export function PriceChangePage() {
  return (
    <ChangePage
      title="Cambia i prezzi"
      subtitle="Molti piatti insieme"
      path={paths.changePrices}
      purpose="prices"
      again="Altri prezzi"
      form={PricesAfterLast}
    />
  );
}

/** The form, below what was changed last, so that nobody raises prices twice. */
function PricesAfterLast(proposal: ProposalProps) {
  return (
    <LastPrices {...proposal}>
      <PriceForm {...proposal} />
    </LastPrices>
  );
}

/** The form and, beside it, a live preview of what it would change. */
function PriceForm({ products, propose }: ProposalProps) {
  const [parameters] = useSearchParams();
  /** The text of the list's search; '' for none. */
  const query = (parameters.get(QUERY_PARAMETER) ?? '').trim();
  const form = useForm<PriceFormValues, unknown, PriceChoice>({
    resolver: checked(valibotResolver(priceForm)),
    // Every invalid field shows its own message.
    criteriaMode: 'all',
    defaultValues: { ...emptyPriceForm, groups: query === '' ? [] : [SEARCH_GROUP] },
  });
  const leftOut = useToggled();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const ordered = useMemo(() => orderProducts(products, 'nome'), [products]);
  const { plan, missing } = useMemo(() => {
    const { success, output, issues } = v.safeParse(priceForm, values);
    if (!success) return { plan: null, missing: firstProblem(issues) };
    const groups = new Set(output.groups);
    const found = new Set(groups.has(SEARCH_GROUP) ? searchProducts(ordered, query) : []);
    const isChosen = (product: Product) => groups.has(product.categoria) || found.has(product);
    return { plan: { ...planPrices(ordered.filter(isChosen), output), wish: output }, missing: '' };
  }, [values, ordered, query]);
  const included =
    plan?.rows.flatMap(({ change }) => (leftOut.isIn(change.id) ? change : [])) ?? [];
  const count = included.flatMap(differencesOf).length;
  const how =
    plan && `${plan.wish.sign === 1 ? 'Aumenti' : 'Diminuisci'} di ${amountInWords(plan.wish)}`;
  const nothing = plan !== null && count === 0;
  const submit = form.handleSubmit(() =>
    propose(included, {
      title: `Cambiare ${inNumbers('prices', included)}?`,
      text: (
        <>
          <p>{`${how}${jumpsInWords(included)}.`}</p>
          <p>
            I clienti vedono i prezzi nuovi alla prossima visita. Dopo puoi ancora tornare indietro.
          </p>
        </>
      ),
      confirm: 'Cambia i prezzi',
    }),
  );

  return (
    <ChangeForm
      submit={
        missing ||
        (count === 0 ? 'Cambia i prezzi' : `Cambia ${counted(count, 'prezzo', 'prezzi')}`)
      }
      nothing={nothing}
      onSubmit={submit}
    >
      <div className={`d-flex flex-wrap align-items-start ${styles.page}`}>
        <PriceFields form={form} query={query} />
        <section className={styles.preview} aria-labelledby="prima-e-dopo">
          <h2 id="prima-e-dopo">Prima e dopo</h2>
          <div role="status">
            {plan ? (
              <p className="fw-semibold">
                {nothing
                  ? 'Nessun prezzo da cambiare'
                  : `${how}: ${inNumbers('prices', included)}${jumpsInWords(included)}`}
              </p>
            ) : (
              <p>Scegli i piatti e scrivi di quanto cambiare: qui vedi ogni prezzo prima e dopo.</p>
            )}
          </div>
          <PreviewGroup
            title="Esclusi"
            rows={plan?.blocked.map(({ product, note }) => ({ ...rowOf(product), note })) ?? []}
          />
          <PreviewGroup
            title="Cambiano"
            rows={plan?.rows.map(({ product, change }) => ({ ...rowOf(product), change })) ?? []}
            toggled={leftOut}
            outAtFirst={false}
          />
        </section>
      </div>
    </ChangeForm>
  );
}

/** What is missing, as the button says it. */
const firstProblem = (issues: readonly { message: string }[] | undefined) =>
  issues?.[0]?.message ?? '';

const rowOf = ({ id, nome, categoria }: Product) => ({ key: id, nome, place: categoria });
