import { useState } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import Modal from 'react-bootstrap/Modal';
import { Link } from 'react-router-dom';
import { cardPictureOf } from '../../domain/product/card-picture';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { focusWithoutScrolling } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import { ShowStaff } from '../filter/ShowStaff';
import { CHANGED } from '../menu-texts';
import { useIsSignedIn } from '../useIsSignedIn';
import { DeclaredAllergens, DishMarks, PriceLines, SoldOutBadge } from './DishFacts';
import { useLoadedPicture } from './ItemCard';
import { toItem } from './item';

type ItemModalProps = {
  /** The open dish, null where none is open. */
  product: Product | null;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** Whether the menu has changed, and what the page has of prices and allergens is not to be shown. */
  withheld: boolean;
  onClose: () => void;
};

/** The dialog of a dish: a bottom sheet on a phone, a centred dialog on a desktop. */
export function ItemModal({ product, onClose, ...shownWith }: ItemModalProps) {
  // The dish stays in its dialog while that fades out.
  const [shown, setShown] = useState(product);
  if (product && product !== shown) setShown(product);

  return (
    <Modal
      className="sheet item-dialog"
      show={product !== null}
      onHide={onClose}
      // The focus returns to what has opened the dialog; a link from elsewhere has opened it without.
      onExited={() => shown && focusCard(shown.id)}
      centered
      scrollable
      aria-labelledby="item-title"
    >
      <CloseButton className="item-dialog-close" aria-label="Chiudi" onClick={onClose} />
      {shown && <DishDetails product={shown} {...shownWith} />}
    </Modal>
  );
}

type DishDetailsProps = Pick<ItemModalProps, 'avoided' | 'withheld'> & { product: Product };

function DishDetails({ product, avoided, withheld }: DishDetailsProps) {
  const { name, description, image, ...item } = toItem(product);
  const isSignedIn = useIsSignedIn();
  return (
    <Modal.Body className="item-dialog-body">
      {image && <DialogPhoto key={image} image={image} name={name} />}
      <div className="item-dialog-text">
        <div className="item-dialog-head">
          <h2 id="item-title" translate="no">
            {name}
          </h2>
          <SoldOutBadge id={product.id} />
          {!withheld && <PriceLines {...item} />}
        </div>
        <DishMarks marks={item.marks} />
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
            allergens={item.allergens}
            toVerify={item.allergensToVerify}
            avoided={avoided}
            always
          />
        )}
        <p className="item-caution">{filterTexts.quietCaution}</p>
        <ShowStaff dish={name} />
        {isSignedIn && (
          <Link className="btn btn-outline-dark item-edit" to={paths.editProduct(product.id)}>
            <Icon name="pencil" />
            Modifica
          </Link>
        )}
        <ShareDish key={product.id} product={product} />
      </div>
    </Modal.Body>
  );
}

/** The card's picture at once, behind the large one until that covers it, and in its place where it does not load. */
function DialogPhoto({ image, name }: { image: string; name: string }) {
  const card = cardPictureOf(image);
  const { src, onError } = useLoadedPicture(image, card);
  if (src === null) return null;
  return (
    <img
      className="item-dialog-photo"
      src={src}
      alt={name}
      style={card === null ? undefined : { backgroundImage: `url("${card}")` }}
      onError={onError}
    />
  );
}

/**
 * Shares the link of a dish, without the visitor's own filter and search, by the phone's own share sheet; where there is none, copies it
 * and says so.
 */
function ShareDish({ product: { id, nome, categoria } }: { product: Product }) {
  const [notice, setNotice] = useState('');

  async function share() {
    const category = dishCategories.find(({ name }) => name === categoria);
    const url = window.location.origin + paths.dish(category?.link ?? '', id);
    const data = { title: `${nome} · ${restaurant.name}`, url };
    try {
      if (navigator.canShare?.(data)) return await navigator.share(data);
      await navigator.clipboard.writeText(url);
      setNotice('Link copiato');
    } catch (error) {
      // Closing the share sheet means not sharing.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNotice(`Copia questo link: ${url}`);
    }
  }

  return (
    <div className="share">
      <button type="button" className="btn btn-outline-dark" onClick={share}>
        <Icon name="share-2" />
        Condividi
      </button>
      <p role="status">{notice}</p>
    </div>
  );
}

/** Where a link has opened the dialog, the focus goes to the dish's card, or to the heading where the filter hides it. */
function focusCard(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-dish]')];
  const card = cards.find(({ dataset }) => dataset.dish === id);
  card?.scrollIntoView({ block: 'nearest' });
  focusWithoutScrolling(card?.querySelector('a') ?? document.querySelector('main h1'));
}
