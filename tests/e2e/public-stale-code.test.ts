import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading, navigate } from './public-pages';

test.describe('when the code of a page cannot be fetched', () => {
  const CODE = /assets\/StoriaPage-.+\.js$/;
  const error = (page: Page) => page.getByRole('heading', { name: 'La pagina non si è caricata' });

  // An offline page does not reload, but these tests must also pass on a machine without a network.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true })),
  );

  function countDocuments(page: Page) {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
    });
    return seen;
  }

  test('one reload shows the page of the new deployment', async ({ page, expectErrors }) => {
    expectErrors(/StoriaPage/);
    await page.goto(paths.home);
    const documents = countDocuments(page);
    await page.route(CODE, (route) =>
      documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await navigate(page, 'Storia');
    await expect(heading(page)).toHaveText('Storia');
    expect(documents).toEqual([paths.storia]);
  });

  test('a reload that does not help ends in an error page, not in a loop', async ({
    page,
    expectErrors,
    expectAccessible,
  }) => {
    expectErrors(/StoriaPage/);
    await page.goto(paths.home);
    await page.route(CODE, (route) => route.fulfill({ status: 404 }));
    const documents = countDocuments(page);
    await navigate(page, 'Storia');
    await expect(error(page)).toBeVisible();
    expect(documents).toEqual([paths.storia]);
    await expectAccessible();
    await page.getByRole('link', { name: 'Torna alla home' }).click();
    await expect(heading(page)).toHaveText('La vera pizza, dal 1987');
  });
});
