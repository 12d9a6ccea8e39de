import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { qrPath } from './qr-path';

/** Margin that the standard requires around the code, in modules; it is part of the drawing. */
const QUIET_ZONE = 4;

type QrCodeProps = {
  text: string;
  /** Accessible name. */
  label: string;
};

/** A QR code in the text's colour. It can be read with up to a quarter of it damaged. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = useMemo(
    () => encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE }),
    [text],
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`}>
      <path fill="currentColor" d={qrPath(modules)} />
    </svg>
  );
}
