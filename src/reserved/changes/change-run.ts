import {
  type ChangeOutcome,
  type ChangeOutcomes,
  ChangesUnansweredError,
  changeProducts,
} from '../../data/staff/change-products';
import { isPermissionError } from '../../data/staff/write-errors';
import { type Change, reversed } from '../../domain/changes/change-plan';
import { changesSaved } from '../product-store';
import { type ChangeRun, keepProgress, keepTask, type RunTask } from './kept-run';
import { follow, getChangeRun, isWritingHere, publish } from './run-store';
import { asOnlyTab, postRun } from './run-tabs';

const NO_IDS: ReadonlySet<string> = new Set();

/** Ends the run that is being written; `write` replaces it. */
const work: { stop: AbortController } = { stop: new AbortController() };

/** The changes of a run that had one of these outcomes. */
export function withOutcome(run: ChangeRun, ...outcomes: ChangeOutcome[]): Change[] {
  return run.changes.filter(({ id }) => {
    const outcome = run.outcomes.get(id);
    return outcome !== undefined && outcomes.includes(outcome);
  });
}

/**
 * Whether a run stopped after writing something, or perhaps something: only its own retry or undo may follow. A new change
 * would start from what is already written, and raise prices twice.
 */
export function isHalfDone(run: ChangeRun | null): run is ChangeRun {
  if (run?.stage !== 'stopped') return false;
  // An undo that has restored nothing yet still leaves the change to be undone.
  return run.kind === 'undo' || run.unanswered.size > 0 || withOutcome(run, 'written').length > 0;
}

/** What a run has written, or perhaps has. */
function toUndo({ changes, outcomes, unanswered }: ChangeRun): Change[] {
  return changes.filter(({ id }) => outcomes.get(id) === 'written' || unanswered.has(id));
}

/**
 * Whether what a run has written can be undone: not while a write may still arrive. None does once its page is gone: it is
 * there or not, and the undo looks.
 */
export function canUndo(run: ChangeRun): boolean {
  const mayArrive = run.unanswered.size > 0 && run.reason !== 'reload';
  return run.kind === 'change' && run.stage !== 'writing' && !mayArrive && toUndo(run).length > 0;
}

/**
 * Writes changes, unless this user's last run is half done. The progress arrives by the subscription.
 * @param changes from planChanges
 */
export function startChangeRun(
  uid: string,
  purpose: ChangeRun['purpose'],
  changes: readonly Change[],
): void {
  const run = getChangeRun();
  if (run?.stage === 'writing' || (isHalfDone(run) && run.uid === uid)) return;
  begin({ key: crypto.randomUUID(), uid, purpose, kind: 'change', changes });
}

function begin(task: RunTask): void {
  void write({
    ...task,
    kept: keepTask(task),
    stage: 'writing',
    elsewhere: false,
    outcomes: new Map(),
    sent: NO_IDS,
    unanswered: NO_IDS,
    unknown: NO_IDS,
    soldOut: new Map(),
    reason: null,
  });
}

/** Ends the run after the products that are being written. */
export function stopChangeRun(): void {
  const run = getChangeRun();
  if (!run || !isWritingHere(run) || run.reason === 'user') return;
  publish({ ...run, reason: 'user' });
  work.stop.abort();
}

/** After a failure, a stop or a reload: writes what is not written yet. */
export function retryChangeRun(): void {
  const run = getChangeRun();
  if (run?.stage === 'stopped') void write(run);
}

/** Restores what a change has written, except where somebody has changed it since. */
export function undoChangeRun(): void {
  const run = getChangeRun();
  if (!run || !canUndo(run)) return;
  const changes = toUndo(run).map((change) => {
    const soldOut = run.soldOut.get(change.id);
    return { ...reversed(change), ...(soldOut !== undefined && { soldOut }) };
  });
  begin({ ...run, kind: 'undo', changes });
}

/** Forgets the last run, unless it is being written or half done: nothing else could finish or undo it. */
export function dismissChangeRun(): void {
  const run = getChangeRun();
  if (run?.stage === 'writing' || isHalfDone(run)) return;
  keepProgress(null);
  publish(null);
}

/**
 * The outcomes of a batch for this run: what already stands as wanted counts as written where the run's own answer was
 * lost, and in every undo.
 */
function outcomesFor({ kind, unanswered }: ChangeRun, batch: ChangeOutcomes): ChangeOutcomes {
  const isOwn = (id: string) => kind === 'undo' || unanswered.has(id);
  return new Map(
    [...batch].map(([id, outcome]) => [
      id,
      outcome === 'already' && isOwn(id) ? 'written' : outcome,
    ]),
  );
}

/** Writes a run, unless another tab is writing it. */
async function write(start: ChangeRun): Promise<void> {
  if (getChangeRun()?.stage === 'writing') return;
  const run: ChangeRun = { ...start, stage: 'writing', reason: null };
  publish(run);
  if (await asOnlyTab(run.key, () => writeAlone(run))) return;
  publish({ ...run, elsewhere: true });
  await follow(run);
}

/** Writes the changes of a run that have no outcome yet, and publishes its progress. */
async function writeAlone(start: ChangeRun): Promise<void> {
  const stop = new AbortController();
  work.stop = stop;
  let run = start;
  const keep = (change: Partial<ChangeRun>) => {
    const reason = run.stage === 'writing' && stop.signal.aborted ? 'user' : run.reason;
    run = { ...run, reason, ...change };
    keepProgress(run);
    postRun(run);
  };
  const update = (change: Partial<ChangeRun>) => {
    keep({ sent: NO_IDS, ...change });
    publish(run);
  };
  const withoutOutcome = (ids: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => !run.outcomes.has(id)));
  keep({});
  const known = run.outcomes.size;
  try {
    const rest = run.changes.filter(({ id }) => !run.outcomes.has(id));
    await changeProducts(rest, {
      signal: stop.signal,
      onSend: (ids, soldOut) => {
        const others = [...run.soldOut].filter(([id]) => !ids.includes(id));
        keep({ sent: new Set(ids), soldOut: new Map([...others, ...soldOut]) });
      },
      onBatch: (batch) =>
        update({ outcomes: new Map([...run.outcomes, ...outcomesFor(run, batch)]) }),
    });
    const finished = run.outcomes.size === run.changes.length;
    update(
      finished
        ? { stage: 'finished', reason: null, unanswered: NO_IDS, unknown: NO_IDS }
        : {
            stage: 'stopped',
            unanswered: withoutOutcome(run.unanswered),
            unknown: withoutOutcome(run.unknown),
          },
    );
  } catch (failure) {
    console.error(failure);
    const unanswered = withoutOutcome(run.unanswered);
    let unknown = withoutOutcome(run.unknown);
    if (failure instanceof ChangesUnansweredError) {
      for (const id of failure.ids) unanswered.add(id);
      unknown = new Set(failure.seenUnwritten ? [] : failure.ids);
    }
    const reason = isPermissionError(failure) ? 'permission' : 'network';
    update({ stage: 'stopped', reason, unanswered, unknown });
  }
  // Also where nothing is written: what was left alone stands otherwise than it is listed.
  if (run.outcomes.size > known) changesSaved(withOutcome(run, 'written'));
}
