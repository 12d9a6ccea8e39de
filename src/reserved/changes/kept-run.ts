import * as v from 'valibot';
import { browserStorage } from '../../data/browser-storage';
import type { ChangeOutcomes } from '../../data/staff/change-products';
import type { SoldOut } from '../../domain/tonight/tonight-changes';

/**
 * sessionStorage: it survives a reload, and leaves localStorage to the menu. A tab that is duplicated gets a copy. The task
 * is written once, the progress with every commit.
 */
const TASK_KEY = 'changeRun';
const PROGRESS_KEY = 'changeRunProgress';

/** The longest text that is kept, in UTF-16 units: a storage holds some five million, and others use it too. */
const MAX_KEPT_LENGTH = 2_000_000;

const fields = v.strictObject({
  nome: v.exactOptional(v.string()),
  descrizione: v.exactOptional(v.string()),
  allergeni: v.exactOptional(v.array(v.number())),
  image: v.exactOptional(v.nullable(v.string())),
  prezzo: v.exactOptional(v.number()),
  prezzo_familiare: v.exactOptional(v.nullable(v.number())),
  prezzo_al_metro: v.exactOptional(v.nullable(v.number())),
  categoria: v.exactOptional(v.string()),
});

const change = v.object({
  id: v.string(),
  nome: v.string(),
  before: v.nullable(fields),
  after: v.nullable(fields),
  soldOut: v.exactOptional(v.nullable(v.number())),
});

const keptTask = v.object({
  /** Made when a change begins. Its undo has the same. */
  key: v.string(),
  /** The user who started it. */
  uid: v.string(),
  /** What it is for: it decides the words of the panel. */
  purpose: v.picklist(['prices', 'import']),
  kind: v.picklist(['change', 'undo']),
  changes: v.pipe(v.array(change), v.readonly()),
});

const ids = v.pipe(
  v.array(v.string()),
  v.transform((list): ReadonlySet<string> => new Set(list)),
);

const keptProgress = v.object({
  stage: v.picklist(['writing', 'stopped', 'finished']),
  /** The known outcomes, by product id. */
  outcomes: v.pipe(
    v.array(v.tuple([v.string(), v.picklist(['written', 'already', 'changed', 'gone', 'unfit'])])),
    v.transform((entries): ChangeOutcomes => new Map(entries)),
  ),
  /** Ids of the products in the commit that is being sent: after a reload nobody knows whether it took place. */
  sent: ids,
  /** Ids of products whose write got no answer: if they turn out to be written, this run wrote them. */
  unanswered: ids,
  /** Those of `unanswered` that could not be read back either. */
  unknown: ids,
  /** The products that it deletes while they are sold out: an undo brings that back too. */
  soldOut: v.pipe(
    v.array(v.tuple([v.string(), v.nullable(v.number())])),
    v.transform((entries): SoldOut => new Map(entries)),
  ),
  /** Why it stopped, or is about to: the user did it, or reloaded or closed the page. */
  reason: v.nullable(v.picklist(['user', 'reload', 'permission', 'network'])),
});

/** What a run is to do. */
export type RunTask = v.InferOutput<typeof keptTask>;

/** A change of many products, or the undo of one: being written, stopped halfway, or finished. */
export type ChangeRun = RunTask &
  v.InferOutput<typeof keptProgress> & {
    /** Whether it survives a reload. */
    kept: boolean;
    /** Whether another tab is writing it. */
    elsewhere: boolean;
  };

const { session } = browserStorage;

/** Keeps what a run is to do, in place of the run before. @returns whether it survives a reload */
export function keepTask({ key, uid, purpose, kind, changes }: RunTask): boolean {
  keepProgress(null);
  const text = JSON.stringify({ key, uid, purpose, kind, changes });
  return text.length <= MAX_KEPT_LENGTH && session.set(TASK_KEY, text);
}

/** Keeps how far a run is; null forgets it. */
export function keepProgress(run: ChangeRun | null): void {
  if (run === null) {
    session.remove(TASK_KEY);
    session.remove(PROGRESS_KEY);
  } else if (run.kept) {
    const { stage, outcomes, sent, unanswered, unknown, soldOut, reason } = run;
    const text = JSON.stringify(
      { stage, outcomes, sent, unanswered, unknown, soldOut, reason },
      (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value),
    );
    // An older progress would promise an undo of less than was written.
    if (!session.set(PROGRESS_KEY, text)) session.remove(PROGRESS_KEY);
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, key: string) {
  try {
    const parsed = v.safeParse(schema, JSON.parse(session.get(key) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The run that this tab, or the one that it is a copy of, has kept; null where there is none. */
export function readKeptRun(): ChangeRun | null {
  const task = read(keptTask, TASK_KEY);
  const progress = read(keptProgress, PROGRESS_KEY);
  return task && progress && { ...task, ...progress, kept: true, elsewhere: false };
}
