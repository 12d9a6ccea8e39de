import { useMemo } from 'react';
import { type Choice, isHidden } from '../../domain/filter/criteria';
import type { Product } from '../../domain/product/product';
import { useStore } from '../../ui/useStore';
import { areRevealed, revealHidden } from '../choice-store';

/** Applies a choice to a list of dishes. Dishes that were revealed stay so on every page, until that is undone or the choice changes. */
export function useFilteredDishes(products: readonly Product[], choice: Choice) {
  const revealed = useStore(areRevealed, () => false);
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
    onToggle: () => revealHidden(!revealed),
  };
}

export type FilteredDishes = ReturnType<typeof useFilteredDishes>;
