import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DeclaredAllergens, DishMarks, DishNotes, PriceLines } from '../../dish/DishFacts';
import { NameExplained } from '../../dish/DishName';
import { useLoadedPicture } from '../../dish/ItemCard';
import { toItem } from '../../dish/item';
import { chargesInWords } from '../../domain/house/practical';
import { isBase, takesBase, withBase } from '../../domain/list/base';
import { cardPictureOf } from '../../domain/product/card-picture';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { sizesOf } from '../../domain/product/sizes';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Dialog } from '../../ui/Dialog';
import type { SharedLink } from '../../ui/hand-over';
import { Icon } from '../../ui/Icon';
import { useTexts, Written } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import { HiddenBadge } from '../filter/HiddenBadge';
import { ShowWaiter } from '../filter/ShowWaiter';
import { filterTexts } from '../filter-texts';
import { arePartsWanted, listParts, ONE, type Wish } from '../list-now';
import { DialogNote } from '../MenuMessages';
import { CloseButton } from '../Sheet';
import { useIsSignedIn } from '../useIsSignedIn';
import { AddToList, useAddition } from './AddToList';
import { ShareButton } from './ShareButton';
import { SizeChoice } from './SizeChoice';
import { StatusBadge, soldOutTexts, useStatusOf } from './StatusBadge';

type DishSheetProps = {
  product: Product;
  /** Whether the menu has changed: then the name and the warnings alone are shown. */
  namesOnly: boolean;
  focusInstead: () => void;
  onClose: () => void;
};

/**
 * A dish: its facts, and how the guest wants it. Prices and size are chosen in one place; base, number and note come with the
 * list's code, below the facts. Allergens and warnings are those of dish and base together.
 */
export function DishSheet({ product, namesOnly, ...dialog }: DishSheetProps) {
  const { t, isItalian } = useTexts();
  const isSignedIn = useIsSignedIn();
  const { avoided, criteria } = useChoice();
  const house = useHouse();
  const charges = chargesInWords(house, t);
  const parts = useStore(listParts, () => null);
  const [wish, setWish] = useState(ONE);
  const change = (changes: Partial<Wish>) => setWish((before) => ({ ...before, ...changes }));

  const whole = withBase(product, wish.base);
  const { name, description, image, notes, ...item } = toItem(whole);
  const hasIngredients = description !== '' || notes.some(({ role }) => role === 'note');
  const isSoldOut = useStatusOf(product) in soldOutTexts;
  const mayAdd = !isSoldOut && !isBase(product);
  const offered = sizesOf(item);
  const [first = 'normale'] = offered;
  const size = offered.includes(wish.size) ? wish.size : first;
  const wished = { product, wish: { ...wish, size } };
  const addition = useAddition(wished, dialog.onClose);
  const servesMaxi = offered.includes('maxi') && house.answers.maxi?.words;
  const base = wish.base && `impasto ${shownText('nome', wish.base.nome)}`;

  useEffect(() => {
    if (mayAdd) arePartsWanted.set(true);
  }, [mayAdd]);

  return (
    <Dialog className="menu-sheet dish-dialog" aria-labelledby="item-title" {...dialog}>
      <div className="beside gap-1 dish-dialog-tools">
        <ShareButton linkOf={() => linkOf(product)} />
        <CloseButton onClose={dialog.onClose} />
      </div>
      <div className="menu-sheet-body overflow-y-auto dish-dialog-body">
        {image && <DialogPhoto image={image} name={name} />}
        <div className="stack flush gap-3 dish-dialog-text">
          <div className="cluster dish-dialog-head">
            <h2 id="item-title" className="m-0 fs-head" translate="no">
              {name}
            </h2>
            {!namesOnly &&
              (mayAdd && offered.length > 1 ? (
                <SizeChoice
                  prices={item}
                  among={offered}
                  chosen={size}
                  onChoose={(chosen) => change({ size: chosen })}
                />
              ) : (
                <PriceLines {...item} />
              ))}
            {!namesOnly && servesMaxi && (
              <p
                className="w-100 m-0 text-end quiet house-fact"
                lang={isItalian ? undefined : 'it'}
              >
                {`Maxi: ${servesMaxi}`}
              </p>
            )}
          </div>
          <NameExplained name={name} />
          <DishNotes notes={notes} only="warning" place="dialog" />
          {!namesOnly && <HiddenBadge product={whole} />}
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
          {criteria.length > 0 && <p className="quiet">{`${t(filterTexts.caution)}.`}</p>}
          {mayAdd && (
            <div className="dish-dialog-wish" data-with-base={takesBase(product) || undefined}>
              {parts && <parts.WishFields {...wished} onChange={change} onSubmit={addition.add} />}
            </div>
          )}
        </div>
      </div>
      <div className="cluster flex-shrink-0 border-top menu-sheet-foot dish-dialog-foot">
        <div className="dish-dialog-note">
          <DialogNote />
        </div>
        {mayAdd && (
          <AddToList
            {...addition}
            product={product}
            price={!namesOnly && parts && <parts.WishPrice {...wished} />}
          />
        )}
        <ShowWaiter
          dish={{
            name: [name, base].filter(Boolean).join(' · '),
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
