import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading } from './public-pages';
import { expectReact } from './settled';
import { AGE, BLOCKED, CLASSICS, countOf, expectStored, waitForServiceWorker } from './visitor';

test.use({ serviceWorkers: 'allow' });

test('after one visit the whole site works offline: pictures, dishes, filter, list and search', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.goto(paths.home);
  await waitForServiceWorker(page);
  // The browser itself caches the pictures of dishes.
  await page.goto(CLASSICS);
  const picture = page.getByRole('img', { name: 'Ingrandisci la foto: Margherita' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expectStored(page);
  // An opaque response of another origin counts as about 7 MB.
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage);
  expect(usage).toBeLessThan(6_000_000);

  await context.setOffline(true);
  await page.goto(`${CLASSICS}?piatto=unknown`);
  await expect(page.getByText(AGE)).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await page.getByRole('button', { name: 'Allergie e dieta' }).click();
  await page.getByRole('switch', { name: 'Evito pesce' }).click();
  await page.getByRole('button', { name: /^Mostra \d+ piatt/ }).click();
  await expect(page).toHaveURL(/#senza=4&fino=\d+$/);
  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Margherita' })
    .getByRole('button', { name: /^Aggiungi alla lista/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A page that was never opened, with the stored menu, its age, the filter and the list.
  await page.goto(paths.dish('caprese'));
  const dialog = page.getByRole('dialog', { name: 'Caprese' });
  await expect(dialog.getByText(AGE)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Mostra al personale' }).click();
  await expect(page.getByRole('dialog').last().getByText(AGE)).toBeInViewport();
  await page.goto(paths.category('dolci'));
  await expect(page.getByRole('article')).toHaveCount(countOf('Dolci'));
  await page.getByRole('button', { name: /^La mia lista: 1 piatto · €/ }).click();
  const list = page.getByRole('dialog', { name: 'La mia lista' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText(AGE)).toBeVisible();

  await page.goto(`${paths.search}#cerca=capricciosa`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto(paths.storia);
  await expect(heading(page)).toHaveText('Storia');
});

test('a picture that the phone does not hold leaves its ground: no broken icon, no words over the page', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.goto(paths.privacyPolicy);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  for (const path of [paths.home, paths.storia, paths.menu, paths.category('bibite')]) {
    await page.goto(path);
    await expectReact(page);
    const pictures = await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.allSettled([...document.images].map((picture) => picture.decode()));
      return [...document.images]
        .filter((picture) => picture.naturalWidth === 0)
        .map((picture) => `${picture.src} ${getComputedStyle(picture).opacity}`);
    });
    expect(pictures, path).not.toEqual([]);
    expect(pictures.filter((picture) => !picture.endsWith(' 0'))).toEqual([]);
  }
});
