import { type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import type { Product } from '../../../domain/product/product';
import type { Availability } from '../../../domain/tonight/tonight';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/Icon';
import { isPlainClick } from '../../../ui/plain-click';
import type { PriceEdit } from '../../price-edit';
import { AVAILABILITY_TEXT, AvailabilityControl } from './AvailabilityControl';
import { PriceCell } from './PriceCell';
import type { PriceActions } from './usePriceEdits';

/** What the rows can do. It stays the same from render to render, so that a row is rendered for its own changes alone. */
export type RowActions = {
  price: PriceActions;
  edit: (product: Product) => void;
  copy: (product: Product) => void;
  remove: (product: Product) => void;
};

type ProductRowProps = {
  product: Product;
  number: number;
  staff: boolean;
  priceEdit: PriceEdit | null;
  /** null until it is known. */
  availability: Availability | null;
  /** Whether it is the product that was changed last. */
  changed: boolean;
  /** Whether the page opens with the focus on this row. */
  focusFirst: boolean;
  actions: RowActions;
};

// Made once: React passes over what is the same element as before.
const EDIT = <Icon name="pencil" />;
const COPY = <Icon name="copy" />;
const REMOVE = <Icon name="trash-2" />;

/** One product. React reuses the row for another product when this one leaves the screen (useRowKeys). */
export const ProductRow = memo(function ProductRow({
  product,
  number,
  staff,
  priceEdit,
  availability,
  changed,
  focusFirst,
  actions,
}: ProductRowProps) {
  const { id, nome, descrizione, image, categoria, allergeniDaVerificare } = product;
  const row = useRef<HTMLTableRowElement>(null);
  const shown = useRef(id);
  useLayoutEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const focused = document.activeElement;
    // The next Enter is not meant for another product that has taken the row's place.
    if (focused instanceof HTMLElement && row.current?.contains(focused)) focused.blur();
  }, [id]);

  const [broken, setBroken] = useState<string | null>(null);
  const picture = image === broken ? null : image;

  // Plain links: those of the router would be rendered again with each change of the address.
  const href = paths.editProduct(id);
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actions.edit(product);
  }
  const classes = [picture && 'row-pictured', changed && 'row-changed', priceEdit && 'row-editing']
    .filter(Boolean)
    .join(' ');
  return (
    <tr ref={row} className={classes || undefined} data-product={id}>
      <td className="cell-number">{number}</td>
      <th scope="row" className="cell-name">
        <div className="row-name">
          {picture && (
            // One that fails to load is hidden, as if there were none.
            <img
              key={picture}
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
          <a href={href} onClick={follow} data-focus-first={focusFirst || undefined}>
            {nome || 'Senza nome'}
          </a>
        </div>
      </th>
      <td className="cell-description">
        <span>{descrizione}</span>
        {availability !== null && availability !== 'available' && (
          <p className="row-sold-out">{AVAILABILITY_TEXT[availability]}</p>
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
        edit={priceEdit}
        staff={staff}
        actions={actions.price}
        onOpenProduct={actions.edit}
      />
      <td className="cell-category">
        {categoria}
        {image === null && <p className="row-no-picture">senza foto</p>}
      </td>
      <td className="cell-actions">
        <AvailabilityControl product={product} availability={availability} staff={staff} />
        <div className="row-buttons">
          <a href={href} onClick={follow} className="row-button" aria-label={`Modifica ${nome}`}>
            {EDIT}
          </a>
          <button
            type="button"
            className="row-button"
            aria-label={`Duplica ${nome}`}
            disabled={!staff}
            onClick={() => actions.copy(product)}
          >
            {COPY}
          </button>
          <button
            type="button"
            className="row-button"
            aria-label={`Elimina ${nome}`}
            disabled={!staff}
            onClick={() => actions.remove(product)}
          >
            {REMOVE}
          </button>
        </div>
      </td>
    </tr>
  );
});
