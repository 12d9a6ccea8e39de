type PictureProps = {
  /** Name of the drawing's files in public/pictures, without width and type: 'forno' for forno-640.avif. */
  name: string;
  /** Widths in px that exist of it, rising. */
  widths: readonly [number, ...number[]];
  /** Width and height in px that reserve its box. */
  width: number;
  height: number;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  alt: string;
};

/** A picture below the first screen: AVIF, else WebP, fetched when it comes near. */
export function Picture({ name, widths, width, height, sizes, alt }: PictureProps) {
  const sources = (type: string) =>
    widths.map((each) => `/pictures/${name}-${each}.${type} ${each}w`).join(', ');
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widths[0]}.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
