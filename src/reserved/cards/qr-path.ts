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
