import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Problem } from '../emulators/problem';
import { readProducts } from '../src/data/menu/firestore-rest';
import { uploadImage } from '../src/data/staff/images';
import { MAX_CHANGES, writeChanges } from '../src/data/staff/write-changes';
import type { Outcome } from '../src/data/staff/written';
import type { Change } from '../src/domain/changes/change';
import { cardPictureOf } from '../src/domain/product/card-picture';
import { imageLocation, safeFileName } from '../src/domain/product/picture';
import type { Product } from '../src/domain/product/product';
import { type ChangePlan, planChanges, type Wish, wishesOf } from './change-plan';
import { downloadPicture, inParallel, type Picture } from './download';
import { MENU_FILE, PICTURES_FOLDER } from './menu-backup';
import { type MenuFile, parseMenuFile } from './menu-file';
import type { Project } from './project';

/** Prefix of the placeholder for the address of a picture that is not uploaded yet. */
const TO_UPLOAD = 'to upload: ';

/** A picture of a backup, with its card's picture if there is one. `file` is the file name of the large one. */
type BackupPicture = { file: string; large: Picture; card: Picture | null };

/** A backup as it was read. */
type Backup = {
  menu: MenuFile;
  /** Its pictures, by the address that products have as `image`. */
  pictures: ReadonlyMap<string, BackupPicture>;
  /** The files of pictures that the menu names and the folder lacks. */
  missing: readonly string[];
};

/** The plan of a restore. */
export type RestorePlan = ChangePlan & {
  /** The pictures to upload, by the name of their file. */
  uploads: ReadonlyMap<string, BackupPicture>;
  /** Products that do not get their picture back, as neither the backup nor this project's bucket has it: names by id. */
  withoutPicture: ReadonlyMap<string, string>;
  /** How many pictures are in the bucket already, equal byte by byte. */
  kept: number;
};

/**
 * Reads a backup. A picture that it lacks stops nothing: the menu matters more.
 * @param path the backup's folder, or a menu file alone, which has no pictures
 * @throws Problem if it is not a backup
 */
export async function readBackup(path: string): Promise<Backup> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  const file = isFolder ? join(path, MENU_FILE) : path;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(`No restore: there is no ${file}. Name a folder that npm run backup wrote.`);
  });
  const menu = parseMenuFile(text);
  if (!menu) {
    throw new Problem(`No restore: ${file} is no menu. Name a folder that npm run backup wrote.`);
  }
  const files = new Map<string, Picture & { file: string }>();
  const missing: string[] = [];
  for (const [url, { file: name, type }] of Object.entries(isFolder ? menu.pictures : {})) {
    const picture = join(path, PICTURES_FOLDER, basename(name));
    const bytes = await readFile(picture).catch(() => null);
    if (bytes === null) missing.push(picture);
    else files.set(url, { bytes, type, file: basename(name) });
  }
  const pictures = new Map<string, BackupPicture>();
  for (const [url, large] of files) {
    const card = files.get(cardPictureOf(url) ?? '') ?? null;
    pictures.set(url, { file: large.file, large, card });
  }
  return { menu, pictures, missing };
}

/** Returns a function that downloads pictures from the bucket, each only once. */
function pictureReader() {
  const known = new Map<string, Promise<Picture | null>>();
  return (url: string) => {
    const reading = known.get(url) ?? downloadPicture(url);
    known.set(url, reading);
    return reading;
  };
}

/** Whether a picture is stored at an address, with its card's beside it, both equal byte by byte. */
async function standsAt(
  url: string,
  { large, card }: BackupPicture,
  read: ReturnType<typeof pictureReader>,
): Promise<boolean> {
  const beside = cardPictureOf(url);
  const [found, foundBeside] = await Promise.all([read(url), beside && card ? read(beside) : null]);
  const isSame = found?.bytes.equals(large.bytes) === true;
  return isSame && (card === null || foundBeside?.bytes.equals(card.bytes) === true);
}

/**
 * Compares a backup with the stored menu, pictures byte by byte. A picture is kept if the bucket has it at the address in the
 * backup, or at the product's current one. Any other has to be uploaded. A product whose picture the backup lacks gets its
 * former address only if the bucket still has a picture there; else it keeps its current one.
 * @throws Error if the menu or a picture could not be read
 */
