import { Fragment, useCallback, useEffect, useRef } from 'react';
import type { Product } from '../../domain/product/product';
import { PAGE_SIZE, pageOf } from '../../domain/staff/pages';
import { availabilityOf, type TonightMarks } from '../../domain/tonight/tonight';
import { toasts } from '../../ui/toasts/Toasts';
import { focusRow, useListPlace } from '../list-place';
import { useLastChanged } from '../queries';
import { useReserved } from '../ReservedLayout';
import type { ListAddress } from './list-address';
import { Pagination } from './Pagination';
import { ProductRow } from './ProductRow';
import styles from './ProductTable.module.scss';
import { useDeletion } from './useDeletion';

const COLUMNS = ['#', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Azioni'];

type ProductTableProps = {
  found: readonly Product[];
  /** undefined while unknown. */
  marks: TonightMarks | undefined;
  address: ListAddress;
};

/** One page of the found products: rows, grouped by category in the order of the menu, and links to the other pages. */
export function ProductTable({ found, marks, address }: ProductTableProps) {
  const { staff } = useReserved();
  const lastChanged = useLastChanged();
  const focusFirst = useListPlace();
  const { askAndDelete, dialog } = useDeletion();
  const { page, count } = pageOf(address.page, found.length);
  const before = (page - 1) * PAGE_SIZE;
  const rows = found.slice(before, before + PAGE_SIZE);
  const isGrouped = address.view.order === 'menu';

  /** The row that was removed with the focus inside, and its index: the focus moves to the row now at this index. */
  const gone = useRef<{ id: string; place: number } | null>(null);
  const onGone = useCallback((id: string, place: number) => {
    gone.current = { id, place };
  }, []);
  useEffect(() => {
    if (!gone.current) return;
    const { id, place } = gone.current;
    gone.current = null;
    focusRow(place);
    const moved = found.findIndex((product) => product.id === id);
    // Only a row that was moved to another page by its own change, such as a new price, gets a toast.
    const movedTo = Math.floor(moved / PAGE_SIZE) + 1;
    if (id !== lastChanged || moved < 0 || movedTo === page) return;
    toasts.show({
      kind: 'success',
      text: `«${found[moved]?.nome}» adesso è a pagina ${movedTo}`,
      link: { to: address.addressOf(movedTo), label: 'Vedi' },
    });
  });

  return (
    <>
      {rows.length > 0 && (
        <table className={`${styles.table} ${isGrouped ? styles.grouped : ''}`}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((product, index) => (
              <Fragment key={product.id}>
                {isGrouped && product.categoria !== rows[index - 1]?.categoria && (
                  <tr>
                    <td colSpan={COLUMNS.length}>
                      <h2>{product.categoria || 'Senza categoria'}</h2>
                    </td>
                  </tr>
                )}
                <ProductRow
                  product={product}
                  number={before + index + 1}
                  staff={staff}
                  availability={marks ? availabilityOf(marks, product.id) : null}
                  changed={product.id === lastChanged}
                  focusFirst={product.id === focusFirst}
                  search={address.search}
                  onDelete={askAndDelete}
                  onGone={onGone}
                />
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      {count > 1 && <Pagination current={page} count={count} addressOf={address.addressOf} />}
      {dialog}
    </>
  );
}
