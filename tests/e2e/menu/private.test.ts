import type { BrowserContext, Request } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import { cards, filtered, waitForServiceWorker } from '../visitor';

const STARTERS = paths.category('antipasti');

// The service worker's requests count too.
test.use({ serviceWorkers: 'allow' });

/** Records everything that the browser sends, to any host: addresses, headers and bodies. */
function recordRequests(context: BrowserContext): () => Promise<string[]> {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return () =>
    Promise.all(
      requests.map(async (request) => {
        const headers = Object.entries(await request.allHeaders().catch(() => request.headers()));
        const lines = [`${request.method()} ${request.url()}`, ...headers, request.postData()];
        return lines.join('\n');
      }),
    );
}

test('a visit with a filter and a search sends neither of them to anybody, and sets no cookie', async ({
  page,
  context,
}) => {
  const sent = recordRequests(context);
  await page.goto(STARTERS);
  await waitForServiceWorker(page);
  await page.getByRole('button', { name: 'Allergie e dieta' }).click();
  await page.getByRole('switch', { name: 'Evito latte e derivati' }).click();
  await page.getByRole('button', { name: /^Mostra \d+ piatt/ }).click();
  await expect(page).toHaveURL(filtered(STARTERS, 'senza=7'));

  await page.getByRole('link', { name: 'Cerca', exact: true }).click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveCSS('outline-style', 'solid');
  await page.keyboard.type('arachidi');
  await page.keyboard.press('Enter');
  // What is typed never sets the filter.
  const both = /\/menu\/cerca#senza=7&fino=\d+&cerca=arachidi$/;
  await expect(page).toHaveURL(both);
  await page.getByRole('link', { name: "Ciotola dell'aperitivo" }).click();
  await expect(page).toHaveURL(/\?piatto=ciotola-dell-aperitivo#.*cerca=arachidi/);
  const dish = page.getByRole('dialog', { name: "Ciotola dell'aperitivo" });
  await expect(dish).toBeVisible();
  await page.reload();
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(both);
  await expect(box).toHaveValue('arachidi');
  await page.goBack();
  await expect(page).toHaveURL(filtered(STARTERS, 'senza=7'));
  await page.goForward();
  await expect(box).toHaveValue('arachidi');
  await expect(cards(page).first()).toBeVisible();
  await page.goto(paths.home);
  await expectReact(page);

  const requests = await sent();
  expect(requests.length).toBeGreaterThan(20);
  for (const request of requests) {
    expect(request).not.toMatch(/arachidi|senza|fino=|cerca=|[?&]q=/);
    expect(request).not.toMatch(/^referer,(?!https?:\/\/[^/]+\/$)/m);
  }
  expect(requests.filter((request) => /^referer,/m.test(request)).length).toBeGreaterThan(5);
  expect(await context.cookies()).toEqual([]);
});