export async function planRestore(
  { menu, pictures }: Backup,
  project: Project,
): Promise<RestorePlan> {
  const { products: standing } = await readProducts();
  const byId = new Map(standing.map((product) => [product.id, product]));
  const read = pictureReader();
  const uploads = new Map<string, BackupPicture>();
  const withoutPicture = new Map<string, string>();
  const kept = new Set<BackupPicture>();
  const isOurs = (url: string) => imageLocation(url, project.store) !== null;

  async function addressFor(image: string, now: Product | undefined): Promise<string | null> {
    const picture = pictures.get(image);
    if (!picture) {
      const isThere = image === now?.image || (isOurs(image) && (await read(image)) !== null);
      return isThere ? image : (now?.image ?? null);
    }
    for (const url of [now?.image, image]) {
      if (!url || !isOurs(url)) continue;
      if (!(await standsAt(url, picture, read))) continue;
      kept.add(picture);
      return url;
    }
    uploads.set(picture.file, picture);
    return TO_UPLOAD + picture.file;
  }

  const { wishes: stored, leftOut } = wishesOf(menu);
  const wishes = await inParallel(stored, async ({ id, fields }): Promise<Wish> => {
    if (!fields.image) return { id, fields };
    const image = await addressFor(fields.image, byId.get(id));
    if (!pictures.has(fields.image) && image !== fields.image)
      withoutPicture.set(id, fields.nome ?? id);
    return { id, fields: { ...fields, image } };
  });
  const plan = planChanges(standing, wishes);
  // Pictures that no change shows, such as those of products that are left out, need no upload.
  const shown = new Set([...plan.added, ...plan.changed].map(({ after }) => after?.image));
  for (const file of uploads.keys()) if (!shown.has(TO_UPLOAD + file)) uploads.delete(file);
  const named = new Set(Object.keys(menu.products));
  return {
    ...plan,
    leftOut: [...plan.leftOut, ...leftOut],
    missing: plan.missing.filter(({ id }) => !named.has(id)),
    uploads,
    withoutPicture,
    kept: kept.size,
  };
}

/** Uploads the pictures of a plan. A retry finds earlier uploads by the hash of their bytes. @returns addresses by file */
async function upload(
  uploads: RestorePlan['uploads'],
  onProgress: (text: string) => void,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const blobOf = ({ bytes, type }: Picture) => new Blob([new Uint8Array(bytes)], { type });
  await inParallel([...uploads], async ([file, { large, card }]) => {
    const id = createHash('sha256').update(large.bytes).digest('hex').slice(0, 24);
    const files = { large: blobOf(large), card: card && blobOf(card) };
    addresses.set(file, await uploadImage(files, safeFileName(file, large.type), id));
    onProgress(`Pictures: ${addresses.size} of ${uploads.size}`);
  });
  return addresses;
}

/**
 * Uploads the pictures and writes the changes of a plan, as the site does, but in as many commits as they need. Products that
 * somebody has changed since the plan was made are not written.
 * @param changes the changes of the plan that are wanted
 * @param author uid of the signed-in user
 * @param onProgress called with one line for each step
 * @returns the changes that were not written
 * @throws Error if it stopped halfway; another restore continues from there
 */
export async function writeRestore(
  { uploads }: RestorePlan,
  changes: readonly Change[],
  author: string,
  onProgress: (text: string) => void,
): Promise<{ nome: string; outcome: Outcome['kind'] }[]> {
  const addresses = await upload(uploads, onProgress);
  const toWrite = changes.map((change) => {
    const { after } = change;
    if (!after?.image?.startsWith(TO_UPLOAD)) return change;
    const image = addresses.get(after.image.slice(TO_UPLOAD.length)) ?? null;
    return { ...change, after: { ...after, image } };
  });
  const unwritten: { nome: string; outcome: Outcome['kind'] }[] = [];
  for (let from = 0; from < toWrite.length; from += MAX_CHANGES) {
    const batch = toWrite.slice(from, from + MAX_CHANGES);
    const outcomes = await writeChanges(batch, 'restore', author);
    onProgress(`Products: ${from + batch.length} of ${toWrite.length}`);
    for (const { id, nome } of batch) {
      const outcome = outcomes.get(id)?.kind;
      if (outcome && outcome !== 'written') unwritten.push({ nome, outcome });
    }
  }
  return unwritten;
}

/** How the menu compares with a backup. */
export type Comparison = {
  /** How many products are equal: their fields by value, their pictures byte by byte. */
  equal: number;
  /** How many are equal but for a picture that cannot be restored. */
  withoutPicture: number;
  /** The names of the products that differ. */
  different: string[];
  /** How many pictures are equal. */
  equalPictures: number;
};

/**
 * Reads the menu and its pictures once more, and compares them with the backup.
 * @throws Error if the menu or a picture could not be read
 */
export async function compareRestore(backup: Backup, project: Project): Promise<Comparison> {
  const { same, added, changed, leftOut, withoutPicture, kept } = await planRestore(
    backup,
    project,
  );
  const equal = same.filter(({ id }) => !withoutPicture.has(id));
  return {
    equal: equal.length,
    withoutPicture: same.length - equal.length,
    different: [...added, ...changed, ...leftOut].map(({ nome }) => nome),
    equalPictures: kept,
  };
}
