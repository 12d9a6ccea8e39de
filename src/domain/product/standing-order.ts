/**
 * A list that has changed under somebody's eyes: what stood there stays where it is, as it is now, and what has come since
 * stands behind it.
 * @param stood ids in the order of the page
 * @param products all of them
 * @param found those that the list shows, in their own order
 */
export function inStandingOrder<Product extends { id: string }>(
  stood: readonly string[],
  products: readonly Product[],
  found = products,
): readonly Product[] {
  if (stood.length === 0) return found;
  const byId = new Map(products.map((product) => [product.id, product]));
  const here = new Set(stood);
  return [...stood.flatMap((id) => byId.get(id) ?? []), ...found.filter(({ id }) => !here.has(id))];
}
