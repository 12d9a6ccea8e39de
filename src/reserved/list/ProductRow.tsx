import { memo, useLayoutEffect, useRef, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { cardPictureOf } from '../../domain/product/card-picture';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { fromList, placeOf } from '../list-place';
import { AvailabilityControl, useOffer } from './AvailabilityControl';
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
  /** The list's `location.search`, which the forms lead back to. */
  search: string;
  onDelete: (product: Product) => void;
  /** The row goes with the focus, from this place on the page. */
  onGone: (id: string, place: number) => void;
};

/** One product. Memoized: a key in the search renders only the rows that are new on the page. */
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
  const { id, nome, descrizione, image, categoria, allergeni, allergeniDaVerificare } = product;
  const offer = useOffer(product, availability);
  const isHidden = offer.offer === 'hidden';
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
  const classes = [
    picture && 'row-pictured',
    changed && 'row-changed',
    editing && 'row-editing',
    isHidden && 'row-hidden',
  ];
  const notes = [
    image === null && 'senza foto',
    allergeni.length === 0 && !allergeniDaVerificare && 'allergeni non indicati',
  ].filter(Boolean);
  const links = [
    { to: paths.editProduct(id), icon: 'pencil', text: 'Modifica' },
    { to: paths.addItem, icon: 'copy', text: 'Duplica' },
    { to: paths.changes(id), icon: 'undo-2', text: 'Ultime modifiche' },
  ];
  const actions = [
    {
      icon: isHidden ? 'eye' : 'eye-off',
      text: isHidden ? 'Mostra nel menu' : 'Nascondi dal menu',
      onClick: () => offer.change(isHidden ? 'available' : 'hidden'),
    },
    {
      icon: 'trash-2',
      text: 'Elimina',
      // Once the menu has closed and given the focus back: the question takes it.
      onClick: () => requestAnimationFrame(() => onDelete(product)),
    },
  ];
  return (
    <tr ref={row} className={classes.filter(Boolean).join(' ') || undefined} data-product={id}>
      <td className="cell-number">{number}</td>
      <th scope="row" className="cell-name">
        <div className="row-name">
          {picture && (
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
              // One that fails to load is hidden, as if there were none.
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
        </div>
      </th>
      <td className="cell-description">
        <span>{descrizione}</span>
        {notes.length > 0 && <p className="row-notes">{notes.join(' · ')}</p>}
        {allergeniDaVerificare && (
          <p className="row-to-verify">
            <Icon name="triangle-alert" />
            Allergeni da verificare
          </p>
        )}
      </td>
      <PriceCell product={product} staff={staff} editing={editing} onEdit={setEditing} />
      <td className="cell-category">{categoria}</td>
      <td className="cell-actions">
        <div className="row-controls">
          <AvailabilityControl {...offer} nome={nome} enabled={staff && availability !== null} />
          <Dropdown align="end">
            <Dropdown.Toggle variant="outline-dark" aria-label={`Altro per ${nome}`}>
              Altro
            </Dropdown.Toggle>
            <Dropdown.Menu>
              {links.map(({ to, icon, text }) => (
                <Dropdown.Item key={to} as={Link} to={to} {...opening}>
                  <Icon name={icon} />
                  {text}
                </Dropdown.Item>
              ))}
              {actions.map(({ icon, text, onClick }) => (
                <Dropdown.Item
                  key={icon}
                  as="button"
                  type="button"
                  disabled={!staff}
                  onClick={onClick}
                >
                  <Icon name={icon} />
                  {text}
                </Dropdown.Item>
              ))}
            </Dropdown.Menu>
            <div className="menu-ground" />
          </Dropdown>
        </div>
      </td>
    </tr>
  );
});
