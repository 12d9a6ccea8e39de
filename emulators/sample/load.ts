import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pictureNames } from '../../src/domain/product/picture';
import {
  createAccount,
  downloadUrl,
  listObjects,
  putDocument,
  putDocuments,
  uploadObject,
} from '../data/client';
import type { Suite } from '../suite';
import { guestAccount, staffAccount } from './accounts';
import { documentId, PICTURES, productOf } from './dish';
import { sampleMenu } from './menu';

/** Like the app's own uploads: a file name is never reused for another picture. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The token of every picture's download URL: two suites with the sample differ in their ports alone. */
const TOKEN = 'sample';

const largeObject = (picture: string) => `images/${pictureNames(picture).large}`;

type Dishes = typeof sampleMenu;

/** The file of each of these dishes' pictures, by its object's name. */
function filesOf(dishes: Dishes): Map<string, string> {
  const pictures = dishes.flatMap(({ picture }) => picture ?? []);
  return new Map(
    pictures.flatMap((picture): [string, string][] => [
      [largeObject(picture), picture],
      [`images/${pictureNames(picture).card}`, pictureNames(picture).card],
    ]),
  );
}

/** The objects of the sample's pictures. */
export const sampleObjects = [...filesOf(sampleMenu).keys()];

/** Uploads the pictures that are not there yet: a picture in the bucket never changes. */
async function uploadPictures(suite: Suite, dishes: Dishes): Promise<void> {
  const there = new Set(await listObjects(suite));
  const missing = [...filesOf(dishes)].filter(([name]) => !there.has(name));
  await Promise.all(
    missing.map(async ([name, file]) => {
      const bytes = await readFile(resolve(PICTURES, file));
      const contentType = 'image/webp';
      const object = { name, contentType, cacheControl: CACHE_CONTROL, bytes, token: TOKEN };
      await uploadObject(suite, object);
    }),
  );
}

/**
 * Resets dishes of the sample, by default all, with their pictures, and sets the version of the menu; may be called again.
 * @returns how many dishes were written
 */
export async function loadDishes(
  suite: Suite,
  version = new Date(),
  dishes = sampleMenu,
): Promise<number> {
  await uploadPictures(suite, dishes);
  const entries = dishes.map((dish) => {
    const image = dish.picture && downloadUrl(suite, largeObject(dish.picture), TOKEN);
    return [`prodotti/${documentId(dish)}`, productOf(dish, image)] as const;
  });
  await putDocuments(suite, {
    ...Object.fromEntries(entries),
    'meta/menu': { version },
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
export async function loadSample(suite: Suite, version = new Date()): Promise<number> {
  const [count] = await Promise.all([loadDishes(suite, version), createAccounts(suite)]);
  return count;
}
