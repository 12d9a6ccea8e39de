import { narrowPicture, widePicture } from '../category-pictures';

type CategoryBandProps = {
  title: string;
  intro: string | undefined;
  /** The category's `link`, by which its pictures are named. */
  link: string;
};

/** The head of a category's page: its title on dark wood, with its best picture, for which nothing waits. */
export function CategoryBand({ title, intro, link }: CategoryBandProps) {
  return (
    <header className="menu-band on-dark position-relative d-flex flex-column justify-content-end">
      <picture className="d-print-none">
        <source media="(min-width: 768px)" type="image/avif" srcSet={widePicture(link, 'avif')} />
        <source media="(min-width: 768px)" srcSet={widePicture(link, 'webp')} />
        <source type="image/avif" srcSet={narrowPicture(link, 'avif')} />
        <img
          className="w-100 h-100 object-fit-cover"
          src={narrowPicture(link, 'webp')}
          width={330}
          height={228}
          alt=""
          fetchPriority="low"
          decoding="async"
        />
      </picture>
      <h1 className="fs-title">{title}</h1>
      {intro && <p className="quiet">{intro}</p>}
    </header>
  );
}
