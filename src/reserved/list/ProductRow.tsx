import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DishNotes } from '../../dish/DishFacts';
import { toItem } from '../../dish/item';
import { allergenAnswer } from '../../domain/product/allergens';
import { cardPictureOf } from '../../domain/product/card-picture';
import { formatPrice } from '../../domain/product/price';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { fromList, placeOf } from '../list-place';
import { PriceCell } from './PriceCell';
import styles from './ProductTable.module.scss';
import { RowControls, type RowControlsProps } from './RowControls';

type ProductRowProps = Omit<RowControlsProps, 'opening'> & {
  number: number;
  /** Whether it is the product that was changed last. */
  changed: boolean;
  /** Whether the page opens with the focus on this row. */
  focusFirst: boolean;
  /** The list's `location.search`, which the forms lead back to. */
  search: string;
  /** Called when the row is removed with the focus inside. @param place its index on the page */
  onGone: (id: string, place: number) => void;
};

/** One product. Memoized: a keystroke in the search renders only the rows that are new on the page. */
export const ProductRow = memo(function ProductRow({
  product,
  number,
  staff,
  availability,
  changed,
  focusFirst,
  search,
  onDelete,
  onGone,
}: ProductRowProps) {
  const { id, nome, descrizione, image, categoria } = product;
  const answer = allergenAnswer(product);
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) onGone(id, placeOf(id));
    };
  }, [id, onGone]);
  const picture = image && (cardPictureOf(image) ?? image);
  const opening = fromList(search, product);
  const { familyPrice, meterPrice, notes: texts } = toItem(product);
  const notes = [
    familyPrice && `Maxi ${formatPrice(familyPrice)}`,
    meterPrice && `al metro ${formatPrice(meterPrice)}`,
    image === null && 'senza foto',
    answer === 'undeclared' && 'allergeni non indicati',
  ].filter(Boolean);
  return (
    <tr
      ref={row}
      className={styles.row}
      data-product={id}
      data-pictured={picture ? true : undefined}
      data-changed={changed || undefined}
      data-editing={editing || undefined}
      data-hidden={product.nascosto || undefined}
    >
      <td className={`quiet ${styles.number}`}>{number}</td>
      <th scope="row" className={styles.name}>
        {picture && (
          <img
            key={picture}
            className="if-room"
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
      <td className={`quiet small flush ${styles.description}`}>
        <DishNotes notes={texts} only="warning" place="row" />
        <span>{descrizione}</span>
        <DishNotes notes={texts} only="note" place="row" />
        {notes.length > 0 && <p>{notes.join(' · ')}</p>}
        {answer === 'toVerify' && (
          <p className="row alarm">
            <Icon name="triangle-alert" />
            Allergeni da verificare
          </p>
        )}
      </td>
      <PriceCell product={product} staff={staff} editing={editing} onEdit={setEditing} />
      <td className={`strong small ${styles.category}`}>{categoria}</td>
      <td className={styles.actions}>
        <RowControls {...{ product, staff, availability, opening, onDelete }} />
      </td>
    </tr>
  );
});
