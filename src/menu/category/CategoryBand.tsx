import { CategoryPicture } from '../CategoryPicture';

type CategoryBandProps = {
  title: string;
  intro: string | undefined;
  /** What the house says of the category, in Italian. */
  fact?: string | undefined;
  /** The category's `link`, by which its pictures are named. */
  link: string;
};

/** The head of a category's page: its title on dark wood, with its best picture, for which nothing waits. */
export function CategoryBand({ title, intro, fact, link }: CategoryBandProps) {
  return (
    <header className="menu-band on-dark position-relative">
      <CategoryPicture className="d-print-none" link={link} wide />
      <h1 className="fs-title">{title}</h1>
      {intro && (
        <p className="quiet">
          <span>{intro}</span>
          {fact && <span className="house-fact" lang="it">{` ${fact}`}</span>}
        </p>
      )}
    </header>
  );
}
