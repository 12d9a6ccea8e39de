import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_CHOICE } from '../domain/criteria';
import { cardPictureOf } from '../domain/product/card-picture';
import type { Elements } from '../ui/elements';
import { DeclaredAllergens, DishMarks, DishNotes, PriceLines, unmarked } from './DishFacts';
import type { Item } from './item';

/** History state of a dish that was opened by its card. Closing such a dish goes back in the history. */
export const OPENED_HERE = { opened: true };

/** What both designs of a dish are given. */
export type DishProps = Item & {
  /** The current address with this dish opened: the name links there. */
  address: string;
  avoided?: readonly number[];
  /** Renders a text with the parts that are to be highlighted. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Level of the heading with its name: 1 if the dish is all that the page is about. */
  headingLevel?: 1 | 2 | 3 | undefined;
};

type ItemCardProps = DishProps & {
  /** Says whether the dish is sold out. */
  status?: Elements;
  /** A button that does something else than open the dish. It has `aria-haspopup`. */
  action?: Elements;
  /** Whether the picture is likely to be in the first viewport. */
  eager: boolean;
};

/** Follows the dish's link on a tap anywhere, and only once on a double click. Selecting its text does not follow it. */
export function followLink(event: MouseEvent): void {
  const { target, currentTarget, detail } = event;
  // In the capture phase, before the link itself handles a second click.
  if (detail > 1) event.preventDefault();
  if (!(target instanceof Element) || target.closest('a, [aria-haspopup]')) return;
  if (detail > 1) return;
  const isText = !target.closest('button');
  if (isText && window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector('a')?.click();
}

/** A dish with its photograph. A tap anywhere on its card opens it; for keyboard and screen reader the link with its name does. */
export function ItemCard({
  address,
  eager,
  status,
  action,
  avoided = NO_CHOICE.avoided,
  mark = unmarked,
  headingLevel = 2,
  ...item
}: ItemCardProps): ReactNode {
  const { name, description, notes } = item;
  const Name = `h${headingLevel}` as const;
  return (
    <article className="box item" onClickCapture={followLink}>
      <DishPhoto image={item.image} name={name} eager={eager} />
      <div className="item-text">
        <div className="item-head">
          <Name className="item-name" data-text="name" translate="no">
            <Link to={address} state={OPENED_HERE} preventScrollReset>
              {mark(name)}
            </Link>
          </Name>
          {action}
        </div>
        <DishNotes notes={notes} only="warning" place="card" mark={mark} />
        <p className="item-description" data-text="ingredients">
          {mark(description)}
        </p>
        <DishNotes notes={notes} only="note" place="card" mark={mark} />
        <DishMarks marks={item.marks} />
      </div>
      <div className="item-facts">
        <DeclaredAllergens
          allergens={item.allergens}
          answer={item.allergenAnswer}
          avoided={avoided}
          inFull={headingLevel === 1}
          heading={headingLevel === 1 ? 'h2' : headingLevel === 2 ? 'h3' : 'h4'}
        />
        <PriceLines {...item} />
      </div>
      {status}
    </article>
  );
}

type DishPhotoProps = Pick<ItemCardProps, 'image' | 'name' | 'eager'>;

/** The card's picture, else the large one, as a button that opens the dish. If neither loads, the text takes the whole width. */
function DishPhoto({ image, name, eager }: DishPhotoProps) {
  const { src, onError } = useLoadedPicture(image && cardPictureOf(image), image);
  if (src === null) return null;
  return (
    <button type="button" className="bare item-photo">
      <img
        key={src}
        src={src}
        alt={`Ingrandisci la foto: ${name}`}
        width={112}
        height={112}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={onError}
        // It may have failed before hydration, when no error handler was attached.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) onError();
        }}
      />
    </button>
  );
}

/** Picks the first picture that has not failed to load; null if all have failed. */
export function useLoadedPicture(...pictures: readonly (string | null)[]) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = pictures.find((url) => url !== null && !broken.includes(url)) ?? null;
  return { src, onError: () => src !== null && setBroken([...broken, src]) };
}
