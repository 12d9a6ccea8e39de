/**
 * Whether this tab is changing many products. Where the session ends meanwhile, the layout leads to the sign-in page with
 * `RUN_INTERRUPTED` as its navigation state, and that page says what has become of the work.
 */
export const runInProgress = { current: false };

/** The state of the navigation to the sign-in page where the session ended in the middle of a run. */
export const RUN_INTERRUPTED = { runInterrupted: true } as const;

/** What the sign-in page says then. */
export const RUN_INTERRUPTED_TEXT =
  'La sessione è finita durante il lavoro: accedi di nuovo, poi continua dalla lista dei prodotti.';
