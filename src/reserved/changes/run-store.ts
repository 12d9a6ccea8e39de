import { createStore } from '../../data/store';
import { type ChangeRun, keepProgress, keepTask, readKeptRun } from './kept-run';
import { hasLocks, isBeingWritten, subscribeToOtherTabs, untilWritten } from './run-tabs';

/**
 * The last run. It is kept until the next one begins or the tab is closed, so that a change can be undone after a look at
 * the list, and after a reload. Only `publish` sets it.
 */
const lastRun = createStore<ChangeRun | null>(initialRun);

export const { get: getChangeRun, subscribe: subscribeToChangeRun } = lastRun;

function confirmUnload(event: Event): void {
  event.preventDefault();
}

/** Replaces the last run for everybody who looks at it. */
export function publish(run: ChangeRun | null): void {
  // Writing continues when the page is left, so closing the tab must be confirmed there too.
  if (isWritingHere(run)) window.addEventListener('beforeunload', confirmUnload);
  else window.removeEventListener('beforeunload', confirmUnload);
  lastRun.set(run);
}

/** Whether this tab is writing a run. */
export function isWritingHere(run: ChangeRun | null): boolean {
  return run?.stage === 'writing' && !run.elsewhere;
}

/** A run that was being written when this tab was reloaded, or duplicated: only its lock tells which. */
function initialRun(): ChangeRun | null {
  if (hasLocks()) subscribeToOtherTabs(adopt);
  const run = readKeptRun();
  if (run?.stage !== 'writing') return run;
  if (!hasLocks()) return interrupted(run);
  void follow(run);
  return null;
}

/** The run of a tab that was reloaded or closed while it wrote. */
function interrupted(run: ChangeRun): ChangeRun {
  return {
    ...run,
    stage: 'stopped',
    reason: 'reload',
    elsewhere: false,
    unanswered: new Set([...run.unanswered, ...run.sent]),
    unknown: new Set([...run.unknown, ...run.sent]),
  };
}

/** Shows that another tab writes a run until that has ended, and what is left where it has not finished. */
export async function follow(run: ChangeRun): Promise<void> {
  while (await isBeingWritten(run.key)) {
    if (lastRun.get() === null) publish({ ...run, elsewhere: true });
    await untilWritten(run.key);
  }
  const last = lastRun.get() ?? run;
  if (last === run || (last.key === run.key && last.elsewhere)) publish(interrupted(last));
}

/** Takes over how far another tab is with the same run. */
function adopt(run: ChangeRun): void {
  const mine = lastRun.get();
  if (mine?.key !== run.key || isWritingHere(mine)) return;
  const elsewhere = run.stage === 'writing';
  const kept = run.kind === mine.kind ? mine.kept : keepTask(run);
  const adopted = { ...run, elsewhere, kept };
  keepProgress(adopted);
  publish(adopted);
  if (elsewhere && !mine.elsewhere) void follow(adopted);
}
