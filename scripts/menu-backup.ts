import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { Problem } from '../emulators/problem';
import { withTimeout } from '../src/data/timeout';
import { cardPictureOf } from '../src/domain/product/card-picture';
import { imageLocation } from '../src/domain/product/picture';
import { downloadPicture, inParallel, reasonOf } from './download';
import { type MenuFile, menuFileText, parseMenuFile } from './menu-file';
import { documentsOf, firestoreOf, type Project } from './project';

/** The names of the menu and of the pictures' folder in a backup. */
export const MENU_FILE = 'menu.json';
export const PICTURES_FOLDER = 'images';
/** The file of `meta/oggi`, as Firestore's REST interface writes it. A restore ignores it, because its evening is over. */
const TONIGHT_FILE = 'oggi.json';
/** The file of `meta/locale`, written in the same way. */
export const HOUSE_FILE = 'locale.json';

/** How long the whole menu may take to arrive, in ms. */
const TIMEOUT_MS = 60_000;

/** The content of a backup. */
type BackupResult = {
  /** The folder that was written. */
  path: string;
  products: number;
  pictures: number;
  /** Pictures that are not in the backup, each with a product's name: outside the bucket, no longer there, or not readable. */
  without: { nome: string; url: string }[];
};

// A failure is reported once, by a Problem: the SDK logs nothing.
setLogLevel('silent');

/** Reads `prodotti` like any visitor, without a key or an account. */
async function readProducts({ projectId, emulator }: Project): Promise<MenuFile['products']> {
  const app = initializeApp({ projectId }, `backup of ${projectId}`);
  try {
    const firestore = getFirestore(app);
    if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port);
    const { docs } = await withTimeout(getDocs(collection(firestore, 'prodotti')), TIMEOUT_MS);
    return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
  } finally {
    await deleteApp(app);
  }
}

/** Reads a document of `meta` as JSON text; null if it was never written. */
async function readMeta(project: Project, name: 'oggi' | 'locale'): Promise<string | null> {
  const url = `${firestoreOf(project)}/v1/${documentsOf(project)}/meta/${name}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
  return answer.text();
}

/** How many products the newest backup of a folder holds; null if there is none that can be read. */
export async function productsOfLastBackup(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => /^menu-[\dTZ-]+$/.test(name))
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  const text = await readFile(join(folder, newest, MENU_FILE), 'utf8').catch(() => '');
  const file = parseMenuFile(text);
  return file && Object.keys(file.products).length;
}

/** '2026-01-31T18:05:09.123Z' → 'menu-2026-01-31T18-05-09Z': sorts by time and is valid on every file system. */
function folderNameOf(readAt: Date): string {
  return `menu-${readAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;
}

/**
 * A file name for each picture. Two objects never share one, even on a case-insensitive file system.
 * @param paths of the objects in the bucket: 'images/margherita.webp'
 */
function fileNamesOf(paths: Iterable<string>): Map<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const path of new Set(paths)) {
    const plain = encodeURIComponent(path.slice(path.indexOf('/') + 1)).replace(/^\.+|\*/g, '_');
    let name = plain;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${count}-${plain}`;
    taken.add(name.toLowerCase());
    names.set(path, name);
  }
  return names;
}

/** The addresses of the menu's pictures, and of the card's beside them, each with the name of a product that shows it. */
function picturesOf(products: MenuFile['products']): Map<string, string> {
  const found = new Map<string, string>();
  for (const [id, { image, nome }] of Object.entries(products)) {
    if (typeof image !== 'string' || image === '') continue;
    for (const url of [image, cardPictureOf(image)]) if (url) found.set(url, String(nome ?? id));
  }
  return found;
}

/** Downloads the pictures of the bucket into a folder. @returns the saved pictures, and those that are missing */
async function savePictures(
  { store }: Project,
  products: MenuFile['products'],
  folder: string,
): Promise<{ pictures: MenuFile['pictures']; without: BackupResult['without'] }> {
  const found = [...picturesOf(products)].map(([url, nome]) => {
    return { url, nome, path: imageLocation(url, store) };
  });
  const names = fileNamesOf(found.flatMap(({ path }) => path ?? []));
  const types = await inParallel(found, async ({ url, path }) => {
    const file = path === null ? undefined : names.get(path);
    const picture = file === undefined ? null : await downloadPicture(url).catch(() => null);
    if (file === undefined || picture === null) return null;
    await writeFile(join(folder, file), picture.bytes);
    return { file, type: picture.type };
  });
  const pictures: MenuFile['pictures'] = {};
  const without: BackupResult['without'] = [];
  for (const [index, { url, nome }] of found.entries()) {
    const kept = types[index];
    if (kept) pictures[url] = kept;
    else without.push({ nome, url });
  }
  return { pictures, without };
}

/**
 * Writes all products, and the pictures that they show, into a new dated folder. The folder has another name until it is
 * complete: a full disk or a Ctrl-C leaves no partial backup under the final one.
 * @param folder created if it is missing
 * @throws Problem if the menu cannot be read or is empty, or the backup cannot be written
 */
export async function backUpMenu(
  project: Project,
  folder: string,
  now: Date,
): Promise<BackupResult> {
  const { projectId } = project;
  const [products, today, house] = await Promise.all([
    readProducts(project),
    readMeta(project, 'oggi'),
    readMeta(project, 'locale'),
  ]).catch((error: unknown) => {
    throw new Problem(
      `No backup: the menu of ${projectId} could not be read (${reasonOf(error)}). Check the network and run it again.`,
    );
  });
  const count = Object.keys(products).length;
  if (count === 0) {
    throw new Problem(`No backup: ${projectId} holds no products. Is it the right project?`);
  }
  const path = join(folder, folderNameOf(now));
  const partial = `${path}.partial`;
  const pictureFolder = join(partial, PICTURES_FOLDER);
  try {
    await mkdir(pictureFolder, { recursive: true });
    const { pictures, without } = await savePictures(project, products, pictureFolder);
    const text = menuFileText({
      project: projectId,
      readAt: now.toISOString(),
      products,
      pictures,
    });
    await writeFile(join(partial, MENU_FILE), text);
    if (today !== null) await writeFile(join(partial, TONIGHT_FILE), today);
    if (house !== null) await writeFile(join(partial, HOUSE_FILE), house);
    await rename(partial, path);
    const kept = Object.keys(pictures);
    const cards = new Set(kept.map(cardPictureOf));
    const large = kept.filter((url) => !cards.has(url));
    return { path, products: count, pictures: large.length, without };
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => {});
    throw new Problem(
      `No backup: ${path} could not be written (${reasonOf(error)}). Check the network and the disk, and run it again.`,
    );
  }
}
