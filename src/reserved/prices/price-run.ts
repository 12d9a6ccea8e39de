import {
  changePrices,
  type PriceOutcome,
  type PriceOutcomes,
  PricesUnansweredError,
} from '../../data/staff/price-changes';
import { createStore } from '../../data/store';
import { type PriceWrite, reversed } from '../../domain/price-change';
import { pricesSaved } from '../product-store';

/** A change of many prices, or the undo of one: being written, stopped by a failure, or finished. */
export type PriceRun = {
  /** The user who started it. */
  uid: string;
  kind: 'change' | 'undo';
  stage: 'writing' | 'stopped' | 'finished';
  writes: readonly PriceWrite[];
  /** The known outcomes, by product id. */
  outcomes: PriceOutcomes;
  /** Ids of products whose write got no answer: if they turn out to be written, this run wrote them. */
  unanswered: ReadonlySet<string>;
  /** Those of `unanswered` that could not be read back either. */
  unknown: ReadonlySet<string>;
  failure: unknown;
};

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * The last run. It is kept until the next one begins or the document is closed, so that a change can be undone after a
 * look at the list. Only `publish` sets it.
 */
const lastRun = createStore<PriceRun | null>(() => null);

export const { get: getPriceRun, subscribe: subscribeToPriceRun } = lastRun;

function confirmUnload(event: Event): void {
  event.preventDefault();
}

function publish(run: PriceRun | null): void {
  // Writing continues when the page is left, so closing the tab must be confirmed there too.
  if (run?.stage === 'writing') window.addEventListener('beforeunload', confirmUnload);
  else window.removeEventListener('beforeunload', confirmUnload);
  lastRun.set(run);
}

/** The writes of a run that had one of these outcomes. */
export function withOutcome(run: PriceRun, ...outcomes: PriceOutcome[]): PriceWrite[] {
  return run.writes.filter(({ id }) => {
    const outcome = run.outcomes.get(id);
    return outcome !== undefined && outcomes.includes(outcome);
  });
}

/**
 * Whether a run stopped after writing some prices, or perhaps some: only its own retry or undo may follow. A new change
 * would start from the prices that are already written, and change them twice.
 */
export function isHalfDone(run: PriceRun | null): run is PriceRun {
  if (run?.stage !== 'stopped') return false;
  // An undo that has restored nothing yet still leaves the change to be undone.
  return run.kind === 'undo' || run.unanswered.size > 0 || withOutcome(run, 'written').length > 0;
}

/** Whether what a run has written can be undone: not while a write may still arrive. */
export function canUndo(run: PriceRun): boolean {
  return (
    run.kind === 'change' &&
    run.stage !== 'writing' &&
    run.unanswered.size === 0 &&
    withOutcome(run, 'written').length > 0
  );
}

/** Writes new prices, unless this user's last run is half done. The progress arrives by the subscription. */
export function startPriceRun(uid: string, writes: readonly PriceWrite[]): void {
  const run = lastRun.get();
  if (isHalfDone(run) && run.uid === uid) return;
  begin(uid, 'change', writes);
}

function begin(uid: string, kind: PriceRun['kind'], writes: readonly PriceWrite[]): void {
  void write({
    uid,
    kind,
    stage: 'writing',
    writes,
    outcomes: new Map(),
    unanswered: NO_IDS,
    unknown: NO_IDS,
    failure: null,
  });
}

/** After a failure: writes what is not written yet. */
export function retryPriceRun(): void {
  const run = lastRun.get();
  if (run?.stage === 'stopped') void write(run);
}

/** Restores the old prices of all that a change has written, except where somebody has changed them since. */
export function undoPriceRun(): void {
  const run = lastRun.get();
  if (!run || !canUndo(run)) return;
  begin(run.uid, 'undo', withOutcome(run, 'written').map(reversed));
}

/** Forgets the last run, unless it is being written or half done: nothing else could finish or undo it. */
export function dismissPriceRun(): void {
  const run = lastRun.get();
  if (run?.stage !== 'writing' && !isHalfDone(run)) publish(null);
}

/**
 * The outcomes of a batch for this run: prices that already are as wanted count as written where the run's own answer was
 * lost, and in every undo.
 */
function outcomesFor({ kind, unanswered }: PriceRun, batch: PriceOutcomes): PriceOutcomes {
  const isOwn = (id: string) => kind === 'undo' || unanswered.has(id);
  return new Map(
    [...batch].map(([id, outcome]) => [
      id,
      outcome === 'already' && isOwn(id) ? 'written' : outcome,
    ]),
  );
}

/** Writes the prices of a run that have no outcome yet, and publishes its progress. */
async function write(start: PriceRun): Promise<void> {
  if (lastRun.get()?.stage === 'writing') return;
  let run: PriceRun = { ...start, stage: 'writing', failure: null };
  const update = (change: Partial<PriceRun>) => {
    run = { ...run, ...change };
    publish(run);
  };
  const withoutOutcome = (ids: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => !run.outcomes.has(id)));
  update({});
  const writtenBefore = withOutcome(run, 'written').length;
  try {
    const rest = run.writes.filter(({ id }) => !run.outcomes.has(id));
    await changePrices(rest, (batch) =>
      update({ outcomes: new Map([...run.outcomes, ...outcomesFor(run, batch)]) }),
    );
    update({ stage: 'finished', unanswered: NO_IDS, unknown: NO_IDS });
  } catch (failure) {
    console.error(failure);
    const unanswered = withoutOutcome(run.unanswered);
    let unknown = withoutOutcome(run.unknown);
    if (failure instanceof PricesUnansweredError) {
      for (const id of failure.ids) unanswered.add(id);
      unknown = new Set(failure.seenUnwritten ? [] : failure.ids);
    }
    update({ stage: 'stopped', failure, unanswered, unknown });
  }
  const written = withOutcome(run, 'written');
  if (written.length > writtenBefore) pricesSaved(written);
}
