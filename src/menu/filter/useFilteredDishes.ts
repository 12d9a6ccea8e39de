import { useMemo, useState } from 'react';
import { type Choice, isHidden } from '../../domain/criteria';
import { allergenAnswer, isOpen } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';

/** How many dishes a choice hides. Each is counted once, under its strongest reason. */
export type HiddenDishes = {
  /** Dishes that declare one of the allergens to avoid. */
  declaring: number;
  /** Dishes that declare none of them, but may have others: theirs are to be verified, or not declared. */
  open: number;
  /** Dishes that do not meet another criterion: a diet. */
  others: number;
};

function countHidden(products: readonly Product[], choice: Choice): HiddenDishes {
  const hidden = products.filter((product) => isHidden(product, choice));
  const silent = hidden.filter(
    ({ allergeni }) => !allergeni.some((id) => choice.avoided.includes(id)),
  );
  const open = silent.filter((product) => isOpen(allergenAnswer(product))).length;
  return { declaring: hidden.length - silent.length, open, others: silent.length - open };
}

/** Applies a choice to a list of dishes. Revealed dishes are hidden again as soon as the choice changes. */
export function useFilteredDishes(products: readonly Product[], choice: Choice) {
  const [revealedFor, setRevealedFor] = useState<Choice | null>(null);
  const revealed = revealedFor === choice;
  // The same array if nothing is hidden, so that the cards do not re-render.
  const kept = useMemo(() => {
    const visible = products.filter((product) => !isHidden(product, choice));
    return visible.length === products.length ? products : visible;
  }, [products, choice]);
  const hidden = useMemo(() => countHidden(products, choice), [products, choice]);
  return {
    choice,
    /** Whether there are dishes. Until then there is nothing to count, and a count would push the skeletons down. */
    ready: products.length > 0,
    /** The dishes to render, including the hidden ones if the visitor has revealed them. */
    shown: revealed ? products : kept,
    hidden,
    revealed,
    onToggle: () => setRevealedFor(revealed ? null : choice),
  };
}

export type FilteredDishes = ReturnType<typeof useFilteredDishes>;
