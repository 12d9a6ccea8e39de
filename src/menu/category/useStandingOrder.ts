import { useMemo, useState } from 'react';
import type { Product } from '../../domain/product/product';
import { inStandingOrder } from '../../domain/product/standing-order';

type Products = readonly Product[];

const NONE_SHOWN: { of: Products; shown: Products } = { of: [], shown: [] };

/**
 * Nothing moves under a guest who reads: where another list replaces the one that is shown, its dishes stand where they stood
 * until the page is opened anew, those that have come since at the end.
 * @param products those of the list, in the order of the menu
 * @param seen whether it is the list that the guest sees: what React only hydrates may be hidden
 */
export function useStandingOrder(products: Products, seen: boolean): Products {
  const [standing, setStanding] = useState(NONE_SHOWN);
  const shown = useMemo(() => {
    if (products === standing.of) return standing.shown;
    return inStandingOrder(
      standing.shown.map(({ id }) => id),
      products,
    );
  }, [standing, products]);
  if (seen && products !== standing.of) setStanding({ of: products, shown });
  return shown;
}
