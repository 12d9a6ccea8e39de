import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { useEffect } from 'react';

/** The files and names of styles/_fonts.scss. */
const FONTS = [
  { family: 'Fraunces Variable', file: fraunces, weight: '100 900' },
  { family: 'Figtree Variable', file: figtree, weight: '300 900' },
];

/**
 * Has the site's fonts ready for paper. A style sheet that reads differently in print is taken in anew with its fonts,
 * and Chromium prints before they have come again: what is on the sheets would be set in their substitutes. Fonts that
 * a script has added belong to no style sheet and stay.
 */
export function usePrintFonts(): void {
  useEffect(() => {
    const faces = FONTS.map(
      ({ family, file, weight }) =>
        new FontFace(family, `url(${file}) format("woff2")`, { weight }),
    );
    for (const face of faces) {
      document.fonts.add(face);
      face.load().catch(console.error);
    }
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, []);
}
