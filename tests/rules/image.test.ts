import { describe, expect, it } from 'vitest';
import { product } from '../product';
import { given, permitted, refused, staff, suite } from './actors';
import { isImageUrl } from './image-url';
import { save } from './writes';

const { projectId: project, bucket } = suite;
const google = 'https://firebasestorage.googleapis.com';
const folder = `/v0/b/${bucket}/o/images%2F`;
const file = 'margherita.webp?alt=media&token=0b1e5c2a-7d7e-4c3a-9d39-5a4f3f1c8e21';
const url = `${google}${folder}${file}`;
const foreign = 'https://pictures.example/margherita.jpg';

describe('a new picture may be a download URL of our bucket', () => {
  it.each([
    url,
    `${google}${folder}margherita.webp?alt=media`,
    `${google}${folder}margherita.webp`,
    `${google}${folder}Pizza%20con%20caff%C3%A8%20(1)!.PNG?alt=media&token=x`,
    `${google}${folder}..webp`,
    `http://127.0.0.1:9199${folder}${file}`,
    `http://localhost:19199${folder}${file}`,
  ])('%s', async (image) => {
    expect(isImageUrl(image, bucket)).toBe(true);
    await permitted(save(staff, product({ image })));
  });

  it('in either bucket name that the project can have by default', async () => {
    for (const name of [`${project}.appspot.com`, `${project}.firebasestorage.app`]) {
      await permitted(save(staff, product({ image: `${google}/v0/b/${name}/o/images%2F${file}` })));
    }
  });
});

