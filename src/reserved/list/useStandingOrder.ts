import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '../../domain/product/product';
import { inStandingOrder } from '../../domain/product/standing-order';

/** Which products stood in the list, and what it was asked for then. */
type Standing = { ids: readonly string[]; wanted: string };

const NO_PRODUCTS: readonly Product[] = [];

/**
 * Once a price is opened in its row the list stands as it is, until something else is wanted of it: a product that was just
 * changed must not leave, or go elsewhere, under the hand that changed it.
 * @param products all of them
 * @param found those that are found, in order
 * @param wanted changes with the search, the filters and the order
 */
export function useStandingOrder(
  products: readonly Product[] | null,
  found: readonly Product[],
  wanted: string,
): { shown: readonly Product[]; stand: () => void } {
  const [standing, setStanding] = useState<Standing | null>(null);
  if (standing && standing.wanted !== wanted) setStanding(null);
  const shown = useMemo(
    () => (standing ? inStandingOrder(standing.ids, products ?? NO_PRODUCTS, found) : found),
    [standing, products, found],
  );
  const latest = useRef({ shown, wanted });
  useLayoutEffect(() => {
    latest.current = { shown, wanted };
  });
  const stand = useCallback(() => {
    const now = latest.current;
    setStanding({ ids: now.shown.map(({ id }) => id), wanted: now.wanted });
  }, []);
  return { shown, stand };
}
