import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearFirestore,
  clearStorage,
  deleteDocument,
  listObjects,
  putDocument,
  readCollection,
  readDocument,
  uploadObject,
} from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { UploadError } from '../../src/data/staff/images';
import {
  ProductChangedError,
  UnknownOutcomeError,
  UnsentError,
} from '../../src/data/staff/write-errors';
import type { Product } from '../../src/domain/product/product';
import type { ValidFields } from '../../src/domain/product/validation';
import {
  abandonSave,
  type ChosenPicture,
  newSaveJob,
  saveProduct,
} from '../../src/reserved/draft/save-product';
import {
  holdCommits,
  interceptFetch,
  makeStaff,
  noNetwork,
  restoreFetch,
  signInAsStaff,
  staff,
} from './app-session';
import { margherita as stored } from './margherita';

const suite = suiteOf('test');

/** What the form passes to saveProduct beside the picture. */
const { image: _, ...margherita } = stored;

/** The rules refuse a blank name; the form never sends one. */
const refused: ValidFields = { ...margherita, nome: ' ' };

const picture = (id = 'abcdef123456', name = 'Margherita.jpg'): ChosenPicture => ({
  id,
  name,
  blob: new Blob(['a picture'], { type: 'image/webp' }),
});

const isCommit = (url: string) => url.includes(':commit');
const isUpload = (url: string) => url.includes('/o?name=');

/** A form: each attempt to save it starts from the job that the one before has left. */
function formOf(opened: Product | null) {
  let job = newSaveJob(opened);
  return {
    save: (fields: ValidFields, image: string | null, chosen: ChosenPicture | null) =>
      saveProduct(job, fields, image, chosen, (next) => {
        job = next;
      }),
    abandon: () => abandonSave(job),
  };
}

/** A stored product with a picture. */
async function existing(): Promise<Product> {
  const image = await uploadObject(suite, {
    name: 'images/vecchia.webp',
    contentType: 'image/webp',
    bytes: new Uint8Array([1]),
  });
  await putDocument(suite, 'prodotti/a', { ...margherita, image });
  return { id: 'a', ...margherita, image };
}

beforeAll(signInAsStaff);

beforeEach(async () => {
  await Promise.all([clearFirestore(suite), clearStorage(suite)]);
  await makeStaff();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  restoreFetch();
});

const products = () => readCollection(suite, 'prodotti');

