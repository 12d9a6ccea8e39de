type PictureProps = {
  /** Name of the files in public/pictures, without width and type: 'forno' for forno-640.avif. */
  name: string;
  /** Available widths in px, ascending. */
  widths: readonly [number, ...number[]];
  /** Width and height in px, to reserve its space. */
  width: number;
  height: number;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  alt: string;
  className?: string;
  /** Whether it is on the first screen. Other pictures load when they come near. */
  first?: boolean;
};

export function Picture({
  name,
  widths,
  width,
  height,
  sizes,
  alt,
  className = 'picture',
  first = false,
}: PictureProps) {
  const sources = (type: string) =>
    widths.map((available) => `/pictures/${name}-${available}.${type} ${available}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widths[0]}.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
