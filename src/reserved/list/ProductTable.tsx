import { memo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { formatPrice } from '../../domain/price';
import type { Product } from '../../domain/product';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import type { ListState } from '../list-state';
import { useReserved } from '../ReservedLayout';

type ProductTableProps = {
  products: readonly Product[];
  /** Number of rows on the pages before this one: row numbers run on across pages. */
  before: number;
  onDelete: (product: Product) => void;
};

/**
 * One page of the list. On a narrow screen CSS turns each row into a block with the same data. Memoized, so that a key
 * pressed in the search does not re-render the old rows before the new ones.
 */
export const ProductTable = memo(function ProductTable({
  products,
  before,
  onDelete,
}: ProductTableProps) {
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
            key={product.id}
            product={product}
            number={before + index + 1}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
});

type ProductRowProps = {
  product: Product;
  number: number;
  onDelete: (product: Product) => void;
};

function ProductRow({ product, number, onDelete }: ProductRowProps) {
  const { staff } = useReserved();
  const { search } = useLocation();
  const navigate = useNavigate();
  const state: ListState = { product, search };
  const { nome, descrizione, prezzo, categoria, allergeniDaVerificare } = product;
  return (
    <tr>
      <td className="cell-number">{number}</td>
      <th scope="row" className="cell-name">
        {nome}
      </th>
      <td className="cell-description">
        <span>{descrizione}</span>
        {allergeniDaVerificare && (
          <p className="row-to-verify">
            <Icon name="triangle-alert" />
            Allergeni da verificare
          </p>
        )}
      </td>
      <td className="cell-price">{formatPrice(prezzo)}</td>
      <td className="cell-category">{categoria}</td>
      <td className="cell-actions">
        <Link
          className="row-button"
          to={paths.editItem}
          state={state}
          aria-label={`Modifica ${nome}`}
        >
          <Icon name="pencil" />
        </Link>
        <button
          type="button"
          className="row-button"
          aria-label={`Duplica ${nome}`}
          disabled={!staff}
          onClick={() => void navigate(paths.addItem, { state })}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          className="row-button"
          aria-label={`Elimina ${nome}`}
          disabled={!staff}
          onClick={() => onDelete(product)}
        >
          <Icon name="trash-2" />
        </button>
      </td>
    </tr>
  );
}
