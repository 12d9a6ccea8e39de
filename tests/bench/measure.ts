import type { BrowserContext, Page } from '@playwright/test';
import { open, slowCpu, slowNetwork } from './phone';
import type { Seen } from './seen';
import { countTransfer, type Transfer } from './transfer';

/** What one visit came to. Times in ms from the start of the navigation. */
export type Visit = {
  fcp: number;
  lcp: number;
  /** What the largest paint was, for whoever wants to know why. */
  element: string;
  cls: number;
  tbt: number;
  /** When the first dish was painted, where the page has dishes. */
  cards: number | null;
  transfer: Transfer;
};

/** What of a task is felt as waiting begins here, in ms. */
const LONG_TASK_MS = 50;

export function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => window.benchSeen);
}

/** The time by which tasks after the first paint kept a finger waiting, in ms. */
function blockingTime({ fcp, longTasks }: Seen): number {
  return longTasks
    .map(({ startTime, duration }) => {
      const end = startTime + duration;
      return end <= fcp ? 0 : Math.max(0, end - Math.max(startTime, fcp) - LONG_TASK_MS);
    })
    .reduce((sum, each) => sum + each, 0);
}

/** One visit on a slow phone and a slow network, in a tab of its own. */
export async function visit(
  context: BrowserContext,
  address: string,
  ready: string,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await slowNetwork(session);
    await slowCpu(session);
    const transfer = countTransfer(session);
    await open(page, address, ready);
    const seen = await seenBy(page);
    const cards = await page.evaluate(() => window.benchCards ?? null);
    const { fcp, lcp, element, cls } = seen;
    return { fcp, lcp, element, cls, tbt: blockingTime(seen), cards, transfer };
  } finally {
    await page.close();
  }
}
