import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { paths } from '../../../src/paths';
import { restaurant } from '../../../src/restaurant';
import { expect, test } from '../fixtures';
import { print } from '../printed';
import { signInAsStaff } from '../staff';

const PHRASE = 'La frase sul cartoncino';

/** Decodes the QR code in a part of the page from a screenshot. */
async function scan(part: Locator): Promise<string> {
  const png = (await part.screenshot()).toString('base64');
  const { width, height, data } = await part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: image.width, height: image.height, data: [...image.data] };
  }, png);
  return decodeQR({ width, height, data: Uint8ClampedArray.from(data) });
}

test('the table cards print on one A4 sheet, with four QR codes that lead to the menu @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await signInAsStaff(page);
  await page.goto(paths.tableCards);
  await expect(page.getByLabel(PHRASE)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Stampa' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.evaluate(() => document.fonts.ready);
  const cards = page.getByRole('main').getByRole('listitem');
  // The longest phrase shrinks the code, which must still be readable.
  await page.getByLabel(PHRASE).fill('W'.repeat(60));
  await expect(cards.filter({ hasText: 'W'.repeat(60) })).toHaveCount(4);
  const { pages, count, fallbackFonts } = await print(page);
  expect(pages).toBe(1);
  expect(count('LI')).toBe(4);
  expect(count('Figure')).toBe(4);
  expect(count('H1') + count('Link') + count('Form')).toBe(0);
  expect(fallbackFonts).toEqual([]);

  // On paper a card is 105 x 148.5 mm (at 96 px an inch), with all of its content inside.
  await page.emulateMedia({ media: 'print' });
  const sizes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { width, height, left, right, bottom } = card.getBoundingClientRect();
      const inside = [...card.querySelectorAll('p, div, img')].every((part) => {
        const box = part.getBoundingClientRect();
        return box.left >= left && box.right <= right && box.bottom <= bottom;
      });
      return { width: Math.round(width), height: Math.round(height), inside };
    }),
  );
  const a6 = { width: 397, height: 561, inside: true };
  expect(sizes).toEqual([a6, a6, a6, a6]);
  // All four cards show the same picture.
  expect(await scan(cards.first().getByRole('img'))).toBe(restaurant.url + paths.menu);
});
