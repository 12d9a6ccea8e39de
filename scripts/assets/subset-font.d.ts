// The package has no types of its own. These are the ones that subset-fonts.ts uses.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    /** A number pins an axis of a variable font, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  };
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
