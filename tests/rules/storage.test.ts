import type { RulesTestContext } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  ref,
  StorageError,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearStorage } from '../../emulators/client';
import { outsiders, permitted, refused, STAFF_UID, staff, suite, withoutRules } from './actors';

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

const everybody = [...Object.entries(outsiders), ['staff', staff] as const];

describe.each(Object.entries(outsiders))('%s', (_, actor) => {
  it('may not upload a picture, which staff may', async () => {
    await refused(upload(actor));
    await permitted(upload(staff));
  });

  it('may not delete a picture, which staff may', async () => {
    await refused(deleteObject(at(actor, 'images/old.webp')));
    await permitted(deleteObject(at(staff, 'images/old.webp')));
  });
});

describe.each(everybody)('%s', (_, actor) => {
  it('reads a picture, but lists none and reads nothing outside images/', async () => {
    await permitted(getBytes(at(actor, 'images/old.webp')));
    await permitted(getMetadata(at(actor, 'images/old.webp')));
    await refused(list(at(actor, 'images')));
    await refused(list(at(actor, 'images/old.webp')));
    await refused(list(at(actor, '')));
    await refused(getBytes(at(actor, 'private/old.webp')));
    await refused(getMetadata(at(actor, 'private/old.webp')));
  });

  it('cannot replace a picture or change its metadata', async () => {
    await refused(upload(actor, 'images/old.webp'));
    await refused(upload(actor, 'images/old.webp', 'image/png', 9));
    await refused(updateMetadata(at(actor, 'images/old.webp'), { contentType: 'text/html' }));
    await refused(updateMetadata(at(actor, 'images/old.webp'), { cacheControl: 'no-store' }));
  });
});

it('a free name is answered with not found, so that it can be told from a forbidden one', async () => {
  const answer = getMetadata(at(staff, 'images/free.webp'));
  await expect(answer).rejects.toBeInstanceOf(StorageError);
  await expect(answer).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

it('a name is free again once its picture is deleted', async () => {
  await refused(upload(staff, 'images/old.webp'));
  await permitted(deleteObject(at(staff, 'images/old.webp')));
  await permitted(upload(staff, 'images/old.webp'));
});

it('an account that is removed from the staff loses its rights at once', async () => {
  await permitted(upload(staff));
  await withoutRules((owner) => owner.firestore().doc(`staff/${STAFF_UID}`).delete());
  await refused(upload(staff, 'images/second.webp'));
  await refused(deleteObject(at(staff, 'images/new.webp')));
});

describe('the type of an upload', () => {
  const types = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

  it.each(types)('may be %s', (type) => permitted(upload(staff, 'images/new', type)));

  it.each([
    'image/svg+xml',
    'image/bmp',
    'image/heic',
    'image/tiff',
    'image/jpg',
    'image/*',
    'image/',
    'image',
    'image/pngx',
    'ximage/png',
    'IMAGE/PNG',
    'image/png; charset=utf-8',
    'image/png,text/html',
    'text/html',
    'application/octet-stream',
    'application/javascript',
    'video/mp4',
  ])('may not be %s', async (type) => {
    await refused(upload(staff, 'images/new.png', type));
    await permitted(upload(staff, 'images/new.png', 'image/png'));
  });

  it('may not be missing', async () => {
    await refused(uploadBytes(at(staff, 'images/new.png'), new Uint8Array(8)));
  });
});

it('a picture may have 5 MiB and not a byte more', async () => {
  await refused(upload(staff, 'images/new.webp', 'image/webp', 5 * MEBIBYTE + 1));
  await permitted(upload(staff, 'images/new.webp', 'image/webp', 5 * MEBIBYTE));
});

it.each([
  'new.webp',
  'images',
  'images/menu/new.webp',
  'Images/new.webp',
  'imagesx/new.webp',
  'x/images/new.webp',
  'private/new.webp',
  'staff/new.webp',
])('nothing may be uploaded to %s', async (path) => {
  await refused(upload(staff, path));
  await permitted(upload(staff));
});

it('nothing outside images/ may be deleted', async () => {
  await refused(deleteObject(at(staff, 'private/old.webp')));
  await permitted(deleteObject(at(staff, 'images/old.webp')));
});
