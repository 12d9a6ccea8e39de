import * as v from 'valibot';
import { browserStorage } from '../../data/browser-storage';
import type { ChangeOutcomes } from '../../data/staff/change-products';
import type { Change } from '../../domain/change-plan';

/** A change of many products, or the undo of one: being written, stopped halfway, or finished. */
export type ChangeRun = {
  /** The user who started it. */
  uid: string;
  /** What it is for: it decides the words of the panel. */
  purpose: 'prices' | 'import';
  kind: 'change' | 'undo';
  stage: 'writing' | 'stopped' | 'finished';
  changes: readonly Change[];
  /** The known outcomes, by product id. */
  outcomes: ChangeOutcomes;
  /** Ids of products whose write got no answer: if they turn out to be written, this run wrote them. */
  unanswered: ReadonlySet<string>;
  /** Those of `unanswered` that could not be read back either. */
  unknown: ReadonlySet<string>;
  /** Why it stopped, or is about to: the user did it, or reloaded the page. */
  reason: 'user' | 'reload' | 'permission' | 'network' | null;
  /** Whether it survives a reload. */
  kept: boolean;
};

/**
 * sessionStorage: it survives a reload, belongs to this tab alone, as the run does, and leaves localStorage to the menu.
 * The changes are written once, the progress with every commit.
 */
const CHANGES_KEY = 'changeRun';
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

const keptChanges = v.object({
  uid: v.string(),
  purpose: v.picklist(['prices', 'import']),
  kind: v.picklist(['change', 'undo']),
  changes: v.array(
    v.object({
      id: v.string(),
      nome: v.string(),
      before: v.nullable(fields),
      after: v.nullable(fields),
    }),
  ),
});

const ids = v.array(v.string());

const keptProgress = v.object({
  stage: v.picklist(['writing', 'stopped', 'finished']),
  outcomes: v.array(
    v.tuple([v.string(), v.picklist(['written', 'already', 'changed', 'gone', 'unfit'])]),
  ),
  unanswered: ids,
  unknown: ids,
  reason: v.nullable(v.picklist(['user', 'reload', 'permission', 'network'])),
  sent: ids,
});

const { session } = browserStorage;

/** Keeps what a run is to do, in place of the run before. @returns whether it survives a reload */
export function keepChanges({
  uid,
  purpose,
  kind,
  changes,
}: Pick<ChangeRun, 'uid' | 'purpose' | 'kind' | 'changes'>): boolean {
  keepProgress(null);
  const text = JSON.stringify({ uid, purpose, kind, changes });
  return text.length <= MAX_KEPT_LENGTH && session.set(CHANGES_KEY, text);
}

/**
 * Keeps how far a run is; null forgets it.
 * @param sent ids of the products in the commit that is being sent: after a reload nobody knows whether it took place
 */
export function keepProgress(run: ChangeRun | null, sent: readonly string[] = []): void {
  if (run === null) {
    session.remove(CHANGES_KEY);
    session.remove(PROGRESS_KEY);
  } else if (run.kept) {
    const { stage, outcomes, unanswered, unknown, reason } = run;
    const lists = { outcomes: [...outcomes], unanswered: [...unanswered], unknown: [...unknown] };
    const text = JSON.stringify({ stage, reason, sent, ...lists });
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

/** The run that this tab kept before it was reloaded, null where there is none. One that was being written has stopped. */
export function readKeptRun(): ChangeRun | null {
  const what = read(keptChanges, CHANGES_KEY);
  const progress = read(keptProgress, PROGRESS_KEY);
  if (!what || !progress) return null;
  const { stage, reason, sent, outcomes, unanswered, unknown } = progress;
  const wasWriting = stage === 'writing';
  const inFlight = wasWriting ? sent : [];
  return {
    ...what,
    kept: true,
    stage: wasWriting ? 'stopped' : stage,
    reason: wasWriting ? 'reload' : reason,
    outcomes: new Map(outcomes),
    unanswered: new Set([...unanswered, ...inFlight]),
    unknown: new Set([...unknown, ...inFlight]),
  };
}
