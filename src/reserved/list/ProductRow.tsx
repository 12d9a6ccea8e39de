import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { DishNotes } from '../../dish/DishFacts';
import { toItem } from '../../dish/item';
import { cardPictureOf } from '../../domain/product/card-picture';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { fromList, placeOf } from '../list-place';
import { NoneAnswer } from './NoneAnswer';
import { useOffer } from './offers';
import styles from './ProductList.module.scss';
import { RowBadges } from './RowBadges';
import { RowMenu } from './RowMenu';
import { RowPrices } from './RowPrices';

/** The columns of the table, as specified. */
export const COLUMNS = ['#', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Azioni'];

type ProductRowProps = {
  product: Product;
  number: number;
  staff: boolean;
  /** null while unknown. */
  availability: Availability | null;
  /** Whether it is the product that was changed last. */
  changed: boolean;
  /** Whether the page opens with the focus on this row. */
  focusFirst: boolean;
  /** Whether its allergens are asked for: all its ingredients are shown, and two answers. */
  asksAllergens: boolean;
  /** The list's `location.search`, which the forms lead back to. */
  search: string;
  onDelete: (product: Product) => void;
  /** Called when the row is removed with the focus inside. @param place its index on the page */
  onGone: (id: string, place: number) => void;
};

/** One product, and below it the fields of its prices while they are open. Memoized: a keystroke in the search renders only new rows. */
export const ProductRow = memo(function ProductRow(row: ProductRowProps) {
  const { product, number, staff, changed, focusFirst, asksAllergens, search, onDelete } = row;
  const { id, nome, descrizione, image, categoria } = product;
  const { offer, change } = useOffer(product, row.availability);
  const [editing, setEditing] = useState(false);
  const line = useRef<HTMLTableRowElement>(null);
  const { onGone } = row;
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element?.contains(document.activeElement)) onGone(id, placeOf(id));
    };
  }, [id, onGone]);

  function closePrices() {
    // The focus may have moved elsewhere in the meantime.
    const hadFocus = line.current?.nextElementSibling?.contains(document.activeElement);
    flushSync(() => setEditing(false));
    const button = line.current?.querySelector<HTMLElement>('[data-price]');
    if (hadFocus) button?.focus({ preventScroll: true });
  }

  const opening = fromList(search, product);
  const picture = image && (cardPictureOf(image) ?? image);
  const price = formatPrice(product.prezzo);
  const { notes } = toItem(product);
  return (
    <>
      <tr
        ref={line}
        className={styles.row}
        data-product={id}
        data-changed={changed || undefined}
        data-hidden={product.nascosto || undefined}
        data-asked={asksAllergens || undefined}
      >
        <td className={styles.number}>{number}</td>
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
            {...opening}
            data-focus-first={focusFirst || undefined}
          >
            {nome || 'Senza nome'}
          </Link>
        </th>
        <td className={styles.description}>
          <div>
            <RowBadges {...{ product, staff, offer, opening }} onOffer={change} />
            <DishNotes notes={notes} only="warning" place="row" />
            {/* A phone shows number and category before the description. */}
            <span data-place={`${number} · ${categoria || 'Senza categoria'}`}>{descrizione}</span>
            <DishNotes notes={notes} only="note" place="row" />
          </div>
          {asksAllergens && <NoneAnswer product={product} staff={staff} opening={opening} />}
        </td>
        <td className={styles.price}>
          <button
            type="button"
            className="btn btn-light"
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
        <td className={styles.category}>{categoria || 'Senza categoria'}</td>
        <td>
          <RowMenu {...{ product, staff, offer, opening, onDelete }} onOffer={change} />
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
