import {
  changePrices,
  type PriceOutcome,
  type PriceOutcomes,
  PricesUnansweredError,
} from '../../data/staff/price-changes';
import { type PriceWrite, reversed } from '../../domain/price-change';
import { pricesSaved } from '../product-store';

/** A change of many prices, or its undoing: under way, stopped by a failure, or finished. */
export type PriceRun = {
  /** Whose it is. */
  uid: string;
  kind: 'change' | 'undo';
  stage: 'writing' | 'stopped' | 'finished';
  writes: readonly PriceWrite[];
  /** What is certain, by product. */
  outcomes: PriceOutcomes;
  /** Products whose write had no answer: a write that is found done is this one's own. */
  unanswered: ReadonlySet<string>;
  /** Those of them of which it could not even be seen whether they are written. */
  unknown: ReadonlySet<string>;
  failure: unknown;
};

const NONE: ReadonlySet<string> = new Set();

/** Kept until the next one, for as long as the document lives, so that a change can be undone after a look at the list. */
let run: PriceRun | null = null;
const listeners = new Set<() => void>();

function askToStay(event: Event): void {
  event.preventDefault();
}

function publish(next: PriceRun | null): void {
  run = next;
  // The work goes on when its page is left, and so must the question that keeps the tab open.
  if (run?.stage === 'writing') window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
  for (const listener of listeners) listener();
}

export function getPriceRun(): PriceRun | null {
  return run;
}

export function subscribeToPriceRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The products of a run that came to one of these ends. */
export function withOutcome(from: PriceRun, ...outcomes: PriceOutcome[]): PriceWrite[] {
  return from.writes.filter(({ id }) => {
    const outcome = from.outcomes.get(id);
    return outcome !== undefined && outcomes.includes(outcome);
  });
}

/**
 * Whether a run was stopped with something of it written, or perhaps written: only its own retry or undoing may follow. A
 * new change would take the prices that it left as those to start from, and raise them twice.
 */
export function isHalfDone(from: PriceRun | null): from is PriceRun {
  if (from?.stage !== 'stopped') return false;
  // An undoing that has put nothing back yet is half of a change all the same.
  return (
    from.kind === 'undo' || from.unanswered.size > 0 || withOutcome(from, 'written').length > 0
  );
}

/** Whether what a run has written can be put back: not while more of it may still arrive. */
export function canUndo(from: PriceRun): boolean {
  return (
    from.kind === 'change' &&
    from.stage !== 'writing' &&
    from.unanswered.size === 0 &&
    withOutcome(from, 'written').length > 0
  );
}

/** Writes new prices, unless this user's last change is half done; the outcome arrives by the subscription. */
export function startPriceRun(uid: string, writes: readonly PriceWrite[]): void {
  if (isHalfDone(run) && run.uid === uid) return;
  begin(uid, 'change', writes);
}

function begin(uid: string, kind: PriceRun['kind'], writes: readonly PriceWrite[]): void {
  void carryOn({
    uid,
    kind,
    stage: 'writing',
    writes,
    outcomes: new Map(),
    unanswered: NONE,
    unknown: NONE,
    failure: null,
  });
}

/** After a failure: writes what is not written yet. */
export function retryPriceRun(): void {
  if (run?.stage === 'stopped') void carryOn(run);
}

/** Puts back the old prices of all that a change has written, except where somebody has changed them since. */
export function undoPriceRun(): void {
  if (!run || !canUndo(run)) return;
  begin(run.uid, 'undo', withOutcome(run, 'written').map(reversed));
}

/** The person has read how it went. What is under way or half done stays: nothing else could finish or undo it. */
export function dismissPriceRun(): void {
  if (run?.stage !== 'writing' && !isHalfDone(run)) publish(null);
}

/** Prices that are already as wanted are a run's own work where its answer was lost; to an undoing they are as good. */
function settled({ kind, unanswered }: PriceRun, batch: PriceOutcomes): PriceOutcomes {
  const own = (id: string) => kind === 'undo' || unanswered.has(id);
  return new Map(
    [...batch].map(([id, outcome]) => [id, outcome === 'already' && own(id) ? 'written' : outcome]),
  );
}

async function carryOn(from: PriceRun): Promise<void> {
  if (run?.stage === 'writing') return;
  let now: PriceRun = { ...from, stage: 'writing', failure: null };
  const show = (change: Partial<PriceRun>) => {
    now = { ...now, ...change };
    publish(now);
  };
  const open = (ids: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => !now.outcomes.has(id)));
  show({});
  const before = withOutcome(now, 'written').length;
  try {
    const rest = now.writes.filter(({ id }) => !now.outcomes.has(id));
    await changePrices(rest, (batch) =>
      show({ outcomes: new Map([...now.outcomes, ...settled(now, batch)]) }),
    );
    show({ stage: 'finished', unanswered: NONE, unknown: NONE });
  } catch (failure) {
    console.error(failure);
    const unanswered = open(now.unanswered);
    let unknown = open(now.unknown);
    if (failure instanceof PricesUnansweredError) {
      for (const id of failure.ids) unanswered.add(id);
      unknown = new Set(failure.seenUnwritten ? [] : failure.ids);
    }
    show({ stage: 'stopped', failure, unanswered, unknown });
  }
  const written = withOutcome(now, 'written');
  if (written.length > before) pricesSaved(written);
}
