type CategoryPictureProps = {
  /** The category's `link`, by which its pictures are named. */
  link: string;
  /** Whether it is a band, which is low and on a wide screen as wide as half the page. */
  wide?: boolean;
  className: string;
};

/** A category's best picture, at most 5 kB on a phone. A wide screen loads a large one. */
export function CategoryPicture({ link, wide = false, className }: CategoryPictureProps) {
  const picture = `/pictures/categories/${link}`;
  const large = `${picture}-${wide ? 800 : 660}`;
  return (
    <picture className={className}>
      <source media="(min-width: 768px)" type="image/avif" srcSet={`${large}.avif`} />
      <source media="(min-width: 768px)" srcSet={`${large}.webp`} />
      <source type="image/avif" srcSet={`${picture}-330.avif`} />
      <img
        className="w-100 h-100 object-fit-cover"
        src={`${picture}-330.webp`}
        width={330}
        height={228}
        alt=""
        fetchPriority={wide ? 'low' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
