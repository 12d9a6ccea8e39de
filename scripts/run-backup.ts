import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../emulators/folders';
import { Problem } from '../emulators/problem';
import { backUpMenu } from './menu-backup';
import { projectOf } from './project';

function modeOf(args: string[]): string {
  try {
    return parseArgs({ args, options: { mode: { type: 'string', default: 'production' } } }).values
      .mode;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

/**
 * `npm run backup`: all products and their pictures into a dated folder of backups/.
 * @param args `--mode emulators` reads a running `npm start`
 */
export async function backup(args: string[]): Promise<void> {
  const { path, products, pictures, without } = await backUpMenu(
    projectOf(modeOf(args), 'backup'),
    join(ROOT, 'backups'),
    new Date(),
  );
  for (const { nome, url } of without) {
    console.log(`Without its picture, which is not in the bucket: ${nome} (${url})`);
  }
  console.log(`${products} products, ${pictures} pictures: ${relative(process.cwd(), path)}`);
}
