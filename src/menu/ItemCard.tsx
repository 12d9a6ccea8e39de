import { type ReactNode, useState } from 'react';
import { NOTHING } from './avoided-store';
import { DeclaredAllergens } from './DeclaredAllergens';
import type { Item } from './item';
import { PriceLines } from './PriceLines';

type ItemCardProps = Item & {
  /** The picture was tapped. */
  onOpen: () => void;
  /** Whether the picture is likely to be on the first screen. */
  eager: boolean;
  /** Ids of the allergens that the visitor avoids. */
  avoided?: readonly number[];
  /** How a text is drawn, where parts of it are to stand out. */
  mark?: ((text: string) => ReactNode) | undefined;
};

const asIs = (text: string): ReactNode => text;

/** One dish of a category. Without a picture, or with one that fails to load, the text takes the whole width. */
export function ItemCard({
  onOpen,
  eager,
  avoided = NOTHING,
  mark = asIs,
  ...item
}: ItemCardProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  const { name, description, image, allergens } = item;
  return (
    <article className="item">
      {image && image !== broken && (
        <button type="button" className="item-photo" onClick={onOpen}>
          <img
            src={image}
            alt={`Ingrandisci la foto: ${name}`}
            width={116}
            height={180}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBroken(image)}
          />
        </button>
      )}
      <div className="item-text">
        <h2 className="item-name">{mark(name)}</h2>
        <p className="item-description">{mark(description)}</p>
        <DeclaredAllergens allergens={allergens} avoided={avoided} />
        <PriceLines {...item} />
      </div>
    </article>
  );
}
