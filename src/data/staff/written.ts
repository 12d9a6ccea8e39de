import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { Today } from '../../domain/today/today';
import { createSignal } from '../store';

/* What becomes of a write, for pages that are shown before the SDK is loaded. */

/** Emitted after every attempt to write a product, whatever its outcome: even without a response it may have taken effect. */
export const menuWritten = createSignal();

/** Emitted with `meta/oggi` after every successful write of it. */
export const todayWritten = createSignal<Today>();

/**
 * The outcome for one product. `written`: also if it was already as wanted. `conflict`: left out, because it was changed since it
 * was read, to `current` (null: deleted). `unfit`: left out, because the stored product is not valid and writing some of its fields
 * would replace unreadable values with guesses. `skipped`: one of an order of which another dish could not be written.
 */
export type Outcome =
  | { kind: 'written' }
  | { kind: 'conflict'; current: Product | null }
  | { kind: 'unfit' }
  | { kind: 'skipped' };

/** The outcome for each product, by id. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** The changes that were written. */
export const writtenIn = (changes: readonly Change[], outcomes: Outcomes): readonly Change[] =>
  changes.filter(({ id }) => outcomes.get(id)?.kind === 'written');
