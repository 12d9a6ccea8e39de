import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Freshness } from '../../data/menu/freshness';
import { DeclaredAllergens, DishMarks, DishNotes, PriceLines } from '../../dish/DishFacts';
import { NameExplained } from '../../dish/DishName';
import { useLoadedPicture } from '../../dish/ItemCard';
import { toItem } from '../../dish/item';
import { chargesInWords } from '../../domain/house/practical';
import { cardPictureOf } from '../../domain/product/card-picture';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Dialog } from '../../ui/Dialog';
import { focusWithoutScrolling } from '../../ui/focus';
import type { SharedLink } from '../../ui/hand-over';
import { Icon } from '../../ui/Icon';
import { useTexts, Written } from '../../ui/texts';
import { useChoice } from '../choice-store';
import { ShowWaiter } from '../filter/WaiterScreen';
import { filterTexts } from '../filter-texts';
import { DialogNote } from '../MenuMessages';
import { CloseButton } from '../Sheet';
import { useIsSignedIn } from '../useIsSignedIn';
import { AddToList } from './AddToList';
import { ShareButton } from './ShareButton';
import { StatusBadge, soldOutTexts, useStatusOf } from './StatusBadge';

export type OpenDishProps = {
  /** Every dish that the page may show; empty until they are loaded. */
  products: readonly Product[];
  openId: string | null;
  /** How fresh the list is; null until there is one. A list not yet compared with the server's may lack a new dish. */
  freshness: Freshness | null;
  onClose: () => void;
};

/** The dialog of the dish in the address. It opens even if the filter hides the dish's card: somebody followed a link to it. */
export function OpenDish({ products, openId, freshness, onClose }: OpenDishProps) {
  if (openId === null) return null;
  const opened = products.find(({ id }) => id === openId);
  if (opened) {
    const namesOnly = freshness === 'changed';
    return <DishDialog key={openId} product={opened} {...{ namesOnly, onClose }} />;
  }
  // Not in this category: go to the dish's own page, which finds its category or shows that it is unknown.
  return freshness === 'current' && <Navigate replace to={paths.dish(openId)} />;
}

type DishDialogProps = Pick<OpenDishProps, 'onClose'> & {
  product: Product;
  /** Whether the menu has changed: then the name and the warnings alone are shown. */
  namesOnly: boolean;
};

function DishDialog({ product, namesOnly, onClose }: DishDialogProps) {
  const { name, description, image, notes, ...item } = toItem(product);
  const hasIngredients = description !== '' || notes.some(({ role }) => role === 'note');
  const { t } = useTexts();
  const isSignedIn = useIsSignedIn();
  const { avoided, criteria } = useChoice();
  const isFiltered = criteria.length > 0;
  const isSoldOut = useStatusOf(product) in soldOutTexts;
  const charges = chargesInWords(useHouse(), t);
  // The browser has returned the focus to the element that opened the dialog. If a link from elsewhere opened it, there is none.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusCard(product.id);
    },
    [product.id],
  );
  return (
    <Dialog className="menu-sheet dish-dialog" aria-labelledby="item-title" onClose={onClose}>
      <div className="beside gap-1 dish-dialog-tools">
        <ShareButton linkOf={() => linkOf(product)} />
        <CloseButton onClose={onClose} />
      </div>
      <div className="menu-sheet-body overflow-y-auto dish-dialog-body">
        {image && <DialogPhoto image={image} name={name} />}
        <div className="stack flush gap-3 dish-dialog-text">
          <div className="cluster dish-dialog-head">
            <h2 id="item-title" className="m-0 fs-head" translate="no">
              {name}
            </h2>
            {!namesOnly && <PriceLines {...item} />}
          </div>
          <NameExplained name={name} />
          <DishNotes notes={notes} only="warning" place="dialog" />
          <StatusBadge product={product} />
          {!namesOnly && (
            <>
              <DishMarks marks={item.marks} />
              {hasIngredients && (
                <section className="flush">
                  <h3>{t('Ingredienti')}</h3>
                  {description && (
                    <p className="quiet">
                      <Written text={description} />
                    </p>
                  )}
                  <DishNotes notes={notes} only="note" place="dialog" />
                </section>
              )}
              <DeclaredAllergens
                allergens={item.allergens}
                answer={item.allergenAnswer}
                avoided={avoided}
                inFull
              />
              {charges && <p className="quiet house-fact">{charges}</p>}
            </>
          )}
          {isFiltered && <p className="quiet">{`${t(filterTexts.caution)}.`}</p>}
        </div>
      </div>
      <div className="cluster flex-shrink-0 border-top menu-sheet-foot dish-dialog-foot">
        <div className="dish-dialog-note">
          <DialogNote />
        </div>
        {!isSoldOut && <AddToList product={product} />}
        <ShowWaiter
          dish={{
            name,
            notes: namesOnly ? notes.filter(({ role }) => role === 'warning') : notes,
            allergenAnswer: namesOnly ? undefined : item.allergenAnswer,
          }}
        />
        {isSignedIn && (
          <Link className="btn btn-outline-dark" to={paths.editProduct(product.id)}>
            <Icon name="pencil" />
            <span>{t('Modifica')}</span>
          </Link>
        )}
      </div>
    </Dialog>
  );
}

/** Shows the card's picture until the large one has loaded, and if it fails to. One in portrait format is shown whole. */
function DialogPhoto({ image, name }: { image: string; name: string }) {
  const card = cardPictureOf(image);
  const { src, onError } = useLoadedPicture(image, card);
  const [isTall, setIsTall] = useState(false);
  if (src === null) return null;
  return (
    <img
      className="d-block dish-dialog-photo"
      data-tall={isTall || undefined}
      src={src}
      alt={name}
      style={card === null || isTall ? undefined : { backgroundImage: `url("${card}")` }}
      onLoad={({ currentTarget }) =>
        setIsTall(currentTarget.naturalHeight > currentTarget.naturalWidth)
      }
      onError={onError}
    />
  );
}

/** The link of a dish, without the visitor's own filter and search. */
function linkOf({ id, nome }: Product): SharedLink {
  return {
    title: `${shownText('nome', nome)} · ${restaurant.name}`,
    url: window.location.origin + paths.dish(id),
  };
}

/** Moves the focus after a dialog that a link has opened: to the dish's card, or to the heading if the filter hides the card. */
function focusCard(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-dish]')];
  const card = cards.find(({ dataset }) => dataset.dish === id);
  card?.scrollIntoView({ block: 'nearest' });
  focusWithoutScrolling(card?.querySelector('a') ?? document.querySelector('main h1'));
}
