import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { cardPictureOf } from '../../domain/product/card-picture';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { keepPlace } from '../list-place';
import type { ListState } from '../list-state';
import { AvailabilityControl, OFFER_TEXT, useOffer } from './AvailabilityControl';
import { PriceCell } from './PriceCell';

type ProductRowProps = {
  product: Product;
  number: number;
  staff: boolean;
  /** null until it is known. */
  availability: Availability | null;
  /** Whether it is the product that was changed last. */
  changed: boolean;
  /** Whether the page opens with the focus on this row. */
  focusFirst: boolean;
  /** Whether its price is being changed. */
  editing: boolean;
  /** The list's `location.search`, which the forms lead back to. */
  search: string;
  /** @param id of the product whose price is to be changed, null for none */
  onEditPrice: (id: string | null) => void;
  onDelete: (product: Product) => void;
};

/** One product. Memoized: a key in the search renders only the rows that are new on the page. */
export const ProductRow = memo(function ProductRow({
  product,
  number,
  staff,
  availability,
  changed,
  focusFirst,
  editing,
  search,
  onEditPrice,
  onDelete,
}: ProductRowProps) {
  const { id, nome, descrizione, image, categoria, allergeniDaVerificare } = product;
  const offer = useOffer(product, availability);
  const [broken, setBroken] = useState<string | null>(null);
  const small = image && (cardPictureOf(image) ?? image);
  const picture = small === broken ? null : small;
  const opening = {
    state: { product, search } satisfies ListState,
    onClick: () => keepPlace(search, id),
  };
  const classes = [
    picture && 'row-pictured',
    changed && 'row-changed',
    editing && 'row-editing',
    offer.offer === 'hidden' && 'row-hidden',
  ];
  return (
    <tr className={classes.filter(Boolean).join(' ') || undefined} data-product={id}>
      <td className="cell-number">{number}</td>
      <th scope="row" className="cell-name">
        <div className="row-name">
          {picture && (
            // One that fails to load is hidden, as if there were none.
            <img
              className="row-thumbnail"
              src={picture}
              alt=""
              width={44}
              height={44}
              loading="lazy"
              decoding="async"
              fetchPriority="low"
              onError={() => setBroken(picture)}
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
        </div>
      </th>
      <td className="cell-description">
        <span>{descrizione}</span>
        {offer.offer !== null && offer.offer !== 'available' && (
          <p className="row-sold-out">{OFFER_TEXT[offer.offer]}</p>
        )}
        {allergeniDaVerificare && (
          <p className="row-to-verify">
            <Icon name="triangle-alert" />
            Allergeni da verificare
          </p>
        )}
      </td>
      <PriceCell
        product={product}
        staff={staff}
        editing={editing}
        opening={opening}
        onEdit={onEditPrice}
      />
      <td className="cell-category">
        {categoria}
        {image === null && <p className="row-no-picture">senza foto</p>}
      </td>
      <td className="cell-actions">
        <AvailabilityControl
          product={product}
          offer={offer}
          enabled={staff && availability !== null}
        />
        <div className="row-buttons">
          <Link
            to={paths.editProduct(id)}
            {...opening}
            className="row-button"
            aria-label={`Modifica ${nome}`}
          >
            <Icon name="pencil" />
          </Link>
          <Link
            to={paths.addItem}
            {...opening}
            className="row-button"
            aria-label={`Duplica ${nome}`}
          >
            <Icon name="copy" />
          </Link>
          <Link
            to={paths.changes(id)}
            {...opening}
            className="row-button"
            aria-label={`Ultime modifiche di ${nome}`}
          >
            <Icon name="undo-2" />
          </Link>
          <button
            type="button"
            className="row-button"
            aria-label={`Elimina ${nome}`}
            disabled={!staff}
            onClick={() => onDelete(product)}
          >
            <Icon name="trash-2" />
          </button>
        </div>
      </td>
    </tr>
  );
});
