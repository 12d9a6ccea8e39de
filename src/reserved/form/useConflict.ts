import { useEffect, useEffectEvent } from 'react';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, conflictsOf, fieldsIn, withChanges } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { focusHeading } from '../../ui/focus';
import { typedFields } from './form-values';
import type { ProductDraft } from './useProductDraft';
import type { ProductSave } from './useProductSave';

/** A change that was not written because somebody else has changed the same fields, and the current product. */
type Conflict = { change: Change; current: Product };

/** The conflict to resolve before the save can be retried; null if it failed for another reason. */
function conflictIn(error: Error | null): Conflict | null {
  if (!(error instanceof ConflictError)) return null;
  const { change, current } = error;
  return change.before && current && { change, current };
}

/**
 * What somebody else has changed meanwhile. Clean fields take it over. A field that both have changed is a conflict when it is
 * saved; null without one.
 */
export function useConflict(draft: ProductDraft, saving: ProductSave, current: Product | null) {
  const { form, job, compareWith } = draft;
  const { dirtyFields, isSubmitting } = form.formState;
  const conflict = conflictIn(saving.error);

  const takeOver = useEffectEvent((current: Product) => {
    if (!job.base || isSubmitting || saving.isSaved || conflict) return;
    const { id, nome } = current;
    const after = fieldsIn(job.base, typedFields(dirtyFields));
    const [base = current] = withChanges([current], [{ id, nome, before: {}, after }]);
    compareWith(base, true);
  });
  useEffect(() => {
    if (current) takeOver(current);
  }, [current]);

  if (!conflict) return null;
  const names = conflictsOf(conflict.change, conflict.current);
  return {
    /** The fields that both have changed. */
    names,
    mine: conflict.change.after,
    theirs: conflict.current,
    /** Saves the typed values over those of somebody else. */
    keepMine: () => saving.save(compareWith(conflict.current)),
    /** Shows somebody else's values in the conflicting fields. The other dirty fields stay, to be saved. */
    takeTheirs() {
      const answers = ['nessunAllergene', 'allergeniControllati'] as const;
      for (const name of names) form.resetField(name);
      if (names.includes('allergeni')) for (const name of answers) form.resetField(name);
      saving.dismissFailure();
      compareWith(conflict.current);
      focusHeading();
    },
  };
}

export type ProductConflict = NonNullable<ReturnType<typeof useConflict>>;
