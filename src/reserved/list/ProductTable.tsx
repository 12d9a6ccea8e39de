import { useCallback, useEffect, useRef } from 'react';
import Table from 'react-bootstrap/Table';
import type { Product } from '../../domain/product/product';
import { PAGE_SIZE, pageOf } from '../../domain/staff/pages';
import { availabilityOf, type TonightMarks } from '../../domain/tonight/tonight';
import { focusRow, useListPlace } from '../list-place';
import { useLastChanged } from '../queries';
import { useReserved } from '../ReservedLayout';
import { toasts } from '../toasts';
import { ListPages } from './ListPages';
import { type ListAddress, UNDECLARED } from './list-address';
import styles from './ProductList.module.scss';
import { COLUMNS, ProductRow } from './ProductRow';
import { useDeletion } from './useDeletion';

type ProductTableProps = {
  found: readonly Product[];
  /** undefined while unknown. */
  marks: TonightMarks | undefined;
  address: ListAddress;
};

/** One page of the found products, and links to the other pages. */
export function ProductTable({ found, marks, address }: ProductTableProps) {
  const { staff } = useReserved();
  const lastChanged = useLastChanged();
  const focusFirst = useListPlace();
  const askAndDelete = useDeletion();
  const { page, count } = pageOf(address.page, found.length);
  const before = (page - 1) * PAGE_SIZE;
  const rows = found.slice(before, before + PAGE_SIZE);

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
        <Table className={styles.table ?? ''}>
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
              <ProductRow
                key={product.id}
                product={product}
                number={before + index + 1}
                staff={staff}
                availability={marks ? availabilityOf(marks, product.id) : null}
                changed={product.id === lastChanged}
                focusFirst={product.id === focusFirst}
                asksAllergens={address.view.filter?.key === UNDECLARED}
                search={address.search}
                onDelete={askAndDelete}
                onGone={onGone}
              />
            ))}
          </tbody>
        </Table>
      )}
      {count > 1 && <ListPages current={page} count={count} addressOf={address.addressOf} />}
    </>
  );
}
