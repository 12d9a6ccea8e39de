import { useEffect, useState } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import Modal from 'react-bootstrap/Modal';
import { Link } from 'react-router-dom';
import { cardPictureOf } from '../../domain/product/card-picture';
import { paths } from '../../paths';
import { focusHeading, focusWithoutScrolling } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import { ShowStaff } from '../filter/ShowStaff';
import { CHANGED } from '../MenuNotes';
import { useIsSignedIn } from '../useIsSignedIn';
import { DeclaredAllergens } from './DeclaredAllergens';
import { DishMarks } from './DishMarks';
import type { Item } from './item';
import { PriceLines } from './PriceLines';
import { ShareDish } from './ShareDish';
import { SoldOutBadge } from './SoldOutBadge';

type SharedItem = Item & {
  id: string;
  /** Path of the dish on the site. */
  path: string;
  /** Whether the menu has changed, and what the page has of prices and allergens is not to be shown. */
  withheld: boolean;
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
      // The focus returns to what has opened the dialog; a link from elsewhere has opened it without.
      onExited={() => shown && focusCard(shown.id)}
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

function ItemDetails({ id, avoided, path, withheld, ...item }: ItemDetailsProps) {
  const { name, description, image, allergens, allergensToVerify, marks } = item;
  const isSignedIn = useIsSignedIn();
  return (
    <Modal.Body className="item-dialog-body">
      {image && <DialogPhoto key={image} image={image} name={name} />}
      <div className="item-dialog-text">
        <div className="item-dialog-head">
          <h2 id="item-title" translate="no">
            {name}
          </h2>
          <SoldOutBadge id={id} />
          {!withheld && <PriceLines {...item} />}
        </div>
        <DishMarks marks={marks} />
        <section>
          <h3>Ingredienti</h3>
          <p>{description}</p>
        </section>
        {withheld ? (
          <p className="item-to-verify">
            <Icon name="circle-alert" />
            {CHANGED}
          </p>
        ) : (
          <DeclaredAllergens
            allergens={allergens}
            toVerify={allergensToVerify}
            avoided={avoided}
            always
          />
        )}
        <p className="item-caution">{filterTexts.quietCaution}</p>
        <ShowStaff dish={name} />
        {isSignedIn && (
          <Link className="btn btn-outline-dark item-edit" to={paths.editProduct(id)}>
            <Icon name="pencil" />
            Modifica
          </Link>
        )}
        <ShareDish key={path} name={name} path={path} />
      </div>
    </Modal.Body>
  );
}

/** The card's picture at once, and the large one in its place when that is decoded. Without a network the first one stays. */
function DialogPhoto({ image, name }: { image: string; name: string }) {
  const card = cardPictureOf(image);
  const [shown, setShown] = useState<string | null>(card ?? image);
  useEffect(() => {
    if (card === null) return;
    const large = new Image();
    large.src = image;
    large.decode().then(
      () => setShown(image),
      () => {},
    );
  }, [card, image]);
  if (shown === null) return null;
  const next = shown === card ? image : null;
  return (
    <img className="item-dialog-photo" src={shown} alt={name} onError={() => setShown(next)} />
  );
}

/**
 * Brings the card of a dish into view and moves the focus to its name: where its dialog was opened by a link, there is no
 * button to go back to. A dish whose card is not shown leaves the focus to the page's heading.
 */
function focusCard(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-dish]')];
  const card = cards.find(({ dataset }) => dataset.dish === id);
  if (!card) {
    focusHeading();
    return;
  }
  card.scrollIntoView({ block: 'nearest' });
  focusWithoutScrolling(card.querySelector('a'));
}
