import { type ReactNode, useState } from 'react';
import { NO_CHOICE } from '../domain/filter/criteria';
import { cardPictureOf } from '../domain/product/card-picture';
import type { Elements } from '../ui/elements';
import { useTexts, Written } from '../ui/texts';
import { DeclaredAllergens, DishMarks, DishNotes, PriceLines } from './DishFacts';
import { DishName, type DishProps, followLink, NameExplained, unmarked } from './DishName';

type ItemCardProps = DishProps & {
  /** Says whether the dish is sold out. */
  status?: Elements;
  /** A button that does something else than open the dish. It has `data-own-tap`. */
  action?: Elements;
  /** Whether the picture is likely to be in the first viewport. */
  eager: boolean;
};

/** A dish with its photograph. A tap anywhere on its card opens it; for keyboard and screen reader the link with its name does. */
export function ItemCard({
  eager,
  status,
  action,
  avoided = NO_CHOICE.avoided,
  mark = unmarked,
  ...item
}: ItemCardProps): ReactNode {
  const { name, notes, headingLevel = 2 } = item;
  return (
    <article className="box item" onClickCapture={followLink}>
      <DishPhoto image={item.image} name={name} eager={eager} />
      <div className="item-text">
        <div className="item-head">
          <DishName {...item} mark={mark} />
          {action}
        </div>
        <NameExplained name={name} />
        <DishNotes notes={notes} only="warning" place="card" mark={mark} />
        {item.description && (
          <p data-text="ingredients">
            <Written text={item.description} mark={mark} />
          </p>
        )}
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
  const { t } = useTexts();
  const { src, onError } = useLoadedPicture(image && cardPictureOf(image), image);
  if (src === null) return null;
  return (
    <button type="button" className="bare item-photo">
      <img
        key={src}
        src={src}
        alt={t('Ingrandisci la foto: {name}', { name })}
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
