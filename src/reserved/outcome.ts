import * as v from 'valibot';
import { browserStorage } from '../data/browser-storage';
import { createStore } from '../data/store';
import { keptProduct, type Product } from '../domain/product/product';
import type { FormMode } from '../domain/product/validation';

const KEY = 'saveOutcome';

/** A save that has succeeded after its form was left. */
export type SaveOutcome = {
  /** The user who saved. */
  uid: string;
  mode: FormMode;
  product: Product;
};

const stored = v.object({
  uid: v.string(),
  mode: v.picklist(['add', 'edit']),
  product: keptProduct,
});

function readStored(): SaveOutcome | null {
  try {
    return v.parse(v.nullable(stored), JSON.parse(browserStorage.session.get(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * The last such save, until it is told: where the whole area was left, that is at the next visit of this tab, also after a
 * reload.
 */
const outcome = createStore(readStored);

export const getOutcome = outcome.get;
export const subscribeToOutcome = outcome.subscribe;

/** @param next null once it is told */
export function keepOutcome(next: SaveOutcome | null): void {
  outcome.set(next);
  if (next) browserStorage.session.set(KEY, JSON.stringify(next));
  else browserStorage.session.remove(KEY);
}
