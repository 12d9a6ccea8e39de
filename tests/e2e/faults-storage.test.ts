import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { CLASSICS, cards, countOf, expectClassics, openTab } from './visitor';

// What a cache does is seen best where it alone holds the menu.
test.use({ baked: false });

test('localStorage that is forbidden leaves the menu and the site readable', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(CLASSICS);
  await expectClassics(page);
  await openTab(page, 'Pinse');
  await expect(cards(page)).toHaveCount(countOf('Pinse'));
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK' })).toBeHidden();
});
