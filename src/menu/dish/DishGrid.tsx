import { type MouseEvent, memo, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_SCREEN_ID } from '../../data/menu/page-handover';
import { NO_CHOICE } from '../../domain/criteria';
import { cardDigest, DIGEST } from '../../domain/product/card-digest';
import { cardPictureOf } from '../../domain/product/card-picture';
import type { Product } from '../../domain/product/product';
import { DeclaredAllergens, DishMarks, PriceLines, SoldOutBadge } from './DishFacts';
import { type Item, toItem } from './item';
import { OPENED_HERE } from './useOpenDish';

export type DishGridProps = {
  products: readonly Product[];
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** Returns the current address with a dish opened, from the dish's id. */
  addressOf: (id: string) => string;
  /** Renders a dish's texts with the parts that are to be highlighted. */
  mark?: (text: string) => ReactNode;
  /** Level of the headings with the dishes' names. */
  headingLevel?: 2 | 3;
};

/** How many pictures are certainly in a phone's first viewport. More eager pictures would compete with them for the network. */
const FIRST_PICTURES = 2;

/** How many cards React hydrates in one slice. Between slices the browser can handle a tap. */
const CARDS_PER_SLICE = 4;

/** Attributes that only the prerendered HTML needs: the digest, and the id that marks the first screen's last dish. */
function ofBuild(product: Product, products: readonly Product[]) {
  if (!import.meta.env.SSR) return {};
  const isLast = product === products.slice(0, CARDS_PER_SLICE).at(-1);
  return { [DIGEST]: cardDigest(product), id: isLast ? FIRST_SCREEN_ID : undefined };
}

/** A list of dishes as cards. Memoised: a change around it must not make React hydrate or render all cards at once. */
export const DishGrid = memo(function DishGrid({
  products,
  avoided,
  addressOf,
  mark,
  headingLevel,
}: DishGridProps) {
  const first = products.filter(({ image }) => image).slice(0, FIRST_PICTURES);
  // Keyed by position, so that another list reuses their elements.
  const slices = [...products.keys()].filter((place) => place % CARDS_PER_SLICE === 0);
  return (
    <ul className="item-grid">
      {slices.map((place) => (
        <Suspense key={place}>
          {products.slice(place, place + CARDS_PER_SLICE).map((product) => (
            <li key={product.id} data-dish={product.id} {...ofBuild(product, products)}>
              <ItemCard
                {...toItem(product)}
                avoided={avoided}
                mark={mark}
                headingLevel={headingLevel}
                eager={first.includes(product)}
                status={<SoldOutBadge id={product.id} />}
                address={addressOf(product.id)}
              />
            </li>
          ))}
        </Suspense>
      ))}
    </ul>
  );
});

type ItemCardProps = Item & {
  /** The current address with this dish opened: the name links there. */
  address: string;
  /** Whether the picture is likely to be in the first viewport. */
  eager: boolean;
  /** Says whether the dish is sold out. */
  status?: ReactNode;
  /** Ids of the allergens that the visitor avoids. */
  avoided?: readonly number[];
  /** Renders a text with the parts that are to be highlighted. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Level of the heading with its name. */
  headingLevel?: 2 | 3 | undefined;
};

/** Follows the card's link on a tap anywhere, and only once on a double click. Selecting the card's text does not follow it. */
function followLink(event: MouseEvent): void {
  const { target, currentTarget, detail } = event;
  // In the capture phase, before the link itself handles a second click.
  if (detail > 1) event.preventDefault();
  if (!(target instanceof Element) || target.closest('a') || detail > 1) return;
  const isText = !target.closest('button');
  if (isText && window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector('a')?.click();
}

const unmarked = (text: string): ReactNode => text;

/** One dish. A tap anywhere on its card opens it; for keyboard and screen reader the link with its name does. */
export function ItemCard({
  address,
  eager,
  status,
  avoided = NO_CHOICE.avoided,
  mark = unmarked,
  headingLevel = 2,
  ...item
}: ItemCardProps): ReactNode {
  const { name, description } = item;
  const Name = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="item" onClickCapture={followLink}>
      <div className="item-head">
        <DishPhoto image={item.image} name={name} eager={eager} />
        <div className="item-text">
          <Name className="item-name" translate="no">
            <Link to={address} state={OPENED_HERE} preventScrollReset>
              {mark(name)}
            </Link>
          </Name>
          <p className="item-description">{mark(description)}</p>
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

type DishPhotoProps = Pick<ItemCardProps, 'image' | 'name' | 'eager'>;

/** The card's picture, else the large one, as a button that opens the dish. If neither loads, the text takes the whole width. */
function DishPhoto({ image, name, eager }: DishPhotoProps) {
  const { src, onError } = useLoadedPicture(image && cardPictureOf(image), image);
  if (src === null) return null;
  return (
    <button type="button" className="item-photo">
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
