import type { ReactNode } from 'react';
import { NO_CHOICE } from '../domain/filter/criteria';
import type { Elements } from '../ui/elements';
import { Written } from '../ui/texts';
import { AllergensInWords, DishMarks, DishNotes, PriceLines, SizesLine } from './DishFacts';
import { DishName, type DishProps, followLink, NameExplained, unmarked } from './DishName';

type PrintedDishProps = DishProps & {
  status?: Elements;
  action?: Elements;
};

/** A dish as a printed menu has it, on screen and paper alike. A tap anywhere on it opens it. */
export function PrintedDish({
  status,
  action,
  avoided = NO_CHOICE.avoided,
  mark = unmarked,
  ...item
}: PrintedDishProps): ReactNode {
  return (
    <article className="printed" onClickCapture={followLink}>
      <div className="printed-head">
        <DishName {...item} mark={mark} />
        <PriceLines price={item.price} />
        {action}
      </div>
      <NameExplained name={item.name} />
      {status}
      <DishNotes notes={item.notes} only="warning" place="paper" mark={mark} />
      {item.description && (
        <p data-text="ingredients">
          <Written text={item.description} mark={mark} />
        </p>
      )}
      <DishNotes notes={item.notes} only="note" place="paper" mark={mark} />
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
