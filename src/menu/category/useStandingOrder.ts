import { useMemo, useState } from 'react';
import type { Product } from '../../domain/product/product';

type Products = readonly Product[];

/** What stood there stays where it is, as it is now; what has come since stands behind it. */
function inStandingOrder(stood: Products, products: Products): Products {
  if (stood.length === 0) return products;
  const byId = new Map(products.map((product) => [product.id, product]));
  const here = new Set(stood.map(({ id }) => id));
  return [
    ...stood.flatMap(({ id }) => byId.get(id) ?? []),
    ...products.filter(({ id }) => !here.has(id)),
  ];
}

/**
 * Nothing moves under a guest who reads: where another list replaces the one that is shown, its dishes stand where they stood
 * until the page is opened anew, those that have come since at the end.
 * @param products those of the list, in the order of the menu
 */
export function useStandingOrder(products: Products): Products {
  const [standing, setStanding] = useState({ of: products, shown: products });
  const shown = useMemo(
    () => (products === standing.of ? standing.shown : inStandingOrder(standing.shown, products)),
    [standing, products],
  );
  if (products !== standing.of) setStanding({ of: products, shown });
  return shown;
}
