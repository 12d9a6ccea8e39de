import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NO_CHOICE } from '../domain/criteria';
import type { Elements } from '../ui/elements';
import {
  AllergensInWords,
  DishMarks,
  DishNotes,
  PriceLines,
  SizesLine,
  unmarked,
} from './DishFacts';
import { type DishProps, followLink, OPENED_HERE } from './ItemCard';

type PrintedDishProps = DishProps & {
  /** Says whether the dish is sold out. */
  status?: Elements;
  /** A button that does something else than open the dish. It has `aria-haspopup`. */
  action?: Elements;
};

/** A dish as a printed menu has it, on screen and paper alike. A tap anywhere on it opens it. */
export function PrintedDish({
  address,
  status,
  action,
  avoided = NO_CHOICE.avoided,
  mark = unmarked,
  headingLevel = 2,
  ...item
}: PrintedDishProps): ReactNode {
  const { name, description, notes, price } = item;
  const Name = `h${headingLevel}` as const;
  return (
    <article className="printed" onClickCapture={followLink}>
      <div className="printed-head">
        <Name className="printed-name" data-text="name" translate="no">
          <Link to={address} state={OPENED_HERE} preventScrollReset>
            {mark(name)}
          </Link>
        </Name>
        <PriceLines price={price} familyPrice={null} meterPrice={null} />
        {action}
      </div>
      {status}
      <DishNotes notes={notes} only="warning" place="paper" mark={mark} />
      <p className="printed-description" data-text="ingredients">
        {mark(description)}
      </p>
      <DishNotes notes={notes} only="note" place="paper" mark={mark} />
      <DishMarks marks={item.marks} />
      <div className="printed-foot">
        <AllergensInWords
          allergens={item.allergens}
          answer={item.allergenAnswer}
          avoided={avoided}
        />
        <SizesLine {...item} />
      </div>
    </article>
  );
}
