import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pictureNames } from '../../src/domain/product/card-picture';
import {
  createAccount,
  downloadUrl,
  putDocument,
  putDocuments,
  readObject,
  uploadObject,
} from '../data/client';
import type { Suite } from '../suite';
import { guestAccount, staffAccount } from './accounts';
import { documentId, PICTURES, productOf } from './dish';
import { sampleMenu } from './menu';

/** Like the app's own uploads: a file name is never reused for another picture. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The objects of the sample's pictures. */
export const sampleObjects = sampleMenu.flatMap(({ picture }) =>
  picture ? Object.values(pictureNames(picture)).map(objectOf) : [],
);

function objectOf(picture: string): string {
  return `images/${picture}`;
}

/** Uploads a file that is not there yet: a picture in the bucket never changes. @returns its download URL */
async function uploadOnce(suite: Suite, name: string, file: string): Promise<string> {
  const stored = await readObject(suite, name);
  if (stored) return downloadUrl(suite, name, stored);
  return uploadObject(suite, {
    name,
    contentType: 'image/webp',
    cacheControl: CACHE_CONTROL,
    bytes: await readFile(resolve(PICTURES, file)),
  });
}

/** Uploads a dish's two pictures. @returns the large one's download URL */
async function uploadPicture(suite: Suite, picture: string): Promise<string> {
  const { large, card } = pictureNames(picture);
  await uploadOnce(suite, objectOf(card), card);
  return uploadOnce(suite, objectOf(large), picture);
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
