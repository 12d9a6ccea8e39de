import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_CHOICE } from '../../domain/criteria';
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

/** One dish. Without a picture, or with one that fails to load, the text takes the whole width. */
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
  const [broken, setBroken] = useState<string | null>(null);
  const { name, description, image } = item;
  return (
    <DishCard
      item={item}
      status={status}
      avoided={avoided}
      headingLevel={headingLevel}
      onTap={onOpen}
      photo={
        image &&
        image !== broken && (
          <DishPhoto
            image={image}
            name={name}
            eager={eager}
            onOpen={(event) => !isSecond(event) && onOpen()}
            onError={() => setBroken(image)}
            // It may have failed before hydration, when nobody listened for the error.
            ref={(img) => {
              if (img?.complete && img.naturalWidth === 0) setBroken(image);
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
