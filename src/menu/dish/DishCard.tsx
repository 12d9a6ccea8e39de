import type { MouseEvent, MouseEventHandler, ReactNode, RefCallback } from 'react';
import { DeclaredAllergens } from './DeclaredAllergens';
import { DishMarks } from './DishMarks';
import type { Item } from './item';
import { PriceLines } from './PriceLines';

type DishCardProps = {
  item: Item;
  /** The picture, if there is one. */
  photo: ReactNode;
  /** The link with the dish's name that opens it. */
  name: ReactNode;
  description: ReactNode;
  /** Says whether it is sold out. */
  status?: ReactNode;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** Level of the heading with its name. */
  headingLevel?: 2 | 3 | undefined;
  /** Called where the card is tapped outside its link and its picture. */
  onTap: () => void;
};

/** A tap on the card itself: not on what answers by itself, and not the end of a selection of its text. */
function isTap({ target, detail }: MouseEvent): boolean {
  const isOwn = target instanceof Element && target.closest('a, button') === null;
  return isOwn && detail <= 1 && (window.getSelection()?.isCollapsed ?? true);
}

/** A dish's card. All of it opens the dish; for keyboard and screen reader its link does. */
export function DishCard({
  item,
  photo,
  name,
  description,
  status,
  avoided,
  headingLevel = 2,
  onTap,
}: DishCardProps) {
  const Name = headingLevel === 2 ? 'h2' : 'h3';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in it is there for the keyboard
    <article className="item" onClick={(event) => isTap(event) && onTap()}>
      <div className="item-head">
        {photo}
        <div className="item-text">
          <Name className="item-name" translate="no">
            {name}
          </Name>
          <p className="item-description">{description}</p>
          <DishMarks marks={item.marks} />
        </div>
      </div>
      <DeclaredAllergens
        allergens={item.allergens}
        toVerify={item.allergensToVerify}
        avoided={avoided}
        heading={headingLevel === 2 ? 'h3' : 'h4'}
      />
      <div className="item-foot">
        {status}
        <PriceLines {...item} />
      </div>
    </article>
  );
}

type DishPhotoProps = {
  /** URL of the picture. */
  image: string;
  /** The dish's name. */
  name: string;
  /** Whether the picture is likely to be in the first viewport. */
  eager: boolean;
  onOpen?: MouseEventHandler;
  onError?: () => void;
  ref?: RefCallback<HTMLImageElement>;
};

/** The picture of a dish as a button that opens it. */
export function DishPhoto({ image, name, eager, onOpen, onError, ref }: DishPhotoProps) {
  return (
    <button type="button" className="item-photo" onClick={onOpen}>
      <img
        key={image}
        src={image}
        alt={`Ingrandisci la foto: ${name}`}
        width={112}
        height={112}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={onError}
        ref={ref}
      />
    </button>
  );
}
