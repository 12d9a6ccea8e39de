import { useMemo, useState } from 'react';
import type { Product } from '../../domain/product/product';
import { inStandingOrder } from '../../domain/product/standing-order';

type Products = readonly Product[];

/**
 * Nothing moves under a guest who reads: where another list replaces the one that is shown, its dishes stand where they stood
 * until the page is opened anew, those that have come since at the end.
 * @param products those of the list, in the order of the menu
 */
export function useStandingOrder(products: Products): Products {
  const [standing, setStanding] = useState({ of: products, shown: products });
  const shown = useMemo(() => {
    if (products === standing.of) return standing.shown;
    return inStandingOrder(
      standing.shown.map(({ id }) => id),
      products,
    );
  }, [standing, products]);
  if (products !== standing.of) setStanding({ of: products, shown });
  return shown;
}
