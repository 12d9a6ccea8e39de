import { useState } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import Modal from 'react-bootstrap/Modal';
import { focusHeading, focusWithoutScrolling } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import { ShowStaff } from '../filter/ShowStaff';
import { CHANGED } from '../MenuNotes';
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
  const [broken, setBroken] = useState<string | null>(null);
  const { name, description, image, allergens, allergensToVerify, marks } = item;
  return (
    <Modal.Body className="item-dialog-body">
      {image && image !== broken && (
        <img
          className="item-dialog-photo"
          src={image}
          alt={name}
          onError={() => setBroken(image)}
        />
      )}
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
        <ShareDish key={path} name={name} path={path} />
      </div>
    </Modal.Body>
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
