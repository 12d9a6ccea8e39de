import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { TimeoutError, withTimeout } from '../src/data/timeout';
import { Problem } from '../tests/emulators/problem';

/** How long the whole menu may take to arrive, in ms. */
const TIMEOUT_MS = 60_000;

/** What to back up. */
export type Source = {
  projectId: string;
  /** Null for the real Firestore. */
  emulator: { host: string; port: number } | null;
};

/** The content of a backup file: each product by its document's id, exactly as stored. */
export type Backup = {
  project: string;
  /** When it was read, ISO 8601. */
  readAt: string;
  products: Record<string, unknown>;
};

// A failure is reported once, by the Problem below: the SDK logs nothing.
setLogLevel('silent');

/** Reads `prodotti` like any visitor, without a key or an account. */
async function readProducts({ projectId, emulator }: Source): Promise<Record<string, unknown>> {
  const app = initializeApp({ projectId }, `backup of ${projectId}`);
  try {
    const firestore = getFirestore(app);
    if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port);
    const { docs } = await withTimeout(getDocs(collection(firestore, 'prodotti')), TIMEOUT_MS);
    const byId = docs.map((document) => [document.id, document.data()] as const);
    return Object.fromEntries(byId.sort(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    await deleteApp(app);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TimeoutError) return `no answer within ${TIMEOUT_MS / 1000} s`;
  return error instanceof Error ? error.message : String(error);
}

/** '2026-01-31T18:05:09.123Z' → 'menu-2026-01-31T18-05-09Z.json': sorts by time and is valid on every file system. */
function fileNameOf(readAt: Date): string {
  return `menu-${readAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.json`;
}

/** Writes a temporary file and renames it: a full disk or a Ctrl-C leaves no partial backup under the final name. */
async function writeWhole(path: string, text: string): Promise<void> {
  const partial = `${path}.partial`;
  try {
    await writeFile(partial, text, { flag: 'wx' });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * Writes all products into a new dated file. Pictures are not in it: only their addresses are.
 * @param folder created where it is missing
 * @returns the file's path and how many products are in it
 * @throws Problem where the menu cannot be read, is empty, or cannot be written
 */
export async function backUpMenu(
  source: Source,
  folder: string,
  now: Date,
): Promise<{ path: string; count: number }> {
  const products = await readProducts(source).catch((error: unknown) => {
    throw new Problem(
      `No backup: the menu of ${source.projectId} could not be read (${reasonOf(error)}).`,
    );
  });
  const count = Object.keys(products).length;
  if (count === 0) {
    throw new Problem(`No backup: ${source.projectId} holds no products. Is it the right project?`);
  }
  const backup: Backup = { project: source.projectId, readAt: now.toISOString(), products };
  const path = join(folder, fileNameOf(now));
  try {
    await mkdir(folder, { recursive: true });
    await writeWhole(path, `${JSON.stringify(backup, null, 2)}\n`);
  } catch (error) {
    throw new Problem(`No backup: ${path} could not be written (${reasonOf(error)}).`);
  }
  return { path, count };
}