describe('a new product', () => {
  test('is written after its picture is uploaded', async () => {
    const order: string[] = [];
    interceptFetch(async (url, pass) => {
      if (isUpload(url)) order.push('upload');
      if (isCommit(url)) order.push('write');
      return pass();
    });
    const saved = await formOf(null).save(margherita, null, picture());
    expect(order).toEqual(['upload', 'write']);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
    expect(saved.image).toContain('images%2Fmargherita.webp');
    expect(await products()).toEqual({ [saved.id]: { ...margherita, image: saved.image } });
  });

  test('without a picture is written with a null image', async () => {
    const { id } = await formOf(null).save(margherita, null, null);
    expect(await products()).toEqual({ [id]: { ...margherita, image: null } });
  });

  test('is not written where its picture is refused', async () => {
    const svg = { ...picture(), blob: new Blob(['<svg/>'], { type: 'image/svg+xml' }) };
    await expect(formOf(null).save(margherita, null, svg)).rejects.toThrow(UploadError);
    expect(await products()).toEqual({});
    expect(await listObjects(suite)).toEqual([]);
  });

  test('that is refused leaves no picture, and its retry makes one product', async () => {
    const form = formOf(null);
    await expect(form.save(refused, null, picture())).rejects.toThrow('Failed to add');
    expect(await listObjects(suite)).toEqual([]);
    const { id } = await form.save(margherita, null, picture());
    expect(Object.keys(await products())).toEqual([id]);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('whose response is lost is found to be saved by reading it back', async () => {
    interceptFetch(async (url, pass) => {
      const response = await pass();
      return isCommit(url) ? noNetwork() : response;
    });
    const saved = await formOf(null).save(margherita, null, picture());
    expect(await products()).toEqual({ [saved.id]: { ...margherita, image: saved.image } });
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('that was not written is saved by a retry, with the picture that is already uploaded', async () => {
    const form = formOf(null);
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    await expect(form.save(margherita, null, picture())).rejects.toThrow(UnknownOutcomeError);
    restoreFetch();
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
    const { id } = await form.save({ ...margherita, prezzo: 8 }, null, picture());
    expect(await products()).toMatchObject({ [id]: { prezzo: 8 } });
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('that was written without a response is updated by a retry, not written twice', async () => {
    const form = formOf(null);
    let written = false;
    interceptFetch(async (url, pass) => {
      if (written) return noNetwork();
      const response = await pass();
      if (!isCommit(url)) return response;
      written = true;
      return noNetwork();
    });
    await expect(form.save(margherita, null, picture())).rejects.toThrow(UnknownOutcomeError);
    restoreFetch();
    const { id } = await form.save({ ...margherita, prezzo: 8 }, null, picture());
    expect(Object.keys(await products())).toEqual([id]);
    expect(await products()).toMatchObject({ [id]: { prezzo: 8 } });
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('that was not written loses its picture when it is abandoned', async () => {
    const form = formOf(null);
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    await expect(form.save(margherita, null, picture())).rejects.toThrow();
    restoreFetch();
    await form.abandon();
    expect(await listObjects(suite)).toEqual([]);
  });

  test('that was written without a response keeps its picture when it is abandoned', async () => {
    const form = formOf(null);
    let written = false;
    interceptFetch(async (url, pass) => {
      if (written) return noNetwork();
      const response = await pass();
      if (!isCommit(url)) return response;
      written = true;
      return noNetwork();
    });
    await expect(form.save(margherita, null, picture())).rejects.toThrow();
    restoreFetch();
    await form.abandon();
    expect(Object.keys(await products())).toHaveLength(1);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });
});

describe('attempts without an answer', () => {
  const corrected = { ...margherita, prezzo: 8 };

  test('never change the job that they start from', async () => {
    const start = newSaveJob(null);
    const jobs = [start];
    const attempt = () =>
      saveProduct(jobs.at(-1) ?? start, margherita, null, picture(), (job) => jobs.push(job));
    const copies = () => jobs.map((job) => structuredClone(job));
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    const before = structuredClone(start);
    await expect(attempt()).rejects.toThrow();
    expect(start).toEqual(before);
    const afterOne = copies();
    expect(afterOne.at(-1)).toMatchObject({ unconfirmed: [{ nome: 'Margherita' }] });
    await expect(attempt()).rejects.toThrow();
    expect(copies().slice(0, afterOne.length)).toEqual(afterOne);
    restoreFetch();
    await attempt();
    expect(copies().slice(0, afterOne.length)).toEqual(afterOne);
  });

  test('that arrive after the retry of a new product do not overwrite it', async () => {
    const form = formOf(null);
    const held = holdCommits();
    await expect(form.save(margherita, null, null)).rejects.toThrow(UnknownOutcomeError);
    await expect(form.save({ ...margherita, prezzo: 7 }, null, null)).rejects.toThrow();
    restoreFetch();
    const { id } = await form.save(corrected, null, null);
    for (const send of held) expect((await send()).ok).toBe(false);
    expect(await products()).toEqual({ [id]: { ...corrected, image: null } });
  });

  test.each([0, 1])(
    'are replaced by the retry, whichever of them has arrived: %i',
    async (which) => {
      const form = formOf(null);
      const held = holdCommits();
      await expect(form.save(margherita, null, null)).rejects.toThrow();
      await expect(form.save({ ...margherita, prezzo: 7 }, null, null)).rejects.toThrow();
      restoreFetch();
      expect((await held[which]?.())?.ok).toBe(true);
      const { id } = await form.save(corrected, null, null);
      expect(await products()).toEqual({ [id]: { ...corrected, image: null } });
    },
  );

  test('and which a colleague has changed since are not overwritten', async () => {
    const form = formOf(null);
    const held = holdCommits();
    await expect(form.save(margherita, null, null)).rejects.toThrow();
    restoreFetch();
    await held[0]?.();
    const [id] = Object.keys(await products());
    await putDocument(suite, `prodotti/${id}`, { ...margherita, image: null, prezzo: 9 });
    await expect(form.save(corrected, null, null)).rejects.toThrow(ProductChangedError);
    expect(await products()).toMatchObject({ [`${id}`]: { prezzo: 9 } });
  });

  test('before the commit keep the upload for the retry, and lose it when the form is abandoned', async () => {
    const form = formOf(null);
    interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
    await expect(form.save(margherita, null, picture())).rejects.toThrow(UnsentError);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
    await form.abandon();
    expect(await listObjects(suite)).toEqual([]);
  });

  test('keep the upload of an abandoned form while one of them may still arrive', async () => {
    const form = formOf(null);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let late = async () => {};
    const sent = new Promise<void>((resolve) => {
      interceptFetch(async (url, pass) => {
        if (!isCommit(url)) return pass();
        resolve();
        return new Promise<Response>((answer) => {
          late = async () => answer(await pass());
        });
      });
    });
    const first = expect(form.save(margherita, null, picture())).rejects.toThrow();
    await sent;
    await vi.advanceTimersByTimeAsync(15_000);
    await first;
    vi.useRealTimers();
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    await expect(form.save(margherita, null, picture())).rejects.toThrow();
    restoreFetch();
    await form.abandon();
    await late();
    const [product] = Object.values(await products());
    expect(String(product?.image)).toContain('images%2Fmargherita.webp');
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });
});

describe('an edited product', () => {
  test('gets its new picture, and the old one is deleted', async () => {
    const form = formOf(await existing());
    const saved = await form.save(margherita, null, picture());
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...margherita, image: saved.image });
    await expect.poll(() => listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('keeps its old picture where another product also shows it', async () => {
    const opened = await existing();
    await putDocument(suite, 'prodotti/b', { ...margherita, image: opened.image });
    let asked = 0;
    interceptFetch(async (url, pass) => {
      const response = await pass();
      if (url.includes(':runQuery')) asked += 1;
      return response;
    });
    await formOf(opened).save(margherita, null, picture());
    await expect.poll(() => asked).toBe(1);
    await formOf({ ...opened, id: 'b' }).save({ ...margherita, prezzo: 8 }, opened.image, null);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp', 'images/vecchia.webp']);
    await formOf({ ...opened, id: 'b', prezzo: 8 }).save(margherita, null, null);
    await expect.poll(() => listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('has its picture deleted where it was removed in the form', async () => {
    await formOf(await existing()).save(margherita, null, null);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ image: null });
    await expect.poll(() => listObjects(suite)).toEqual([]);
  });

  test('keeps a picture that was not changed', async () => {
    const opened = await existing();
    await formOf(opened).save({ ...margherita, prezzo: 8 }, opened.image, null);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({
      prezzo: 8,
      image: opened.image,
    });
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
  });

  test('that is refused keeps the old picture and leaves no new one', async () => {
    const opened = await existing();
    await expect(formOf(opened).save(refused, null, picture())).rejects.toThrow(
      'Failed to update document',
    );
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ image: opened.image });
  });

  test('that somebody else has changed stays as it is, and the new picture is deleted', async () => {
    const opened = await existing();
    await putDocument(suite, 'prodotti/a', { ...margherita, image: opened.image, prezzo: 9 });
    const form = formOf(opened);
    await expect(form.save(margherita, null, picture())).rejects.toThrow(ProductChangedError);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
  });

  test('is saved although its old picture cannot be deleted, which is only logged', async () => {
    const opened = await existing();
    interceptFetch(async (url, pass) =>
      url.includes('vecchia') ? new Response('{}', { status: 403 }) : pass(),
    );
    await formOf(opened).save(margherita, null, picture());
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp', 'images/vecchia.webp']);
  });

  test('that was written without a response is updated by a retry, and only its last picture is kept', async () => {
    const form = formOf(await existing());
    let written = false;
    interceptFetch(async (url, pass) => {
      if (written) return noNetwork();
      const response = await pass();
      if (!isCommit(url)) return response;
      written = true;
      return noNetwork();
    });
    await expect(form.save(margherita, null, picture())).rejects.toThrow();
    restoreFetch();
    const other = picture('ghijkl123456', 'Altra.png');
    const saved = await form.save({ ...margherita, prezzo: 8 }, null, other);
    expect(await readDocument(suite, 'prodotti/a')).toEqual({
      ...margherita,
      prezzo: 8,
      image: saved.image,
    });
    await expect.poll(() => listObjects(suite)).toEqual(['images/altra.webp']);
  });

  test('changes neither in Firestore nor in Storage for an account that lost its rights', async () => {
    const opened = await existing();
    await deleteDocument(suite, `staff/${staff.uid}`);
    await expect(formOf(opened).save(margherita, null, picture())).rejects.toMatchObject({
      status: 403,
    });
    await expect(formOf(opened).save(margherita, null, null)).rejects.toThrow(
      'Failed to update document',
    );
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ image: opened.image });
  });
});
