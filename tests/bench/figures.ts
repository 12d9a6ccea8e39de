import type { Visit } from './measure';
import { median } from './median';
import { kb, ms, table, times } from './table';
import { KINDS, type Transfer } from './transfer';
import type { Scenario } from './visits';

/** All runs of one scenario. */
export type Runs = { scenario: Scenario; site: Visit[]; limit: Visit[] };
/** All runs of an interaction, in ms. */
export type Taps = { title: string; site: number[]; limit: number[] };

function medianOf(visits: readonly Visit[], figure: (visit: Visit) => number): number {
  return median(visits.map(figure));
}

const total = (transfer: Transfer, what: 'requests' | 'bytes') =>
  KINDS.reduce((sum, kind) => sum + transfer[kind][what], 0);

const hasCards = (visits: readonly Visit[]) => visits.every(({ cards }) => cards !== null);

function timings(name: string, visits: readonly Visit[]): string[] {
  return [
    name,
    ms(medianOf(visits, ({ fcp }) => fcp)),
    hasCards(visits) ? ms(medianOf(visits, ({ cards }) => cards ?? 0)) : '',
    ms(medianOf(visits, ({ lcp }) => lcp)),
    medianOf(visits, ({ cls }) => cls).toFixed(3),
    ms(medianOf(visits, ({ tbt }) => tbt)),
    '',
    String(medianOf(visits, ({ reads }) => reads)),
    kb(medianOf(visits, ({ transfer }) => total(transfer, 'bytes'))),
    String(medianOf(visits, ({ transfer }) => total(transfer, 'requests'))),
  ];
}

function ratios(site: readonly Visit[], limit: readonly Visit[]): string[] {
  const ratio = (figure: (visit: Visit) => number) =>
    times(medianOf(site, figure), medianOf(limit, figure));
  return [
    '– times the limit',
    ratio(({ fcp }) => fcp),
    hasCards(site) ? ratio(({ cards }) => cards ?? 0) : '',
    ratio(({ lcp }) => lcp),
    ratio(({ cls }) => cls),
    ratio(({ tbt }) => tbt),
    '',
    '',
    ratio(({ transfer }) => total(transfer, 'bytes')),
    ratio(({ transfer }) => total(transfer, 'requests')),
  ];
}

function tapRows({ title, site, limit }: Taps): string[][] {
  const row = (name: string, figure: string) => [name, '', '', '', '', '', figure, '', '', ''];
  const rows = [row(title, ms(median(site)))];
  if (limit.length === 0) return rows;
  return [
    ...rows,
    row('– limit', ms(median(limit))),
    row('– times the limit', times(median(site), median(limit))),
  ];
}

/** The table of times, in medians, each page followed by its limit. */
export function timeTable(runs: readonly Runs[], taps: readonly Taps[]): string {
  const rows = runs.flatMap(({ scenario, site, limit }) => [
    timings(scenario.title, site),
    ...(limit.length > 0 ? [timings('– limit', limit), ratios(site, limit)] : []),
  ]);
  return table(
    ['', 'FCP', 'cards', 'LCP', 'CLS', 'TBT', 'key or tap', 'reads', 'bytes', 'requests'],
    [...rows, ...taps.flatMap(tapRows)],
  );
}

/** The table of what each page loads, in medians. */
export function transferTable(runs: readonly Runs[]): string {
  const row = (name: string, visits: readonly Visit[]) => [
    name,
    ...KINDS.map((kind) => {
      const requests = medianOf(visits, ({ transfer }) => transfer[kind].requests);
      const bytes = medianOf(visits, ({ transfer }) => transfer[kind].bytes);
      return requests === 0 ? '–' : `${kb(bytes)} (${requests})`;
    }),
  ];
  const rows = runs.flatMap(({ scenario, site, limit }) => [
    row(scenario.title, site),
    ...(limit.length > 0 ? [row('– limit', limit)] : []),
  ]);
  return table(['bytes (requests)', ...KINDS], rows);
}
