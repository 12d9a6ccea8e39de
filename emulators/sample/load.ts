import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createAccount, putDocument, putDocuments, uploadObject } from '../client';
import type { Suite } from '../suite';
import { guestAccount, staffAccount } from './accounts';
import { documentId, PICTURES, productOf } from './dish';
import { sampleMenu } from './menu';

/** Like the app's own uploads: a file name is never reused for another picture. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

async function uploadPicture(suite: Suite, picture: string): Promise<string> {
  return uploadObject(suite, {
    name: `images/${picture}`,
    contentType: 'image/webp',
    cacheControl: CACHE_CONTROL,
    bytes: await readFile(resolve(PICTURES, picture)),
  });
}

/**
 * Resets every dish of the sample, with its picture, and sets a new version of the menu; may be called again.
 * @returns how many dishes were written
 */
export async function loadDishes(suite: Suite): Promise<number> {
  const entries = await Promise.all(
    sampleMenu.map(async (dish) => {
      const image = dish.picture === null ? null : await uploadPicture(suite, dish.picture);
      return [`prodotti/${documentId(dish)}`, productOf(dish, image)] as const;
    }),
  );
  await putDocuments(suite, {
    ...Object.fromEntries(entries),
    'meta/menu': { version: new Date() },
  });
  return entries.length;
}

/** Creates the two sample accounts, which must not exist yet, and makes the first one staff. */
async function createAccounts(suite: Suite): Promise<void> {
  await Promise.all([
    createAccount(suite, staffAccount),
    createAccount(suite, guestAccount),
    putDocument(suite, `staff/${staffAccount.uid}`, { nome: staffAccount.nome }),
  ]);
}

/**
 * Fills an empty suite with the sample restaurant: accounts, staff, pictures and the whole menu.
 * @returns how many dishes were written
 */
export async function loadSample(suite: Suite): Promise<number> {
  const [count] = await Promise.all([loadDishes(suite), createAccounts(suite)]);
  return count;
}
