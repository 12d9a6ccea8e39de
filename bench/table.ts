import type { Done } from './actions';
import { KINDS, type Visit } from './measure';

/** The median of some numbers. @throws Error if there are none */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  if (low === undefined || high === undefined)
    throw new Error('There are no numbers to take the median of');
  return (low + high) / 2;
}

/** A table as aligned Markdown; the first column is text, the others are figures. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

export const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The repeated runs of a measurement on the site and on its limit. `limit` is empty if there is none. */
export type Beside<Run> = { title: string; site: Run[]; limit: Run[] };

/** A column of a table. `of` reads its value from a run, or null if the run has none. */
type Figure<Run> = {
  title: string;
  of: (run: Run) => number | null;
  write: (value: number) => string;
  /** Whether to omit the ratio to the limit, because it would be meaningless. */
  alone?: boolean;
};

/** A table of medians. Each row is followed by its limit and by its ratio to the limit. */
export function besideTable<Run>(
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
    return figure.alone || value === null || !other ? '' : `${(value / other).toFixed(2)} x`;
  };
  const rows = measured.flatMap(({ title, site, limit }) => {
    const own = [title, ...figures.map((figure) => write(site, figure))];
    if (limit.length === 0) return [own];
    const beside = ['– limit', ...figures.map((figure) => write(limit, figure))];
    const times = figures.map((figure) => multiple(site, limit, figure));
    return [own, beside, ['– times the limit', ...times]];
  });
  return table(['', ...figures.map(({ title }) => title)], rows);
}

/** Two tables: the times and counts of each visit, and its bytes by kind of resource. */
export function visitTables(pages: readonly Beside<Visit>[]): string {
  const total = ({ transfer }: Visit, what: 'requests' | 'bytes') =>
    KINDS.reduce((sum, kind) => sum + transfer[kind][what], 0);
  const times: Figure<Visit>[] = [
    { title: 'FCP', of: ({ fcp }) => fcp, write: ms },
    { title: 'cards', of: ({ cards }) => cards, write: ms },
    { title: 'LCP', of: ({ lcp }) => lcp, write: ms },
    { title: 'CLS', of: ({ cls }) => cls, write: (value) => value.toFixed(3) },
    { title: 'TBT', of: ({ tbt }) => tbt, write: ms },
    { title: 'reads', of: ({ reads }) => reads, write: String, alone: true },
    { title: 'requests', of: (visit) => total(visit, 'requests'), write: String },
  ];
  const bytes: Figure<Visit>[] = [
    { title: 'bytes', of: (visit) => total(visit, 'bytes'), write: kb },
    ...KINDS.map((kind) => ({
      title: kind,
      of: ({ transfer }: Visit) => transfer[kind].bytes,
      write: kb,
    })),
  ];
  return `${besideTable(times, pages)}\n\n${besideTable(bytes, pages)}`;
}

/** A table of what people do on an open page. */
export const actionTable = (done: readonly Beside<Done>[]): string =>
  besideTable<Done>(
    [
      { title: 'time', of: ({ time }) => time, write: ms },
      { title: 'reads', of: ({ reads }) => reads, write: String, alone: true },
    ],
    done,
  );
