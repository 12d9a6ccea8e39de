import { emptyPriceForm, type PriceFormValues } from '../../domain/changes/price-wish';
import type { ChangeRun } from '../changes/kept-run';
import { SEARCH_CHOICE } from './price-choice';

/** The state of the form that changes many prices. */
export type PriceFormState = {
  values: PriceFormValues;
  /** The text of the list's search that the choice belongs to; '' for none. */
  query: string;
  /** Ids of the products that the person has left out. */
  leftOut: ReadonlySet<string>;
  /** The last finished change after which the form was cleared. */
  clearedAfter: ChangeRun | null;
};

const EMPTY: PriceFormState = {
  values: emptyPriceForm,
  query: '',
  leftOut: new Set(),
  clearedAfter: null,
};

/**
 * The form as it was last shown, so that the end of a session, or a look at the list, loses nothing. keepPriceForm sets it
 * after every change of the form; it lives as long as the document.
 */
const lastForm: { uid: string; state: PriceFormState } = { uid: '', state: EMPTY };

/** @param uid the user of the form: nobody else gets it back */
export function keepPriceForm(uid: string, state: PriceFormState): void {
  lastForm.uid = uid;
  lastForm.state = state;
}

/**
 * What the form opens with: as this user left it, or empty. Coming from another search selects its results; a search that
 * is over can no longer be selected.
 */
export function initialPriceForm(uid: string, query: string): PriceFormState {
  const state = lastForm.uid === uid ? lastForm.state : EMPTY;
  if (query === state.query) return state;
  const { choice } = state.values;
  const next = query !== '' ? SEARCH_CHOICE : choice === SEARCH_CHOICE ? '' : choice;
  return { ...state, query, values: { ...state.values, choice: next } };
}

/** The form after a finished change: cleared, so that the same change is not made twice by mistake. */
export function clearedAfter(run: ChangeRun, state: PriceFormState): PriceFormState {
  return {
    ...state,
    values: { ...state.values, amount: '' },
    leftOut: EMPTY.leftOut,
    clearedAfter: run,
  };
}
