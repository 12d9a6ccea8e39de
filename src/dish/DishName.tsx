import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../ui/texts';
import type { Item } from './item';

/** The props of both designs of a dish. */
export type DishProps = Item & {
  /** The current address with this dish opened: the name links there. */
  address: string;
  avoided?: readonly number[];
  /** Renders a text with the parts that are to be highlighted. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Level of the heading with its name: 1 if the dish is all that the page is about. */
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** History state of a dish that was opened by its card. Closing such a dish goes back in the history. */
export const OPENED_HERE = { opened: true };

export const unmarked = (text: string): ReactNode => text;

/** What the name of a dish means, below it, where the language that is shown knows it. */
export function NameExplained({ name }: { name: string }) {
  const explained = useTexts().explain(name);
  return explained && <p className="quiet fw-semibold item-explained">{explained}</p>;
}

/** The name of a dish, as the heading and the link that opens it. */
export function DishName({
  name,
  address,
  mark = unmarked,
  headingLevel = 2,
}: Pick<DishProps, 'name' | 'address' | 'mark' | 'headingLevel'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className="item-name" data-text="name" translate="no">
      <Link to={address} state={OPENED_HERE} preventScrollReset>
        {mark(name)}
      </Link>
    </Heading>
  );
}

/** Follows the dish's link on a tap anywhere, and only once on a double click. Selecting its text does not follow it. */
export function followLink(event: MouseEvent): void {
  const { target, currentTarget, detail } = event;
  // In the capture phase, before the link itself handles a second click.
  if (detail > 1) event.preventDefault();
  if (!(target instanceof Element) || target.closest('a, [data-own-tap]')) return;
  if (detail > 1) return;
  const isText = !target.closest('button');
  if (isText && window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector('a')?.click();
}
