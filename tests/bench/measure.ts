import type { BrowserContext, CDPSession } from '@playwright/test';
import type { Backend } from './backend';
import { open, slowCpu, slowNetwork } from './phone';

/** What in-page/observe.js records of a page. Times in ms. */
type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { startTime: number; duration: number }[];
  /** How long each event of a tap or a key took to be painted. */
  events: number[];
  /** When the browser last reported anything. */
  last: number;
};

declare global {
  interface Window {
    benchSeen: Seen;
    /** When the first dish was painted, its price included (in-page/first-cards.js). */
    benchCards: number | undefined;
  }
}

/** The measurements of one visit. Times in ms from the start of the navigation. */
export type Visit = {
  fcp: number;
  lcp: number;
  /** The element of the largest paint, to explain LCP. */
  cls: number;
  tbt: number;
  /** When the first dish was painted with its price, where the page has dishes. */
  cards: number | null;
  /** Documents that Firestore would bill. */
  reads: number;
  transfer: Transfer;
};

/** The kinds of what a visit loads. */
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

/** Counts what comes over the network, as the browser reports it: compressed, with headers, without its caches. */
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

/** The part of a task beyond this blocks input, by the definition of TBT; in ms. */
const LONG_TASK_MS = 50;

/** Total blocking time after the first paint, in ms. */
function blockingTime({ fcp, longTasks }: Seen): number {
  return longTasks
    .map(({ startTime, duration }) => {
      const end = startTime + duration;
      return end <= fcp ? 0 : Math.max(0, end - Math.max(startTime, fcp) - LONG_TASK_MS);
    })
    .reduce((sum, each) => sum + each, 0);
}

/** One visit on a slow phone and a slow network, in a new tab. @param ready selector of what must be visible at its end */
export async function visit(
  context: BrowserContext,
  backend: Backend,
  address: string,
  ready: string,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await slowNetwork(session);
    await slowCpu(session);
    const transfer = countTransfer(session);
    backend.takeReads();
    await open(page, address, ready);
    const reads = backend.takeReads();
    const seen = await page.evaluate(() => window.benchSeen);
    const cards = await page.evaluate(() => window.benchCards ?? null);
    const { fcp, lcp, cls } = seen;
    return { fcp, lcp, cls, tbt: blockingTime(seen), cards, reads, transfer };
  } finally {
    await page.close();
  }
}
