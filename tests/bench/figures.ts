import type { Visit } from './measure';
import { type Beside, besideTable, kb, median, ms, table } from './table';
import { KINDS, type Transfer } from './transfer';

const total = (transfer: Transfer, what: 'requests' | 'bytes') =>
  KINDS.reduce((sum, kind) => sum + transfer[kind][what], 0);

/** The table of times, in medians, each page followed by its limit. */
export function timeTable(pages: readonly Beside<Visit>[]): string {
  const figures = [
    { title: 'FCP', of: ({ fcp }: Visit) => fcp, write: ms },
    { title: 'cards', of: ({ cards }: Visit) => cards, write: ms },
    { title: 'LCP', of: ({ lcp }: Visit) => lcp, write: ms },
    { title: 'CLS', of: ({ cls }: Visit) => cls, write: (value: number) => value.toFixed(3) },
    { title: 'TBT', of: ({ tbt }: Visit) => tbt, write: ms },
    { title: 'reads', of: ({ reads }: Visit) => reads, write: String, alone: true },
    { title: 'bytes', of: ({ transfer }: Visit) => total(transfer, 'bytes'), write: kb },
    { title: 'requests', of: ({ transfer }: Visit) => total(transfer, 'requests'), write: String },
  ];
  return besideTable('', figures, pages);
}

/** The table of what each page loads, in medians. */
export function transferTable(pages: readonly Beside<Visit>[]): string {
  const row = (name: string, visits: readonly Visit[]) => [
    name,
    ...KINDS.map((kind) => {
      const requests = median(visits.map(({ transfer }) => transfer[kind].requests));
      const bytes = median(visits.map(({ transfer }) => transfer[kind].bytes));
      return requests === 0 ? '–' : `${kb(bytes)} (${requests})`;
    }),
  ];
  const rows = pages.flatMap(({ title, site, limit }) => [
    row(title, site),
    ...(limit.length > 0 ? [row('– limit', limit)] : []),
  ]);
  return table(['bytes (requests)', ...KINDS], rows);
}
