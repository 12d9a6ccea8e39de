import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { NOTHING } from './avoided-store';
import { DeclaredAllergens } from './DeclaredAllergens';
import type { Item } from './item';
import { PriceLines } from './PriceLines';
import { OPENED_HERE } from './useOpenDish';

type ItemCardProps = Item & {
  /** The present address with this dish open: the name leads there, so a dish without a picture opens too. */
  address: string;
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
  address,
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
        <h2 className="item-name">
          <Link to={address} state={OPENED_HERE} preventScrollReset>
            {mark(name)}
          </Link>
        </h2>
        <p className="item-description">{mark(description)}</p>
        <DeclaredAllergens allergens={allergens} avoided={avoided} />
        <PriceLines {...item} />
      </div>
    </article>
  );
}
