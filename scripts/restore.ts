import { parseArgs } from 'node:util';
import { Problem } from '../emulators/problem';
import { type Change, differencesOf } from '../src/domain/changes/change';
import { houseChangeText } from '../src/domain/house/house-changes';
import { valueInWords } from '../src/domain/product/words';
import { ownHouse } from '../src/restaurant';
import { projectOf } from './project';
import { planHouse, writeHouse } from './restore-house';
import {
  type Comparison,
  compareRestore,
  planRestore,
  type RestorePlan,
  readBackup,
  writeRestore,
} from './restore-menu';
import { ask, progress, signIn, step } from './staff-command';

/** How many products of a kind are listed before the rest is only counted. */
const LISTED = 40;

function optionsOf(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'production' },
      yes: { type: 'boolean', default: false },
      'delete-others': { type: 'boolean', default: false },
    },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) {
    throw new Problem('Name one folder: npm run restore -- backups/menu-2026-01-31T18-05-09Z');
  }
  return { path, mode: values.mode, yes: values.yes, deleteOthers: values['delete-others'] };
}

function printChanges(title: string, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  console.log(`\n${title}: ${changes.length}`);
  for (const change of changes.slice(0, LISTED)) {
    console.log(`  ${change.nome} (${change.id})`);
    for (const { field } of differencesOf(change)) {
      const [before, after] = [change.before, change.after].map((side) =>
        valueInWords(field, side),
      );
      console.log(`    ${field}: ${before} → ${after}`);
    }
  }
  if (changes.length > LISTED) console.log(`  … and ${changes.length - LISTED} more`);
}

const LEFT_OUT = {
  unfit: 'stored in another shape: open it in the reserved area, check it and save it',
  invalid: 'no whole product in the backup',
};

function printPlan(plan: RestorePlan, deleteOthers: boolean): void {
  printChanges('New', plan.added);
  printChanges('Changed', plan.changed);
  printChanges(
    deleteOthers ? 'To delete' : 'Not in the backup, left alone (--delete-others deletes them)',
    plan.missing,
  );
  for (const { nome, id, reason } of plan.leftOut) {
    console.log(`\nLeft out: ${nome} (${id}), ${LEFT_OUT[reason]}.`);
  }
  for (const nome of plan.withoutPicture.values()) console.log(`\nWithout its picture: ${nome}.`);
  console.log(`\nThe same: ${plan.same.length}. Pictures to upload: ${plan.uploads.size}.`);
}

function printComparison({ equal, withoutPicture, different, equalPictures }: Comparison): void {
  const butPicture = withoutPicture > 0 ? `, ${withoutPicture} but for the picture` : '';
  console.log(
    `\nCompared with the backup: ${equal} products equal field by field${butPicture}, ${equalPictures} pictures equal byte by byte.`,
  );
  if (different.length === 0) return;
  console.log(`Not equal: ${different.join(', ')}.`);
  process.exitCode = 1;
}

/** `npm run restore -- <folder>`: writes a backup into the project. */
export async function run(args: string[]): Promise<void> {
  const { path, mode, yes, deleteOthers } = optionsOf(args);
  const project = projectOf(mode, 'restore');
  const backup = await readBackup(path);
  const author = await step(
    signIn(project, 'restore'),
    'No restore: the account could not be checked',
  );
  const { menu } = backup;
  console.log(
    `${Object.keys(menu.products).length} products of ${menu.project}, read at ${menu.readAt}, into ${project.projectId}:`,
  );
  for (const file of backup.missing) console.log(`\nNot in the backup: ${file}.`);
  const plan = await step(planRestore(backup, project), 'No restore: the menu could not be read');
  const house = await step(planHouse(path), 'No restore: the house could not be read');
  printPlan(plan, deleteOthers);
  for (const change of house) console.log(`\nThe house: ${houseChangeText(change, ownHouse)}`);
  const changes = [...plan.added, ...plan.changed, ...(deleteOthers ? plan.missing : [])];
  const count = changes.length + house.length;
  if (count > 0 && !yes) {
    const answer = await ask(`\nWrite ${count} changes? (yes/no) `, 'add --yes');
    if (!/^(y|yes|s|sì|si)$/i.test(answer.trim())) throw new Problem('Nothing was written.');
  }
  const unwritten = await step(
    writeRestore(plan, changes, author, progress),
    'Stopped halfway: what is written stays',
  );
  for (const { nome, outcome } of unwritten) console.log(`\nNot written: ${nome} (${outcome}).`);
  const conflicts = await step(writeHouse(house), 'Stopped halfway: what is written stays');
  for (const change of conflicts)
    console.log(`\nNot written: ${houseChangeText(change, ownHouse)} (conflict).`);
  printComparison(await step(compareRestore(backup, project), 'Written, but not compared'));
}
