import '../emulators/check-node';

// Imported after the check: these modules may not load in an older Node.
const { join } = await import('node:path');
const { loadEnv, runnerImport } = await import('vite');
const { ROOT } = await import('../emulators/folders');
const { report } = await import('../emulators/problem');

/** The commands that write with the site's own modules, which take their configuration from Vite. */
const WITH_SITE = ['first-day', 'outdated', 'pictures', 'restore'];

type Command = { run: (args: string[]) => Promise<void> };

async function commandOf(name: string, args: string[]): Promise<Command> {
  if (!WITH_SITE.includes(name)) return import(`./${name}.ts`);
  const named = args.findIndex((argument) => /^--mode(=|$)/.test(argument));
  const mode = args[named]?.split('=')[1] ?? (named < 0 ? 'production' : (args[named + 1] ?? ''));
  Object.assign(process.env, loadEnv(mode, ROOT));
  const file = join(ROOT, 'scripts', `${name}.ts`);
  return (await runnerImport<Command>(file, { mode, logLevel: 'error' })).module;
}

/* `npm run <name>` calls the function `run` of the module of that name, with the arguments that follow. */
const [name = '', ...args] = process.argv.slice(2);
await commandOf(name, args)
  .then(({ run }) => run(args))
  .catch(report);
// A sign-in would keep the process alive until its token has to be renewed.
process.exit();
