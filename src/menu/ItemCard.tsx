import { type ReactNode, useState } from 'react';
import type { Allergen } from '../domain/allergens';
import { AllergenBadges } from './AllergenBadges';
import { PriceLines } from './PriceLines';

/** A dish as it is shown. Prices in euro; the last two are null where the page does not show them. */
export type Item = {
  name: string;
  description: string;
  image: string | null;
  price: number;
  familyPrice: number | null;
  meterPrice: number | null;
  allergens: readonly Allergen[];
};

type ItemCardProps = Item & {
  /** The picture was tapped. */
  onOpen: () => void;
  /** Whether the picture is likely to be on the first screen. */
  eager: boolean;
};

/** One dish of a category. Without a picture, or with one that fails to load, the text takes the whole width. */
export function ItemCard({ onOpen, eager, ...item }: ItemCardProps): ReactNode {
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
        <h2 className="item-name">{name}</h2>
        <p className="item-description">{description}</p>
        {allergens.length > 0 && (
          <section className="item-allergens">
            <h3>Allergeni</h3>
            <AllergenBadges allergens={allergens} />
          </section>
        )}
        <PriceLines {...item} />
      </div>
    </article>
  );
}
