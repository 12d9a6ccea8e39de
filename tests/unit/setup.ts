import fc from 'fast-check';

// The same generated cases in every run, so that a failure belongs to a change. `SEED=2 npm run check` tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 19870612) });
