import type { RulesTestContext } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeEach, it } from 'vitest';
import { clearStorage } from '../../emulators/data/client';
import {
  everybody,
  outsiders,
  permitted,
  refused,
  refusedTo,
  STAFF_UID,
  staff,
  suite,
  withoutRules,
} from './actors';

const MEBIBYTE = 1024 * 1024;

const at = (actor: RulesTestContext, path: string) =>
  ref(actor.storage(`gs://${suite.bucket}`), path);

function upload(
  actor: RulesTestContext,
  path = 'images/new.webp',
  contentType = 'image/webp',
  size = 8,
) {
  return uploadBytes(at(actor, path), new Uint8Array(size), { contentType });
}

beforeEach(async () => {
  await clearStorage(suite);
  await withoutRules(async (owner) => {
    await upload(owner, 'images/old.webp');
    await upload(owner, 'private/old.webp');
  });
});

it('only staff may list, upload or delete pictures', async () => {
  await refusedTo(outsiders, (actor) => list(at(actor, 'images')));
  await refusedTo(outsiders, (actor) => upload(actor));
  await refusedTo(outsiders, (actor) => deleteObject(at(actor, 'images/old.webp')));
  await permitted(list(at(staff, 'images')));
  await permitted(upload(staff));
  await permitted(deleteObject(at(staff, 'images/old.webp')));
});

it('everybody reads a picture, and nothing outside images/', async () => {
  for (const actor of Object.values(everybody)) {
    await permitted(getBytes(at(actor, 'images/old.webp')));
    await permitted(getMetadata(at(actor, 'images/old.webp')));
  }
  await refusedTo(everybody, (actor) => list(at(actor, '')));
  await refusedTo(everybody, (actor) => getBytes(at(actor, 'private/old.webp')));
  await refusedTo(everybody, (actor) => getMetadata(at(actor, 'private/old.webp')));
});

it('nobody replaces a picture or changes its metadata', async () => {
  await refusedTo(everybody, (actor) => upload(actor, 'images/old.webp'));
  await refusedTo(everybody, (actor) =>
    updateMetadata(at(actor, 'images/old.webp'), { contentType: 'text/html' }),
  );
});

it('an account that is removed from the staff loses its rights at once', async () => {
  await permitted(upload(staff));
  await withoutRules((owner) => owner.firestore().doc(`staff/${STAFF_UID}`).delete());
  await refused(upload(staff, 'images/second.webp'));
  await refused(deleteObject(at(staff, 'images/new.webp')));
});

it('an upload must be of one of the five picture types, which exclude SVG', async () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']) {
    await permitted(upload(staff, `images/new.${type.slice(6)}`, type));
  }
  for (const type of ['image/svg+xml', 'image/pngx', 'IMAGE/PNG', 'image/png; a=b', 'text/html']) {
    await refused(upload(staff, 'images/other', type), type);
  }
  await refused(uploadBytes(at(staff, 'images/other'), new Uint8Array(8)), 'no type');
});

it('a picture may have 5 MiB, and not a byte more', async () => {
  await refused(upload(staff, 'images/new.webp', 'image/webp', 5 * MEBIBYTE + 1));
  await permitted(upload(staff, 'images/new.webp', 'image/webp', 5 * MEBIBYTE));
});

it('nothing is uploaded or deleted outside images/', async () => {
  for (const path of ['new.webp', 'images/menu/new.webp', 'Images/new.webp', 'x/images/new.webp']) {
    await refused(upload(staff, path), path);
  }
  await permitted(upload(staff));
  await refused(deleteObject(at(staff, 'private/old.webp')));
  await permitted(deleteObject(at(staff, 'images/old.webp')));
});
