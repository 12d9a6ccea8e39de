import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  type PricePlan,
  type PriceWish,
  type PriceWrite,
  planPrices,
} from '../../domain/price-change';
import {
  emptyPriceForm,
  type PriceFormProblems,
  type PriceFormValues,
  priceFormProblems,
  wishOf,
} from '../../domain/price-wish';
import type { Product } from '../../domain/product';
import { indexProducts } from '../../domain/product-list';
import { choicesFor, chosenProducts, SEARCH_CHOICE } from './price-choice';
import { isHalfDone, type PriceRun, startPriceRun } from './price-run';

type FormState = {
  values: PriceFormValues;
  /** The list's search that the choice belongs to; '' for none. */
  query: string;
  /** The ids of products that the person has taken out. */
  leftOut: ReadonlySet<string>;
  /** The last finished change that this state knows of. */
  after: PriceRun | null;
};

/** What the person is asked to confirm, frozen as it was on the screen. */
export type PriceQuestion = {
  /** What the products were chosen by, as the form calls it. */
  chosen: string;
  wish: PriceWish;
  writes: readonly PriceWrite[];
};

const BLANK: FormState = { values: emptyPriceForm, query: '', leftOut: new Set(), after: null };
const NO_PLAN: PricePlan = { rows: [], blocked: [], unchanged: 0 };

/** Why a form that is right as such asks for no confirmation. */
export type Objection = 'nothing' | 'half-changed' | 'half-undone';

/** In memory for as long as the page lives: a session that ends, or a look at the list, loses nothing. */
let kept: (FormState & { uid: string }) | null = null;

/** Who comes from another search wants to change what was found; a search that is over cannot be chosen any more. */
function opening(uid: string, query: string): FormState {
  const state = kept?.uid === uid ? kept : BLANK;
  if (query === state.query) return state;
  const { choice } = state.values;
  const next = query !== '' ? SEARCH_CHOICE : choice === SEARCH_CHOICE ? '' : choice;
  return { ...state, query, values: { ...state.values, choice: next } };
}

function writesOf(plan: PricePlan, leftOut: ReadonlySet<string>): PriceWrite[] {
  return plan.rows
    .filter(({ product }) => !leftOut.has(product.id))
    .map(({ product: { id, nome }, steps }) => ({ id, nome, steps }));
}

/**
 * State and deeds of the form that changes many prices.
 * @param query the list's search, trimmed; '' for none. It stays the same for as long as the form is shown.
 * @param run this user's last change or undoing
 */
export function usePriceForm(
  uid: string,
  query: string,
  known: readonly Product[],
  run: PriceRun | null,
) {
  const [state, setState] = useState(() => opening(uid, query));
  const [shown, setShown] = useState<PriceFormProblems>({});
  /** The fields that the last submit found wrong: a new object each time, to which the focus goes. */
  const [refusal, setRefusal] = useState<PriceFormProblems | null>(null);
  const [objection, setObjection] = useState<Objection | null>(null);
  const [question, setQuestion] = useState<PriceQuestion | null>(null);
  useEffect(() => {
    kept = { uid, ...state };
  }, [uid, state]);

  // Once it is made, the same change is not to be made again by mistake.
  if (run?.kind === 'change' && run.stage === 'finished' && run !== state.after) {
    setState({
      ...state,
      values: { ...state.values, amount: '' },
      leftOut: BLANK.leftOut,
      after: run,
    });
  }

  const { leftOut, values } = state;

  // Two thousand rows are drawn when there is time; the field that is being typed into does not wait for them.
  const drawn = useDeferredValue(values);
  const index = useMemo(() => indexProducts(known), [known]);
  const planFor = useCallback(
    (from: PriceFormValues) => {
      const wish = wishOf(from);
      return wish ? planPrices(chosenProducts(index, from.choice, query), wish) : NO_PLAN;
    },
    [index, query],
  );
  const plan = useMemo(() => planFor(drawn), [planFor, drawn]);
  const writes = useMemo(() => writesOf(plan, leftOut), [plan, leftOut]);

  function change(next: Partial<PriceFormValues>) {
    setState((now) => ({ ...now, values: { ...now.values, ...next } }));
    setObjection(null);
    setShown((now) => {
      const rest = { ...now };
      for (const name of ['choice', 'prices', 'amount'] as const)
        if (name in next) delete rest[name];
      return rest;
    });
  }

  /** The amount is judged when it is left, not while it is being typed. */
  function leaveAmount() {
    const { amount } = priceFormProblems(values);
    if (amount !== undefined && values.amount.trim() !== '')
      setShown((now) => ({ ...now, amount }));
  }

  const toggle = useCallback((id: string) => {
    setObjection(null);
    setState((now) => {
      const next = new Set(now.leftOut);
      if (!next.delete(id)) next.add(id);
      return { ...now, leftOut: next };
    });
  }, []);

  /** Takes all that is shown out, or back in; what was taken out under another choice stays out. */
  function toggleAll() {
    const include = writes.length < plan.rows.length;
    setObjection(null);
    setState((now) => {
      const next = new Set(now.leftOut);
      for (const { product } of plan.rows) {
        if (include) next.delete(product.id);
        else next.add(product.id);
      }
      return { ...now, leftOut: next };
    });
  }

  /** Asks for the one confirmation, about what the form holds at this moment. */
  function ask() {
    // The amount still stands there: the same change again would begin from prices that it has already written.
    if (isHalfDone(run)) {
      setObjection(run.kind === 'change' ? 'half-changed' : 'half-undone');
      return;
    }
    const problems = priceFormProblems(values);
    const wish = wishOf(values);
    setShown(problems);
    setRefusal(wish ? null : problems);
    if (!wish) return;
    const asked = writesOf(planFor(values), leftOut);
    setObjection(asked.length === 0 ? 'nothing' : null);
    const chosen = choicesFor(query).find(({ value }) => value === values.choice)?.label ?? '';
    if (asked.length > 0) setQuestion({ chosen, wish, writes: asked });
  }

  function confirm({ writes: asked }: PriceQuestion) {
    setQuestion(null);
    startPriceRun(uid, asked);
  }

  return {
    values,
    drawn,
    leftOut,
    plan,
    writes,
    problems: shown,
    refusal,
    objection: objection === 'nothing' || isHalfDone(run) ? objection : null,
    question,
    change,
    leaveAmount,
    toggle,
    toggleAll,
    ask,
    confirm,
    cancel: () => setQuestion(null),
    /** Whether the form says enough for a table to be drawn. */
    ready: wishOf(drawn) !== null,
  };
}

export type PriceFormApi = ReturnType<typeof usePriceForm>;