describe('a new picture may not be anything else', () => {
  it.each([
    // Other hosts that look like ours.
    `https://firebasestorage.googleapis.com.evil.example${folder}${file}`,
    `https://evil.example/firebasestorage.googleapis.com${folder}${file}`,
    `https://evil.example/?${url}`,
    `https://evil.example#${url}`,
    `https://firebasestorage.googleapis.com@evil.example${folder}${file}`,
    `https://user:secret@firebasestorage.googleapis.com${folder}${file}`,
    `https://firebasestoragexgoogleapis.com${folder}${file}`,
    `https://firebasestorage.googleapisxcom${folder}${file}`,
    `https://firebasestorage.googleapis.com:8443${folder}${file}`,
    `https://firebasestorage.googleapis.com.${folder}${file}`,
    `https://firebasestorage\u3002googleapis.com${folder}${file}`,
    `https://storage.googleapis.com${folder}${file}`,
    `https://storage.googleapis.com/${bucket}/images/margherita.webp`,
    `http://firebasestorage.googleapis.com${folder}${file}`,
    `HTTPS://FIREBASESTORAGE.GOOGLEAPIS.COM${folder}${file}`,
    `//firebasestorage.googleapis.com${folder}${file}`,
    `${folder}${file}`,
    // Other hosts that look like an emulator.
    `http://127.0.0.1.evil.example:9199${folder}${file}`,
    `http://127.0.0.1@evil.example:9199${folder}${file}`,
    `http://127.0.0.1:9199@evil.example${folder}${file}`,
    `http://localhost.evil.example:9199${folder}${file}`,
    `http://127.0.0.1${folder}${file}`,
    `http://127.0.0.1:${folder}${file}`,
    `http://127.0.0.1:123456${folder}${file}`,
    `http://127x0x0x1:9199${folder}${file}`,
    `http://127.0.0.2:9199${folder}${file}`,
    `http://0.0.0.0:9199${folder}${file}`,
    `http://[::1]:9199${folder}${file}`,
    `https://127.0.0.1:9199${folder}${file}`,
    // Other schemes.
    'javascript:alert(1)',
    `javascript:alert(1)//${url}`,
    'data:image/png;base64,iVBORw0KGgo=',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost:5173/0b1e5c2a',
    `gs://${bucket}/images/margherita.webp`,
    'file:///etc/passwd',
    // Other buckets.
    `${google}/v0/b/evil.appspot.com/o/images%2F${file}`,
    `${google}/v0/b/evil-${bucket}/o/images%2F${file}`,
    `${google}/v0/b/${project}-evil.appspot.com/o/images%2F${file}`,
    `${google}/v0/b/${bucket}.evil/o/images%2F${file}`,
    `${google}/v0/b/${bucket.replace('.', 'x')}/o/images%2F${file}`,
    `${google}/v0/b//o/images%2F${file}`,
    `${google}/v0/b/evil.appspot.com/o/images%2F${file}&x=${folder}${file}`,
    // Other objects of our bucket.
    `${google}/v0/b/${bucket}/o/private%2Fmargherita.webp`,
    `${google}/v0/b/${bucket}/o/images`,
    `${google}${folder}`,
    `${google}${folder}?alt=media`,
    `${google}/v0/b/${bucket}/o/images%2Fa%2Fb.webp`,
    `${google}/v0/b/${bucket}/o/images%2F..%2Fsecret`,
    `${google}/v0/b/${bucket}/o/images/margherita.webp`,
    `${google}/v0/b/${bucket}/o/images%2f${file}`,
    `${google}/v0/b/${bucket}/o/images%2Fa%2fb.webp`,
    `${google}/v0/b/${bucket}/o/images%252F${file}`,
    `${google}/v0/b/${bucket}/o/images%5C${file}`,
    `${google}/v0/b/${bucket}/o/xmages%2F${file}`,
    `${google}${folder}../${file}`,
    `${google}${folder}x/../../../../../secret`,
    `${google}${folder}a\\..\\b.webp`,
    `${google}/v0/b/${bucket}/o?prefix=images%2F`,
    `${google}/v1/b/${bucket}/o/images%2F${file}`,
    // Characters that do not belong in such a URL.
    ` ${url}`,
    `${url} `,
    `${url}\n`,
    `\n${url}`,
    `${url}\n${foreign}`,
    `${foreign}\n${url}`,
    `${url}\u0000`,
    `${url}#fragment`,
    `${url}"onerror="alert(1)`,
    `${url}?second`,
    `${google}${folder}a%00.webp`,
    `${google}${folder}a%0A.webp`,
    `${google}${folder}a%.webp`,
    `${google}${folder}caffè.webp`,
    `${google}${folder}a b.webp`,
    `${google}${folder}<svg>`,
    foreign,
    '',
    ' ',
    'null',
  ])('%j', async (image) => {
    expect(isImageUrl(image, bucket)).toBe(false);
    await given({ 'prodotti/diavola': product({ image: url }) });
    await refused(save(staff, product({ image })));
    await refused(save(staff, product({ image }), 'diavola'));
    await permitted(save(staff, product({ image: url })));
  });

  it.each([[7], [true], [[url]], [{ url }], [new Date(0)]])(
    '%j, which is not a string',
    async (image) => {
      await refused(save(staff, { ...product(), image }));
      await permitted(save(staff, product({ image: null })));
    },
  );
});

describe('an image that the edit does not change', () => {
  it('is accepted wherever it is stored, and may be removed or replaced by one of our bucket', async () => {
    await given({ 'prodotti/old': product({ image: foreign }) });
    await permitted(save(staff, product({ image: foreign, prezzo: 8 }), 'old'));
    await permitted(save(staff, product({ image: null }), 'old'));
    await refused(save(staff, product({ image: foreign }), 'old'));
    await permitted(save(staff, product({ image: url }), 'old'));
  });

  it('may not become another foreign URL, nor be used for another product', async () => {
    await given({
      'prodotti/old': product({ image: foreign }),
      'prodotti/other': product({ image: url }),
    });
    await refused(save(staff, product({ image: `${foreign}?2` }), 'old'));
    await refused(save(staff, product({ image: foreign }), 'other'));
    await refused(save(staff, product({ image: foreign }), 'new'));
    await permitted(save(staff, product({ image: foreign }), 'old'));
  });

  it('must still be a string', async () => {
    await given({ 'prodotti/broken': { ...product(), image: 7 } });
    await refused(save(staff, { ...product(), image: 7 }, 'broken'));
    await permitted(save(staff, product({ image: null }), 'broken'));
  });

  it('does not exist in a document without the field, which can be repaired', async () => {
    const { image: _, ...rest } = product();
    await given({ 'prodotti/broken': rest });
    await refused(save(staff, product({ image: foreign }), 'broken'));
    await permitted(save(staff, product({ image: url }), 'broken'));
  });
});
