import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PICTURES } from '../../emulators/sample/dish';
import { makePreviews } from '../../vite/previews';

const STORAGE = 'https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/images%2F';
const pictureOf = (name: string) => ({
  image: `${STORAGE}${name}`,
  preview: `/anteprime/${name}.jpg`,
});

let folder: string;
let options: Parameters<typeof makePreviews>[1];
const storage = vi.fn<typeof fetch>();
const read = (name: string) => readFile(join(folder, 'out/anteprime', `${name}.jpg`));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
  options = { out: join(folder, 'out'), kept: join(folder, 'kept'), limit: 9 };
  await mkdir(options.out);
  await writeFile(join(options.out, 'anteprima.jpg'), 'the own one');
  const picture = await readFile(join(PICTURES, 'pizza-margherita.card.webp'));
  storage.mockReset().mockImplementation(async () => new Response(new Uint8Array(picture)));
  vi.stubGlobal('fetch', storage);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

test('a picture is converted once, kept for the next build, and dropped when no dish has it', async () => {
  expect(await makePreviews([pictureOf('a'), pictureOf('a')], options)).toEqual([]);
  expect(await makePreviews([pictureOf('a'), pictureOf('b')], options)).toEqual([]);
  expect(storage).toHaveBeenCalledTimes(2);
  expect((await read('a')).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(await read('b')).toEqual(await read('a'));
  await makePreviews([pictureOf('b')], options);
  expect(await readdir(options.kept)).toEqual(['b.jpg']);
});

test.each([
  ['Storage does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['the picture is gone', async () => new Response('', { status: 404 })],
  ['it is no picture', async () => new Response('<!doctype html>')],
])('the own preview takes the place of a picture if %s', async (_, answer) => {
  storage.mockImplementation(answer);
  expect(await makePreviews([pictureOf('a')], options)).toHaveLength(1);
  expect((await read('a')).toString()).toBe('the own one');
  expect(await readdir(options.kept)).toEqual([]);
});

test('an address outside of Storage is never fetched', async () => {
  const foreign = { image: 'https://example.test/a.webp', preview: '/anteprime/a.jpg' };
  expect(await makePreviews([foreign], options)).toHaveLength(1);
  expect((await read('a')).toString()).toBe('the own one');
  expect(storage).not.toHaveBeenCalled();
});

test('beyond the limit dishes get the own preview', async () => {
  await makePreviews([pictureOf('a'), pictureOf('b')], { ...options, limit: 1 });
  expect((await read('a')).length).toBeGreaterThan(10_000);
  expect((await read('b')).toString()).toBe('the own one');
});
