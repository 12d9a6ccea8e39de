import { useProducts } from './queries';

/** All products, for the rooms that do not use the queries themselves yet. */
export function useProductList() {
  const { data = null, isError, isFetching } = useProducts();
  return { products: data, failed: isError && !(data === null && isFetching) };
}
