import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { ROOT } from '../tests/emulators/folders';
import { Problem } from '../tests/emulators/problem';
import { backUpMenu, type Source } from './menu-backup';

/** The project that a build of this mode talks to. @throws Problem where none is configured */
function sourceOf(mode: string): Source {
  const env = loadEnv(mode, ROOT);
  const projectId = env.VITE_FIREBASE_PROJECT_ID;
  if (!projectId) {
    throw new Problem(
      `No backup: .env.${mode} names no VITE_FIREBASE_PROJECT_ID. The menu of a running \`npm start\`: ` +
        'npm run backup -- --mode emulators',
    );
  }
  const { VITE_EMULATOR_HOST: host, VITE_EMULATOR_FIRESTORE_PORT: port } = env;
  return { projectId, emulator: host ? { host, port: Number(port) } : null };
}

function modeOf(args: string[]): string {
  try {
    return parseArgs({ args, options: { mode: { type: 'string', default: 'production' } } }).values
      .mode;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

/** `npm run backup`: all products as JSON into backups/. @param args `--mode emulators` reads a running `npm start` */
export async function backup(args: string[]): Promise<void> {
  const { path, count } = await backUpMenu(
    sourceOf(modeOf(args)),
    join(ROOT, 'backups'),
    new Date(),
  );
  console.log(`${count} products: ${relative(process.cwd(), path)}`);
}
