import type { BrowserContext, CDPSession } from '@playwright/test';
import type { Backend } from './backend';
import { open, slowDown } from './phone';

/** The metrics that in-page/observe.js records on a page. Times in ms. */
type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { startTime: number; duration: number }[];
  /** When the browser last reported a performance entry. */
  last: number;
};

declare global {
  interface Window {
    benchSeen: Seen;
    /** When the first dish was painted, its price included (in-page/first-cards.js). */
    benchCards: number | undefined;
    /** The price of a list that is newer than the build, if `benchCards` waits for that. */
    benchPrice: string | undefined;
  }
}

/** The measurements of one visit. Times in ms from the start of the navigation. */
export type Visit = {
  fcp: number;
  lcp: number;
  /** Cumulative layout shift: a score, not a time. */
  cls: number;
  tbt: number;
  /** When the first dish was painted with its price; null if the page has no dishes. */
  cards: number | null;
  /** Document reads that Firestore would bill. */
  reads: number;
  transfer: Transfer;
};

/** The kinds of resources that a visit loads. */
export const KINDS = ['HTML', 'JavaScript', 'CSS', 'fonts', 'pictures', 'data', 'other'] as const;
type Kind = (typeof KINDS)[number];
type Transfer = Record<Kind, { requests: number; bytes: number }>;

const KIND_OF_TYPE: Record<string, Kind> = {
  Document: 'HTML',
  Script: 'JavaScript',
  Stylesheet: 'CSS',
  Font: 'fonts',
  Image: 'pictures',
  Fetch: 'data',
  XHR: 'data',
  Preflight: 'data',
};

function emptyTransfer(): Transfer {
  const entries = KINDS.map((kind) => [kind, { requests: 0, bytes: 0 }] as const);
  return Object.fromEntries(entries) as Transfer;
}

/** Counts network transfer as the browser reports it: compressed bytes, headers included, cache hits excluded. */
function countTransfer(session: CDPSession): Transfer {
  const transfer = emptyTransfer();
  const kinds = new Map<string, Kind>();
  const cached = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    kinds.set(requestId, KIND_OF_TYPE[type ?? ''] ?? 'other');
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind || cached.has(requestId)) return;
    transfer[kind].requests += 1;
    transfer[kind].bytes += encodedDataLength;
  });
  return transfer;
}

/** By the definition of TBT a task blocks input for the time beyond this, in ms. */
const LONG_TASK_MS = 50;

/** Total blocking time (TBT) after FCP, in ms. */
function blockingTime({ fcp, longTasks }: Seen): number {
  return longTasks
    .map(({ startTime, duration }) => {
      const end = startTime + duration;
      return end <= fcp ? 0 : Math.max(0, end - Math.max(startTime, fcp) - LONG_TASK_MS);
    })
    .reduce((sum, each) => sum + each, 0);
}

/**
 * Measures a visit in a new tab, on a slow phone and network.
 * @param ready selector of an element that must be visible before the visit counts as over
 */
export async function visit(
  context: BrowserContext,
  backend: Backend,
  { address, ready }: { address: string; ready: string },
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const transfer = countTransfer(await slowDown(page));
    backend.startVisit();
    await open(page, address, ready);
    const reads = backend.readsOfVisit();
    const seen = await page.evaluate(() => window.benchSeen);
    const cards = await page.evaluate(() => window.benchCards ?? null);
    const { fcp, lcp, cls } = seen;
    return { fcp, lcp, cls, tbt: blockingTime(seen), cards, reads, transfer };
  } finally {
    await page.close();
  }
}
