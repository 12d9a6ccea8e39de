import { expect, test } from 'vitest';
import { cardNameOf, cardPictureOf, previewOf } from '../../../src/domain/product/card-picture';
import { imageLocation, pictureNames, STORAGE_ORIGIN } from '../../../src/domain/product/picture';

const store = { origin: STORAGE_ORIGIN, bucket: 'demo.appspot.com' };
const urlOf = (path: string) =>
  `${store.origin}/v0/b/${store.bucket}/o/${encodeURIComponent(path)}?alt=media&token=1`;

test("a large picture's address yields that of its card's picture, without a token", () => {
  const { large, card } = pictureNames('caffe-2.webp');
  const address = cardPictureOf(urlOf(`images/${large}`));
  expect(address).toMatch(/\?alt=media$/);
  expect(imageLocation(address ?? '', store)).toBe(`images/${card}`);
  expect(cardNameOf(`images/${large}`)).toBe(`images/${card}`);
});

test.each([
  urlOf('images/margherita.webp'),
  urlOf('images/x.large.webp.webp'),
  `${urlOf('images/margherita.webp')}.large.webp`,
  'https://example.com/margherita.large.webp',
  '',
])("a picture without .large has no card's picture: %s", (image) => {
  expect(cardPictureOf(image)).toBeNull();
});

test('every picture has a preview of its own, a dish without one that of the restaurant', () => {
  expect(previewOf(null)).toBe('/anteprima.jpg');
  expect(previewOf('a.webp')).toMatch(/^\/anteprime\/\w+\.jpg$/);
  expect(previewOf('a.webp')).not.toBe(previewOf('b.webp'));
});
