import { allergenAnswer } from '../product/allergens';
import { doubtedAllergens } from '../product/named-allergens';
import type { Product } from '../product/product';
import { type Change, withChanges } from './change';

/** Why somebody has to look at the allergens of a dish before a change is written. */
export type AllergenDoubt = {
  change: Change;
  /** The ids that are stored now, and no longer after the change. */
  lost: readonly number[];
  /** The ids that the dish's words name although it would have none. */
  named: readonly number[];
};

/**
 * Whether a change takes an allergen away from what is stored, or the note that the stored ones are unreadable, or says that
 * there are none beside words that name one.
 * @param stored the product as it is stored now, null if there is none
 * @param isUndo of an undo also the answer that there are none is doubted, because somebody has taken it back
 * @returns null if nobody has to look
 */
export function allergenDoubt(
  change: Change,
  stored: Product | null,
  isUndo = false,
): AllergenDoubt | null {
  const { before, after: fields } = change;
  // Of a product that is gone nothing will be written.
  const [after] =
    fields && (stored || before === null) ? withChanges(stored ? [stored] : [], [change]) : [];
  if (!after) return null;
  const lost = stored?.allergeni.filter((id) => !after.allergeni.includes(id)) ?? [];
  const named = doubtedAllergens(after, stored);
  const [was, is] = [stored && allergenAnswer(stored), allergenAnswer(after)];
  const losesNote = was === 'toVerify' && is !== 'toVerify';
  const isAgainNone = isUndo && stored !== null && was !== 'none' && is === 'none';
  const isDoubted = lost.length > 0 || named.length > 0 || losesNote || isAgainNone;
  return isDoubted ? { change, lost, named } : null;
}

/** The doubts about changes, compared with the products as they are stored now. */
export function allergenDoubts(
  changes: readonly Change[],
  stored: readonly Product[],
  isUndo = false,
): AllergenDoubt[] {
  const byId = new Map(stored.map((product) => [product.id, product]));
  return changes.flatMap(
    (change) => allergenDoubt(change, byId.get(change.id) ?? null, isUndo) ?? [],
  );
}
