import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Change } from '../../domain/changes/change-plan';
import { type PricePlan, type PriceWish, planPrices } from '../../domain/changes/price-change';
import {
  type PriceFormProblems,
  type PriceFormValues,
  priceFormProblems,
  wishOf,
} from '../../domain/changes/price-wish';
import type { Product } from '../../domain/product/product';
import { indexProducts } from '../../domain/product/product-list';
import { isHalfDone, startChangeRun } from '../changes/change-run';
import type { ChangeRun } from '../changes/kept-run';
import { halfDoneText } from '../changes/run-texts';
import { choicesFor, chosenProducts } from './price-choice';
import { clearedAfter, initialPriceForm, keepPriceForm } from './price-form-state';

/** What the person is asked to confirm: a snapshot of the preview. */
export type PriceQuestion = {
  /** Label of the choice of products. */
  chosen: string;
  wish: PriceWish;
  changes: readonly Change[];
};

const EMPTY_PLAN: PricePlan = { rows: [], blocked: [], unchanged: 0 };

const NOTHING = 'Nessun prezzo da cambiare: scegli altri prodotti o un altro importo.';

function includedIn(plan: PricePlan, leftOut: ReadonlySet<string>): Change[] {
  return plan.rows.map(({ change }) => change).filter(({ id }) => !leftOut.has(id));
}

/** A finished change of prices clears the form. */
function endsForm({ purpose, kind, stage }: ChangeRun): boolean {
  return purpose === 'prices' && kind === 'change' && stage === 'finished';
}

/**
 * State and actions of the form that changes many prices.
 * @param query the text of the list's search, trimmed; '' for none. It stays the same while the form is mounted.
 * @param run this user's last change or undo
 */
export function usePriceForm(
  uid: string,
  query: string,
  products: readonly Product[],
  run: ChangeRun | null,
) {
  const [state, setState] = useState(() => initialPriceForm(uid, query));
  const [problems, setProblems] = useState<PriceFormProblems>({});
  /** The problems of the last submit: a new object each time, so that the focus moves each time. */
  const [submitProblems, setSubmitProblems] = useState<PriceFormProblems | null>(null);
  /** Why a valid form cannot be confirmed. */
  const [objection, setObjection] = useState<string | null>(null);
  const [question, setQuestion] = useState<PriceQuestion | null>(null);
  useEffect(() => keepPriceForm(uid, state), [uid, state]);

  if (run && endsForm(run) && run !== state.clearedAfter) {
    setState(clearedAfter(run, state));
  }

  const { leftOut, values } = state;

  // Thousands of rows render at low priority, so that typing does not wait for them.
  const deferredValues = useDeferredValue(values);
  const index = useMemo(() => indexProducts(products), [products]);
  const planFor = useCallback(
    (form: PriceFormValues) => {
      const wish = wishOf(form);
      return wish ? planPrices(chosenProducts(index, form.choice, query), wish) : EMPTY_PLAN;
    },
    [index, query],
  );
  const plan = useMemo(() => planFor(deferredValues), [planFor, deferredValues]);
  const included = useMemo(() => includedIn(plan, leftOut), [plan, leftOut]);

  function change(next: Partial<PriceFormValues>) {
    setState((current) => ({ ...current, values: { ...current.values, ...next } }));
    setObjection(null);
    setProblems((current) => {
      const rest = { ...current };
      for (const name of ['choice', 'prices', 'amount'] as const)
        if (name in next) delete rest[name];
      return rest;
    });
  }

  /** The amount is validated on blur, not while it is being typed. */
  function validateAmount() {
    const { amount } = priceFormProblems(values);
    if (amount !== undefined && values.amount.trim() !== '')
      setProblems((current) => ({ ...current, amount }));
  }

  const toggle = useCallback((id: string) => {
    setObjection(null);
    setState((current) => {
      const next = new Set(current.leftOut);
      if (!next.delete(id)) next.add(id);
      return { ...current, leftOut: next };
    });
  }, []);

  /** Leaves all products of the preview out, or includes them; products of other choices keep their state. */
  function toggleAll() {
    const include = included.length < plan.rows.length;
    setObjection(null);
    setState((current) => {
      const next = new Set(current.leftOut);
      for (const { product } of plan.rows) {
        if (include) next.delete(product.id);
        else next.add(product.id);
      }
      return { ...current, leftOut: next };
    });
  }

  /** Validates the form and asks for confirmation of what it would change now. */
  function submit() {
    // The form still has its amount: the same change again would start from prices that are already written.
    if (isHalfDone(run)) {
      setObjection(halfDoneText(run));
      return;
    }
    const found = priceFormProblems(values);
    const wish = wishOf(values);
    setProblems(found);
    setSubmitProblems(wish ? null : found);
    if (!wish) return;
    const toConfirm = includedIn(planFor(values), leftOut);
    setObjection(toConfirm.length === 0 ? NOTHING : null);
    const chosen = choicesFor(query).find(({ value }) => value === values.choice)?.label ?? '';
    if (toConfirm.length > 0) setQuestion({ chosen, wish, changes: toConfirm });
  }

  function confirm({ changes }: PriceQuestion) {
    setQuestion(null);
    startChangeRun(uid, 'prices', changes);
  }

  return {
    values,
    deferredValues,
    leftOut,
    plan,
    included,
    problems,
    submitProblems,
    objection: objection === NOTHING || isHalfDone(run) ? objection : null,
    question,
    change,
    validateAmount,
    toggle,
    toggleAll,
    submit,
    confirm,
    cancel: () => setQuestion(null),
    /** Whether the form is complete enough for a preview. */
    ready: wishOf(deferredValues) !== null,
  };
}

export type PriceFormApi = ReturnType<typeof usePriceForm>;
