import { encodeQR } from 'qr';
import { useMemo } from 'react';

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

/**
 * The dark modules of a QR code as one SVG path, one rectangle for each run in a row: separate squares would show seams.
 * A module is one unit wide.
 */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules.map(rowPath).join('');
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x + 1 - start;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
