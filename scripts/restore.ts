import '../emulators/check-node';

// Imported after the check: these modules may not load in an older Node.
const { join } = await import('node:path');
const { loadEnv, runnerImport } = await import('vite');
const { ROOT } = await import('../emulators/folders');

const args = process.argv.slice(2);
const named = args.findIndex((argument) => /^--mode(=|$)/.test(argument));
const mode = args[named]?.split('=')[1] ?? (named < 0 ? 'production' : (args[named + 1] ?? ''));

// The site's own modules write: they take their configuration from Vite, which reads it from the environment.
Object.assign(process.env, loadEnv(mode, ROOT));
const { module } = await runnerImport<typeof import('./run-restore')>(
  join(ROOT, 'scripts/run-restore.ts'),
  { mode, logLevel: 'error' },
);
await module.run(args);
// The sign-in would keep the process alive until its token has to be renewed.
process.exit();
