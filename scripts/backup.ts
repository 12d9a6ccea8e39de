import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../emulators/folders';
import { Problem } from '../emulators/problem';
import { backUpMenu, productsOfLastBackup } from './menu-backup';
import { hasShrunk } from './menu-size';
import { projectOf } from './project';

/**
 * `npm run backup`: all products and their pictures into a dated folder of backups/.
 * @param args `--mode emulators` reads a running `npm start`; `--smaller-menu` accepts that many dishes are gone
 * @throws Problem if no backup was written, or if it lacks a picture or many dishes of the last one
 */
export async function run(args: string[], folder = join(ROOT, 'backups')): Promise<void> {
  const options = parseArgs({
    args,
    options: {
      mode: { type: 'string', default: 'production' },
      'smaller-menu': { type: 'boolean', default: false },
    },
  }).values;
  const before = await productsOfLastBackup(folder);
  if (before === null) console.log('No earlier backup to compare with: no loss can be noticed.');
  const project = projectOf(options.mode, 'backup');
  const { path, products, pictures, without } = await backUpMenu(project, folder, new Date());
  console.log(`${products} products, ${pictures} pictures: ${relative(process.cwd(), path)}`);
  console.log(
    'Not in it: the accounts, who is staff (`staff`), and the history of changes (`modifiche`).',
  );
  const problems = without.map(
    ({ nome, url }) => `- without its picture, which could not be read: ${nome} (${url})`,
  );
  if (before !== null && hasShrunk(before, products) && !options['smaller-menu']) {
    problems.push(
      `- ${products} products, the last backup has ${before} (--smaller-menu if that is right)`,
    );
  }
  if (problems.length > 0) {
    throw new Problem(`The backup is written, but look at the menu:\n${problems.join('\n')}`);
  }
}
