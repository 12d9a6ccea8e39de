import { memo, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DishNotes } from '../../../dish/DishFacts';
import { notesOf } from '../../../dish/item';
import { cardPictureOf } from '../../../domain/product/card-picture';
import { formatPrice } from '../../../domain/product/price';
import type { Product } from '../../../domain/product/product';
import type { DishStatus } from '../../../domain/today/today';
import { fromList, placeOf } from '../../list-place';
import type { StaffStatus, StatusChange } from '../dish-status';
import styles from '../ProductList.module.scss';
import { NoneAnswer } from './NoneAnswer';
import { RowActions } from './RowActions';
import type { RowPanel } from './RowPanel';
import { RowWords } from './RowWords';
import type { RowParts } from './row-parts';
import { OPEN_ROW } from './useLeaving';

/** The columns of the table, as specified. */
export const COLUMNS = ['#', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Azioni'];

/** The open row, and whether its price's tap has opened it. */
export type OpenRow = { id: string; startsInPrice: boolean };

type ProductRowProps = {
  product: Product;
  number: number;
  staff: boolean;
  /** null while unknown. */
  availability: DishStatus | null;
  /** The status that is being written; undefined if none is. */
  savedStatus: StaffStatus | undefined;
  /** Whether the page opens with the focus on this row. */
  focusFirst: boolean;
  /** Whether its allergens are asked for: all its ingredients are shown, and two answers. */
  asksAllergens: boolean;
  /** The list's `location.search`, which the forms lead back to. */
  search: string;
  /** null while the row is closed. */
  open: OpenRow | null;
  /** null until its code is loaded. */
  Panel: typeof RowPanel | null;
  onOpen: (open: OpenRow) => void;
  onClose: (id: string) => void;
  onFailed: (id: string) => void;
  onDelete: (product: Product) => void;
  onStatus: (changes: readonly StatusChange[]) => void;
  /** Called when the row is removed with the focus inside. @param place its index on the page */
  onGone: (place: number) => void;
};

/** One product, and below it, while it is open, what is changed every day. Memoized: a keystroke in the search renders only new rows. */
export const ProductRow = memo(function ProductRow(row: ProductRowProps) {
  const { product, number, staff, focusFirst, asksAllergens, search, open, Panel, onOpen } = row;
  const { id, nome, descrizione, image, categoria } = product;
  const stored = product.nascosto ? 'hidden' : row.availability;
  const status = row.savedStatus ?? stored;
  const line = useRef<HTMLTableRowElement>(null);
  const { onGone } = row;
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      const next = element?.nextElementSibling;
      const parts = [element, next?.matches('[data-open-row]') ? next : null];
      if (parts.some((part) => part?.contains(document.activeElement))) onGone(placeOf(id));
    };
  }, [id, onGone]);

  function close() {
    // The fields go, the row keeps the focus, unless it has moved elsewhere in the meantime.
    const hasFocus = line.current?.nextElementSibling?.contains(document.activeElement);
    if (hasFocus) line.current?.querySelector('button')?.focus({ preventScroll: true });
    row.onClose(id);
  }
  function openInPrice() {
    // The fields take the focus synchronously, so that a phone opens its keyboard.
    if (!open) flushSync(() => onOpen({ id, startsInPrice: true }));
    else line.current?.nextElementSibling?.querySelector('input')?.focus();
  }

  const parts: RowParts = {
    ...{ product, staff, status },
    opening: fromList(search, product),
    onStatus(wanted: StaffStatus) {
      if (status === null || status === wanted) return;
      row.onStatus([{ product, before: status, wanted }]);
    },
  };
  const picture = image && (cardPictureOf(image) ?? image);
  const price = formatPrice(product.prezzo);
  const notes = notesOf(product);
  return (
    <>
      <tr
        ref={line}
        className={styles.row}
        data-product={id}
        data-asked={asksAllergens || undefined}
        data-open={open !== null || undefined}
      >
        <td className={styles.wide}>
          <span className="quiet">{number}</span>
        </td>
        <th scope="row" className={styles.name}>
          {picture && (
            <img
              key={picture}
              src={picture}
              alt=""
              width={44}
              height={44}
              loading="lazy"
              decoding="async"
              fetchPriority="low"
              // A picture that fails to load is hidden, as if there were none.
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          )}
          {/* It covers the whole row. */}
          <button
            type="button"
            translate="no"
            className={`bare fw-semibold text-start ${styles.opener}`}
            aria-expanded={open !== null}
            data-focus-first={focusFirst || undefined}
            data-closes-row={open !== null || undefined}
            onClick={() => onOpen({ id, startsInPrice: false })}
          >
            {nome || 'Senza nome'}
          </button>
        </th>
        <td className={styles.description}>
          <div className="quiet">
            <span className={styles.place}>{`${number} · ${categoria || 'Senza categoria'}`}</span>
            <RowWords product={product} status={status} />
            <DishNotes notes={notes} only="warning" place="row" />
            <span data-ingredients>{descrizione}</span>
            <DishNotes notes={notes} only="note" place="row" />
          </div>
          {asksAllergens && <NoneAnswer {...parts} />}
        </td>
        <td className="text-end" {...(open ? OPEN_ROW : {})}>
          <button
            type="button"
            className="btn border px-2 text-nowrap"
            aria-label={`${price}, prezzo di ${nome}`}
            aria-expanded={open !== null}
            disabled={!staff}
            onClick={openInPrice}
          >
            <span key={price} translate="no">
              {price}
            </span>
          </button>
        </td>
        <td className={styles.wide}>
          <span className="quiet">{categoria || 'Senza categoria'}</span>
        </td>
        <td className={styles.wide}>
          <RowActions {...parts} onDelete={row.onDelete} />
        </td>
      </tr>
      {open && (
        <tr className={styles.open} {...OPEN_ROW}>
          <td colSpan={COLUMNS.length}>
            {Panel ? (
              <Panel
                {...parts}
                startsInPrice={open.startsInPrice}
                onClose={close}
                onFailed={row.onFailed}
                onDelete={row.onDelete}
              />
            ) : (
              <p role="status" className="quiet m-0">
                Caricamento...
              </p>
            )}
          </td>
        </tr>
      )}
    </>
  );
});
