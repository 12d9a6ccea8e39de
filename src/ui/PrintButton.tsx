import { useEffect, useState } from 'react';
import { Button } from './Button';
import figtree from './fonts/figtree.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';
import { printPage } from './hand-over';
import { useTexts } from './texts';

/** The same files and names as in styles/fonts.scss. */
const FONTS = [
  { family: 'Fraunces Variable', file: fraunces, weight: '500 900' },
  { family: 'Figtree Variable', file: figtree, weight: '400 700' },
];

/**
 * Keeps the site's fonts loaded for printing. Chromium reloads the fonts of a style sheet with print rules and prints
 * before they have arrived, so that the fallback fonts would be printed. Fonts added by script are not reloaded. They are
 * added for the printer alone: on a page that shows the fallback fonts, because its own were late, they would shift the layout.
 */
export function usePrintFonts(): void {
  useEffect(() => {
    const faces = FONTS.map(
      ({ family, file, weight }) =>
        new FontFace(family, `url(${file}) format("woff2")`, { weight }),
    );
    for (const face of faces) face.load().catch(console.error);
    function add() {
      for (const face of faces) document.fonts.add(face);
    }
    function remove() {
      for (const face of faces) document.fonts.delete(face);
    }
    window.addEventListener('beforeprint', add);
    window.addEventListener('afterprint', remove);
    return () => {
      remove();
      window.removeEventListener('beforeprint', add);
      window.removeEventListener('afterprint', remove);
    };
  }, []);
}

/**
 * Prints the page. Where nothing tells that the browser does, it leaves the address for one that does: a browser within another app
 * does nothing, and one that asks first, as Safari does before a second print, says nothing meanwhile.
 */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTexts();
  const [address, setAddress] = useState('');
  async function print() {
    setAddress('');
    if (!(await printPage())) setAddress(window.location.href);
  }
  return (
    <>
      <Button primary icon="printer" className="needs-script" disabled={disabled} onClick={print}>
        {t('Stampa')}
      </Button>
      <span className={`d-print-none text-break ${address && 'w-100'}`} aria-live="polite">
        {address && (
          <span>
            {`${t('Se la stampa non si è aperta, apri in Chrome o Safari questo indirizzo:')} `}
          </span>
        )}
        <bdi translate="no">{address}</bdi>
      </span>
    </>
  );
}
