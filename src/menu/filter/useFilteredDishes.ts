import { useMemo, useState } from 'react';
import { type Choice, isHidden } from '../../domain/filter/criteria';
import type { Product } from '../../domain/product/product';

/** Applies a choice to a list of dishes. Revealed dishes are hidden again as soon as the choice changes. */
export function useFilteredDishes(products: readonly Product[], choice: Choice) {
  const [revealedFor, setRevealedFor] = useState<Choice | null>(null);
  const revealed = revealedFor === choice;
  // The same array if nothing is hidden, so that the cards do not re-render.
  const kept = useMemo(() => {
    const visible = products.filter((product) => !isHidden(product, choice));
    return visible.length === products.length ? products : visible;
  }, [products, choice]);
  return {
    choice,
    /** Whether there are dishes. Until then there is nothing to count, and a count would push the skeletons down. */
    ready: products.length > 0,
    /** The dishes to render, including the hidden ones if the visitor has revealed them. */
    shown: revealed ? products : kept,
    /** How many dishes the choice hides. */
    hidden: products.length - kept.length,
    /** How many it leaves. */
    left: kept.length,
    revealed,
    onToggle: () => setRevealedFor(revealed ? null : choice),
  };
}

export type FilteredDishes = ReturnType<typeof useFilteredDishes>;
