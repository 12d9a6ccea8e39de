import { expect, it } from 'vitest';
import { product } from '../product';
import { given, permitted, refused, staff, suite } from './actors';
import { isImageUrl } from './image-url';
import { save, without } from './writes';

const { projectId: project, bucket } = suite;
const google = 'https://firebasestorage.googleapis.com';
const ours = `/v0/b/${bucket}/o/images%2F`;
const file = 'margherita.webp?alt=media&token=0b1e5c2a-7d7e-4c3a-9d39-5a4f3f1c8e21';
const url = `${google}${ours}${file}`;
const foreign = 'https://pictures.example/margherita.jpg';

it('a new picture may be a download URL of our bucket, from the emulators too', async () => {
  for (const image of [
    url,
    `${google}${ours}margherita.webp`,
    `${google}${ours}Pizza%20con%20caff%C3%A8%20(1)!.PNG?alt=media&token=x`,
    `${google}${ours}..webp`,
    `http://127.0.0.1:9199${ours}${file}`,
    `http://localhost:19199${ours}${file}`,
  ]) {
    expect(isImageUrl(image, bucket), image).toBe(true);
    await permitted(save(staff, product({ image })));
  }
  // A project's default bucket has one of these two names.
  for (const name of [`${project}.appspot.com`, `${project}.firebasestorage.app`]) {
    await permitted(save(staff, product({ image: `${google}/v0/b/${name}/o/images%2F${file}` })));
  }
});

/** A few attacks of each kind; agreement.test.ts generates many more. */
const attacks: Record<string, string[]> = {
  'a host that looks like ours': [
    `${google}.evil.example${ours}${file}`,
    `https://evil.example/?${url}`,
    `${google}@evil.example${ours}${file}`,
    `http://firebasestorage.googleapis.com${ours}${file}`,
    `http://127.0.0.1.evil.example:9199${ours}${file}`,
    `http://127.0.0.1${ours}${file}`,
  ],
  'another scheme': [`javascript:alert(1)//${url}`, 'data:image/png;base64,iVBORw0KGgo='],
  'another bucket': [
    `${google}/v0/b/evil.appspot.com/o/images%2F${file}&x=${ours}${file}`,
    `${google}/v0/b/evil-${bucket}/o/images%2F${file}`,
    `${google}/v0/b/${bucket}.evil/o/images%2F${file}`,
  ],
  'another object of our bucket': [
    `${google}/v0/b/${bucket}/o/private%2Fmargherita.webp`,
    `${google}${ours}?alt=media`,
    `${google}${ours}a%2Fb.webp`,
    `${google}${ours}../${file}`,
  ],
  'a character that does not belong there': [
    ` ${url}`,
    `${foreign}\n${url}`,
    `${url}"onerror="alert(1)`,
    `${google}${ours}a%00.webp`,
  ],
  'an address elsewhere, or none': [foreign, ''],
};

it.each(Object.entries(attacks))('a new picture may not have %s', async (_, images) => {
  await given({ 'prodotti/diavola': product({ image: url }) });
  for (const image of images) {
    expect(isImageUrl(image, bucket), image).toBe(false);
    await refused(save(staff, product({ image })), image);
    await refused(save(staff, product({ image }), 'diavola'), image);
  }
  await permitted(save(staff, product({ image: url })));
});

it('a picture is a string or null', async () => {
  for (const image of [7, [url], { url }]) {
    await refused(save(staff, { ...product(), image }), JSON.stringify(image));
  }
  await permitted(save(staff, product({ image: null })));
});

it('a foreign image is accepted only as the unchanged image of its own product', async () => {
  await given({
    'prodotti/old': product({ image: foreign }),
    'prodotti/other': product({ image: url }),
    'prodotti/broken': { ...product(), image: 7 },
    'prodotti/without': without(product(), 'image'),
  });
  await permitted(save(staff, product({ image: foreign, prezzo: 8 }), 'old'));
  await refused(save(staff, product({ image: `${foreign}?2` }), 'old'));
  await refused(save(staff, { ...product(), image: 7 }, 'broken'));
  for (const id of ['other', 'new', 'without']) {
    await refused(save(staff, product({ image: foreign }), id), id);
    await permitted(save(staff, product({ image: url }), id));
  }
  await permitted(save(staff, product({ image: null }), 'old'));
  await refused(save(staff, product({ image: foreign }), 'old'));
});
