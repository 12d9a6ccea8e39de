import { parseArgs } from 'node:util';
import { deleteObject, getStorage, listAll, ref, uploadBytes } from 'firebase/storage';
import * as v from 'valibot';
import { Problem } from '../emulators/problem';
import { app } from '../src/data/staff/firebase-app';
// Connects to the Storage emulator, if there is one.
import '../src/data/staff/images';
import { writeChanges } from '../src/data/staff/write-changes';
import { type Change, creationOf, deletionOf } from '../src/domain/changes/change';
import { allergenCategory } from '../src/domain/product/categories';
import { storedProduct } from '../src/domain/product/product';
import { run as checkSite } from './check-site';
import { reasonOf } from './download';
import { documentsOf, firestoreOf, type Project, projectOf } from './project';
import { signIn } from './staff-command';

/** More products than a family's menu has. With their records they are twice as many writes in one commit. */
const MANY = 300;

const ids = Array.from({ length: MANY }, (_, index) => `prova-${index + 1}`);

/** A product of a category that no page shows. */
const trial = {
  ...v.parse(storedProduct, { descrizione: 'Prova', allergeni: [] }),
  nome: 'Prova',
  categoria: allergenCategory.name,
};

async function write(changes: Change[], purpose: 'import' | 'deletion', author: string) {
  const outcomes = await writeChanges(changes, purpose, author);
  const failed = changes.filter(({ id }) => outcomes.get(id)?.kind !== 'written');
  if (failed.length > 0) throw new Error(`not written: ${failed.map(({ id }) => id).join(', ')}`);
}

/** Checks that a stranger cannot list the staff. */
async function tryStaffList(project: Project): Promise<void> {
  const { status } = await fetch(`${firestoreOf(project)}/v1/${documentsOf(project)}/staff`);
  if (status !== 403)
    throw new Problem(`The list of staff answers with ${status}: publish firestore.rules.`);
}

/**
 * Adds and deletes many products, each in one commit. The rules look up one document for all of them: whether Firestore counts a
 * repeated look-up once, as its emulator does, only a real project can tell.
 */
async function tryLargeCommits(author: string): Promise<void> {
  const creations = ids.map((id) => creationOf(id, trial));
  const deletions = ids.map((id) => deletionOf({ id, ...trial }));
  try {
    await write(creations, 'import', author);
    await write(deletions, 'deletion', author);
  } catch (error) {
    throw new Problem(
      `A commit of ${MANY} products is refused (${reasonOf(error)}): docs/first-day.md, step 2, says what to do.`,
    );
  }
}

/**
 * Opens a transaction on what every save writes, as anybody may ask for without signing in, and saves a product as staff. Firestore's
 * emulator grants it, and refuses staff's commit until it ends; whether Firestore itself does, only a real project can tell.
 * @returns the outcome in words, and what to do
 */
async function tryLocks(project: Project, author: string): Promise<string> {
  const documents = documentsOf(project);
  const ask = (method: string, question: object) =>
    fetch(`${firestoreOf(project)}/v1/${documents}:${method}`, {
      method: 'POST',
      body: JSON.stringify(question),
    });
  const opened = await ask('batchGet', {
    documents: [`${documents}/meta/menu`],
    newTransaction: { readWrite: {} },
  });
  const [element]: [{ transaction?: string }] = opened.ok ? await opened.json() : [{}];
  const { transaction } = element;
  if (!transaction)
    return `✓ A stranger cannot open a transaction (${opened.status}): nobody but staff can hold up a save`;
  const one = ids.slice(0, 1);
  const failure = await write(
    one.map((id) => creationOf(id, trial)),
    'import',
    author,
  ).catch(reasonOf);
  await ask('rollback', { transaction });
  if (failure) return `! A stranger's transaction holds up every save (${failure}). ${LOCKED}`;
  await write(
    one.map((id) => deletionOf({ id, ...trial })),
    'deletion',
    author,
  );
  return '✓ A stranger can open a transaction, and staff save all the same';
}

const LOCKED =
  'Read docs/deploying.md, "If nothing can be saved", before somebody does this to you.';

/** Checks that a picture can be read without a token, as cards do, listed by staff and deleted, but not overwritten. */
async function tryPictures({ store }: Project): Promise<void> {
  const picture = ref(getStorage(app), 'images/prova-primo-giorno.png');
  const upload = () => uploadBytes(picture, new Uint8Array([1]), { contentType: 'image/png' });
  await upload().catch((error) => {
    throw new Problem(
      `No picture can be uploaded (${reasonOf(error)}). May the Storage rules read Firestore? docs/deploying.md, step 3.`,
    );
  });
  const overwritten = await upload().then(
    () => true,
    () => false,
  );
  const address = `${store.origin}/v0/b/${store.bucket}/o/${encodeURIComponent(picture.fullPath)}`;
  const { ok } = await fetch(`${address}?alt=media`);
  const listed = await listAll(ref(getStorage(app), 'images')).catch(() => null);
  await deleteObject(picture);
  if (!ok)
    throw new Problem(
      'Without a token no picture is read, so cards show large ones: publish storage.rules.',
    );
  if (!listed)
    throw new Problem(
      'Staff may not list the pictures, which npm run pictures needs: publish storage.rules.',
    );
  if (overwritten) throw new Problem('A picture can be overwritten: publish storage.rules.');
}

/** How many dishes the menu must have for its pages and pictures to be worth a look. */
const LEAST_DISHES = '10';

/** `npm run first-day`: the checks of the site and of staff's writes that need a real project. */
export async function run(args: string[]): Promise<void> {
  const { mode } = parseArgs({
    args,
    options: { mode: { type: 'string', default: 'production' } },
  }).values;
  const project = projectOf(mode, 'first-day');
  const author = await signIn(project, 'first-day');
  // The emulators serve no published site.
  if (!project.emulator) await checkSite(['--dishes', LEAST_DISHES]);
  await tryStaffList(project);
  console.log('✓ A stranger cannot read who is staff');
  await tryLargeCommits(author);
  console.log(`✓ ${MANY} products are added in one commit, and deleted in one`);
  console.log(await tryLocks(project, author));
  await tryPictures(project);
  console.log('✓ A picture is uploaded, read, listed, not overwritten, and deleted');
}
