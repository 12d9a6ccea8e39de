import { useState } from 'react';
import { declaredOf, isHidden } from '../../domain/avoided';
import type { Product } from '../../domain/product/product';
import { useAvoided } from './useAvoided';

/** A list of dishes after the allergen filter. */
export type FilteredDishes = {
  /** The allergens to avoid. */
  avoided: readonly number[];
  /** The dishes to render: the hidden ones too where the visitor asked for them. */
  shown: readonly Product[];
  /** How many dishes the filter hides: they declare one of the allergens to avoid, or may do so. */
  hiddenCount: number;
  /** How many of them declare none, but have allergens to verify. */
  toVerifyCount: number;
  /** Whether these are shown nevertheless. */
  revealed: boolean;
  /** Shows them, or hides them again. */
  onToggle: () => void;
};

/** Applies the visitor's filter. Revealed dishes are hidden again as soon as the filter changes. */
export function useFilteredDishes(products: readonly Product[]): FilteredDishes {
  const avoided = useAvoided();
  const [revealedFor, setRevealedFor] = useState<readonly number[] | null>(null);
  const revealed = revealedFor === avoided;
  // Without a filter the same array, so that the cards are not rendered anew.
  const kept =
    avoided.length === 0 ? products : products.filter((product) => !isHidden(product, avoided));
  return {
    avoided,
    shown: revealed ? products : kept,
    hiddenCount: products.length - kept.length,
    toVerifyCount: products.filter(
      (product) => isHidden(product, avoided) && declaredOf(product, avoided).length === 0,
    ).length,
    revealed,
    onToggle: () => setRevealedFor(revealed ? null : avoided),
  };
}
