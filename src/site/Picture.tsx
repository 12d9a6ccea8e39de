/** The formats of the files: their widths in px, ascending, and the size of the largest, which reserves a picture's space. */
export const DISH = { widths: [480, 800], width: 800, height: 600 } as const;
export const SCENE = { widths: [640, 1200], width: 1200, height: 800 } as const;
export const WIDE = { widths: [640, 1200], width: 1200, height: 500 } as const;

type PictureProps = {
  format: typeof DISH | typeof SCENE | typeof WIDE;
  /** Name of the files in public/pictures, without width and type: 'forno' for forno-640.avif. */
  name: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  alt: string;
  className?: string;
  /** Whether it is on the first screen. Other pictures load when they come near. */
  first?: boolean;
};

export function Picture({
  format: { widths, width, height },
  name,
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
