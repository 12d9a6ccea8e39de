import { useCallback, useEffect, useRef, useState } from 'react';
import Table from 'react-bootstrap/Table';
import { statusOf } from '../../domain/today/today';
import { focusRow, useListPlace } from '../list-place';
import { useReserved } from '../ReservedLayout';
import { useDishStatus, usePendingStatuses } from './dish-status';
import { ListPages } from './ListPages';
import { UNDECLARED } from './list-address';
import styles from './ProductList.module.scss';
import { PAGE_SIZE, pageOf } from './pages';
import { COLUMNS, type OpenRow, ProductRow } from './row/ProductRow';
import { loadPanel, usePanel } from './row/panel-code';
import { useDeletion } from './useDeletion';
import type { FoundList } from './useFoundProducts';

/** One page of the found products, and links to the other pages. */
export function ProductTable({ found, statuses, address }: FoundList) {
  const { staff } = useReserved();
  const focusFirst = useListPlace();
  const askAndDelete = useDeletion();
  const pendingStatuses = usePendingStatuses();
  const { change } = useDishStatus();
  const { page, count } = pageOf(address.page, found.length);
  const before = (page - 1) * PAGE_SIZE;
  const rows = found.slice(before, before + PAGE_SIZE);

  /** The index of a row that was removed with the focus inside: the focus moves to the row that is there now. */
  const gone = useRef<number | null>(null);
  const onGone = useCallback((place: number) => {
    gone.current = place;
  }, []);
  useEffect(() => {
    if (gone.current === null) return;
    focusRow(gone.current);
    gone.current = null;
  });

  const [open, setOpen] = useState<OpenRow | null>(null);
  /** Rows that could not be saved after they were left: each opens again once no other is open. */
  const [failed, setFailed] = useState<readonly string[]>([]);
  const onClose = useCallback((id: string) => {
    // Another row may be open already.
    setOpen((current) => (current?.id === id ? null : current));
  }, []);
  const onFailed = useCallback((id: string) => setFailed((ids) => [...ids, id]), []);
  const next = failed.find((id) => rows.some((product) => product.id === id));
  if (open === null && next !== undefined) {
    setOpen({ id: next, startsInPrice: false });
    setFailed(failed.filter((id) => id !== next));
  }

  const hasRows = rows.length > 0;
  const isOpen = open !== null;
  const Panel = usePanel(isOpen);
  // Once the rows are painted; again if the first attempt has failed.
  useEffect(() => {
    if (hasRows || isOpen) void loadPanel();
  }, [hasRows, isOpen]);

  return (
    <>
      {hasRows && (
        <Table className={`align-middle mb-0 ${styles.table}`}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={column === 'Prezzo' ? 'text-end' : ''}>
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
                availability={statuses ? statusOf(statuses, product.id) : null}
                savedStatus={pendingStatuses.get(product.id)}
                focusFirst={product.id === focusFirst}
                asksAllergens={address.view.filter?.key === UNDECLARED}
                search={address.search}
                open={open?.id === product.id ? open : null}
                Panel={Panel}
                onOpen={setOpen}
                onClose={onClose}
                onFailed={onFailed}
                onDelete={askAndDelete}
                onStatus={change}
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
