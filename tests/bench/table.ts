/** The middle of some numbers. @throws where there are none */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  if (low === undefined || high === undefined)
    throw new Error('There are no numbers to take the median of');
  return (low + high) / 2;
}

/** A table as aligned Markdown; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

export const ms = (value: number) => `${Math.round(value)} ms`;
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
/** A figure as a multiple of the limit's. */
export const times = (value: number, limit: number) =>
  limit === 0 ? '–' : `${(value / limit).toFixed(2)} x`;

/** What was measured several times, and beside it the limit; an empty list where it has none. */
export type Beside<Run> = { title: string; site: Run[]; limit: Run[] };

/** A figure of a run; null where it has none. */
type Figure<Run> = {
  title: string;
  of: (run: Run) => number | null;
  write: (value: number) => string;
  /** Whether a multiple of the limit's says nothing. */
  alone?: boolean;
};

/** A table of medians, each row followed by its limit and by its multiple of that. */
export function besideTable<Run>(
  title: string,
  figures: readonly Figure<Run>[],
  measured: readonly Beside<Run>[],
): string {
  const medianOf = (runs: readonly Run[], { of }: Figure<Run>) => {
    const values = runs.map(of).filter((value) => value !== null);
    return values.length > 0 ? median(values) : null;
  };
  const write = (runs: readonly Run[], figure: Figure<Run>) => {
    const value = medianOf(runs, figure);
    return value === null ? '' : figure.write(value);
  };
  const multiple = (site: readonly Run[], limit: readonly Run[], figure: Figure<Run>) => {
    const [value, other] = [medianOf(site, figure), medianOf(limit, figure)];
    return figure.alone || value === null || other === null ? '' : times(value, other);
  };
  const rows = measured.flatMap(({ title, site, limit }) => {
    const own = [title, ...figures.map((figure) => write(site, figure))];
    if (limit.length === 0) return [own];
    const beside = ['– limit', ...figures.map((figure) => write(limit, figure))];
    const times = figures.map((figure) => multiple(site, limit, figure));
    return [own, beside, ['– times the limit', ...times]];
  });
  return table([title, ...figures.map(({ title }) => title)], rows);
}
