import { useState } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import Modal from 'react-bootstrap/Modal';
import { formatPrice } from '../../domain/price';
import { DeclaredAllergens } from './DeclaredAllergens';
import type { Item } from './item';
import { ShareDish } from './ShareDish';

type SharedItem = Item & {
  /** Path of the dish on the site. */
  path: string;
  /** Whether the price is the build's, and waits for a confirmation. */
  baked: boolean;
};

type ItemModalProps = {
  /** The open dish, null where none is open. */
  item: SharedItem | null;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  onClose: () => void;
};

/** The dialog of a dish: a bottom sheet on a phone, a centred dialog on a desktop. */
export function ItemModal({ item, avoided, onClose }: ItemModalProps) {
  // The dish stays in its dialog while that fades out.
  const [shown, setShown] = useState(item);
  if (item && item !== shown) setShown(item);

  return (
    <Modal
      className="sheet item-dialog"
      show={item !== null}
      onHide={onClose}
      centered
      scrollable
      aria-labelledby="item-title"
    >
      <CloseButton className="item-dialog-close" aria-label="Chiudi" onClick={onClose} />
      {shown && <ItemDetails {...shown} avoided={avoided} />}
    </Modal>
  );
}

type ItemDetailsProps = SharedItem & Pick<ItemModalProps, 'avoided'>;

function ItemDetails({ avoided, path, baked, ...item }: ItemDetailsProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { name, description, image, price, allergens, allergensToVerify } = item;
  return (
    <Modal.Body>
      {image && image !== broken && (
        <img
          className="item-dialog-photo"
          src={image}
          alt={name}
          onError={() => setBroken(image)}
        />
      )}
      <div className="item-dialog-head">
        <h2 id="item-title">{name}</h2>
        {price > 0 && (
          <p className={baked ? 'item-dialog-price prices-baked' : 'item-dialog-price'}>
            {formatPrice(price)}
          </p>
        )}
      </div>
      <section>
        <h3>Ingredienti</h3>
        <p>{description}</p>
      </section>
      <DeclaredAllergens allergens={allergens} toVerify={allergensToVerify} avoided={avoided} />
      <ShareDish key={path} name={name} path={path} />
    </Modal.Body>
  );
}
