import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { DishNotes } from '../../dish/DishFacts';
import { toItem } from '../../dish/item';
import { cardPictureOf } from '../../domain/product/card-picture';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import type { DishStatus } from '../../domain/today/today';
import { paths } from '../../paths';
import { fromList, placeOf } from '../list-place';
import { type StaffStatus, useDishStatus } from './dish-status';
import { NoneAnswer } from './NoneAnswer';
import styles from './ProductList.module.scss';
import { RowBadges } from './RowBadges';
import { RowMenu, type RowParts } from './RowMenu';
import { RowPrices } from './RowPrices';

/** The columns of the table, as specified. */
export const COLUMNS = ['#', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Azioni'];

type ProductRowProps = {
  product: Product;
  number: number;
  staff: boolean;
  /** null while unknown. */
  availability: DishStatus | null;
  /** Whether the page opens with the focus on this row. */
  focusFirst: boolean;
  /** Whether its allergens are asked for: all its ingredients are shown, and two answers. */
  asksAllergens: boolean;
  /** The list's `location.search`, which the forms lead back to. */
  search: string;
  onDelete: (product: Product) => void;
  /** Called when the row is removed with the focus inside. @param place its index on the page */
  onGone: (place: number) => void;
};

/** One product, and below it the fields of its prices while they are open. Memoized: a keystroke in the search renders only new rows. */
export const ProductRow = memo(function ProductRow(row: ProductRowProps) {
  const { product, number, staff, focusFirst, asksAllergens, search, onDelete } = row;
  const { id, nome, descrizione, image, categoria } = product;
  const { savedStatus, change } = useDishStatus();
  const stored = product.nascosto ? 'hidden' : row.availability;
  const status = savedStatus(id) ?? stored;
  const [editing, setEditing] = useState(false);
  const line = useRef<HTMLTableRowElement>(null);
  const { onGone } = row;
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element?.contains(document.activeElement)) onGone(placeOf(id));
    };
  }, [id, onGone]);

  function closePrices() {
    // The focus may have moved elsewhere in the meantime.
    const hadFocus = line.current?.nextElementSibling?.contains(document.activeElement);
    flushSync(() => setEditing(false));
    const button = line.current?.querySelector<HTMLElement>('[data-price]');
    if (hadFocus) button?.focus({ preventScroll: true });
  }

  const parts: RowParts = {
    ...{ product, staff, status },
    opening: fromList(search, product),
    onStatus(wanted: StaffStatus) {
      if (status !== null && status !== wanted) change([{ product, before: status, wanted }]);
    },
  };
  const picture = image && (cardPictureOf(image) ?? image);
  const price = formatPrice(product.prezzo);
  const { notes } = toItem(product);
  return (
    <>
      <tr
        ref={line}
        className={styles.row}
        data-product={id}
        data-asked={asksAllergens || undefined}
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
          <Link
            to={paths.editProduct(id)}
            translate="no"
            {...parts.opening}
            data-focus-first={focusFirst || undefined}
            className="text-decoration-none fw-semibold"
          >
            {nome || 'Senza nome'}
          </Link>
        </th>
        <td className={styles.description}>
          <div className="quiet">
            <RowBadges {...parts} />
            <DishNotes notes={notes} only="warning" place="row" />
            {/* A phone shows number and category before the description. */}
            <span data-place={`${number} · ${categoria || 'Senza categoria'}`}>{descrizione}</span>
            <DishNotes notes={notes} only="note" place="row" />
          </div>
          {asksAllergens && <NoneAnswer {...parts} />}
        </td>
        <td className="text-end">
          <button
            type="button"
            className="btn border px-2 text-nowrap"
            aria-label={`${price}, prezzo di ${nome}`}
            aria-expanded={editing}
            data-price
            disabled={!staff}
            // The fields take the focus synchronously, so that a phone opens its keyboard.
            onClick={() => (editing ? closePrices() : flushSync(() => setEditing(true)))}
          >
            <span key={price} translate="no">
              {price}
            </span>
          </button>
        </td>
        <td className={styles.wide}>
          <span className="quiet">{categoria || 'Senza categoria'}</span>
        </td>
        <td>
          <RowMenu {...parts} onDelete={onDelete} />
        </td>
      </tr>
      {editing && (
        <tr className={styles.open}>
          <td colSpan={COLUMNS.length}>
            <RowPrices product={product} onClose={closePrices} />
          </td>
        </tr>
      )}
    </>
  );
});
