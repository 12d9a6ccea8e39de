import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_CHOICE } from '../../domain/criteria';
import { cardPictureOf } from '../../domain/product/card-picture';
import { DishCard, DishPhoto } from './DishCard';
import type { Item } from './item';
import { OPENED_HERE } from './useOpenDish';

type ItemCardProps = Item & {
  /** The current address with this dish opened: the name links there, so that a dish without a picture opens too. */
  address: string;
  /** Called when the picture is tapped. */
  onOpen: () => void;
  /** Whether the picture is likely to be in the first viewport. */
  eager: boolean;
  /** Says whether the dish is sold out. */
  status?: ReactNode;
  /** Ids of the allergens that the visitor avoids. */
  avoided?: readonly number[];
  /** Renders a text where parts of it are to be highlighted. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Level of the heading with its name. */
  headingLevel?: 2 | 3 | undefined;
};

/** The second click of a double click: the first one has opened the dish. */
const isSecond = ({ detail }: MouseEvent) => detail > 1;

const unmarked = (text: string): ReactNode => text;

/** One dish, with its card's picture, else its large one. Where there is none, or none loads, the text takes the whole width. */
export function ItemCard({
  address,
  onOpen,
  eager,
  status,
  avoided = NO_CHOICE.avoided,
  mark = unmarked,
  headingLevel,
  ...item
}: ItemCardProps): ReactNode {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { name, description, image } = item;
  const pictures = image === null ? [] : [cardPictureOf(image) ?? image, image];
  const picture = pictures.find((url) => !broken.includes(url));
  return (
    <DishCard
      item={item}
      status={status}
      avoided={avoided}
      headingLevel={headingLevel}
      onTap={onOpen}
      photo={
        picture && (
          <DishPhoto
            image={picture}
            name={name}
            eager={eager}
            onOpen={(event) => !isSecond(event) && onOpen()}
            onError={() => setBroken([...broken, picture])}
            // It may have failed before hydration, when nobody listened for the error.
            ref={(img) => {
              if (img?.complete && img.naturalWidth === 0) setBroken([...broken, picture]);
            }}
          />
        )
      }
      name={
        <Link
          to={address}
          state={OPENED_HERE}
          preventScrollReset
          onClick={(event) => isSecond(event) && event.preventDefault()}
        >
          {mark(name)}
        </Link>
      }
      description={mark(description)}
    />
  );
}
