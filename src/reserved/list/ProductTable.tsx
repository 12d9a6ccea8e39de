import { memo, useMemo } from 'react';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import type { PriceEdit } from '../price-edit';
import { ProductRow, type RowActions } from './row/ProductRow';
import { useRowKeys } from './useRowKeys';

type ProductTableProps = {
  products: readonly Product[];
  /** Number of rows on the pages before this one: row numbers run on across pages. */
  before: number;
  staff: boolean;
  /** The prices that are being changed, by the product's id. */
  priceEdits: ReadonlyMap<string, PriceEdit>;
  /** What can be had of a product; null until it is known. */
  availability: ((id: string) => Availability) | null;
  /** Id of the product that was changed last. */
  changed: string | null;
  /** Id of the product on whose row the page opens. */
  focusFirst: string | null;
  actions: RowActions;
};

/**
 * One page of the list. On a narrow screen CSS turns each row into a block with the same data. Memoized, so that a key
 * pressed in the search does not re-render the old rows before the new ones.
 */
export const ProductTable = memo(function ProductTable({
  products,
  before,
  staff,
  priceEdits,
  availability,
  changed,
  focusFirst,
  actions,
}: ProductTableProps) {
  const keys = useRowKeys(useMemo(() => products.map(({ id }) => id), [products]));
  return (
    <table className="product-table">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Nome</th>
          <th scope="col">Descrizione</th>
          <th scope="col">Prezzo</th>
          <th scope="col">Categoria</th>
          <th scope="col">Azioni</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product, index) => (
          <ProductRow
            key={keys[index]}
            product={product}
            number={before + index + 1}
            staff={staff}
            priceEdit={priceEdits.get(product.id) ?? null}
            availability={availability?.(product.id) ?? null}
            changed={product.id === changed}
            focusFirst={product.id === focusFirst}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
});
