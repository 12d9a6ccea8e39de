import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { ROOT } from '../emulators/folders';

/**
 * Runs a command that writes with the site's own modules: they take their configuration from Vite, which reads it from the
 * environment, by the command's `--mode`.
 * @param file of scripts/, with a function `run`
 */
export async function runWithSite(file: string): Promise<void> {
  const args = process.argv.slice(2);
  const named = args.findIndex((argument) => /^--mode(=|$)/.test(argument));
  const mode = args[named]?.split('=')[1] ?? (named < 0 ? 'production' : (args[named + 1] ?? ''));
  Object.assign(process.env, loadEnv(mode, ROOT));
  const { module } = await runnerImport<{ run: (args: string[]) => Promise<void> }>(
    join(ROOT, 'scripts', file),
    { mode, logLevel: 'error' },
  );
  await module.run(args);
  // The sign-in would keep the process alive until its token has to be renewed.
  process.exit();
}
