type CategoryPictureProps = {
  /** The category's `link`, by which its pictures are named. */
  link: string;
  /** Whether a wide screen loads the large one: the picture is as wide as the page. */
  wide?: boolean;
  className: string;
};

/** A category's best picture, at most 5 kB on a phone. */
export function CategoryPicture({ link, wide = false, className }: CategoryPictureProps) {
  const picture = `/pictures/categories/${link}`;
  return (
    <picture className={className}>
      {wide && (
        <>
          <source media="(min-width: 768px)" type="image/avif" srcSet={`${picture}-800.avif`} />
          <source media="(min-width: 768px)" srcSet={`${picture}-800.webp`} />
        </>
      )}
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
