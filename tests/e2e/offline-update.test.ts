import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostingOf, siteFolder } from '../../emulators/config';
import { ROOT } from '../../emulators/folders';
import { serveHosting } from '../../emulators/hosting';
import { TESTED_MODE } from '../../emulators/suite';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { builtAssets } from '../../vite/hosting-config';
import { test as base, expect } from './fixtures';
import { heading } from './public-pages';
import { expectReact } from './settled';
import { waitForServiceWorker } from './visitor';

const RELEASE_1 = join(ROOT, siteFolder(TESTED_MODE));

/** 'index-Bx3.js' → 'index-Bx3N.js', as if the content had another hash. */
function nextName(name: string): string {
  return name.replace(/(\.\w+)$/, 'N$1');
}

/**
 * Writes the release that follows a built one: every hashed file has another name, the service worker lists another revision
 * of every page, and the pages say which release they are (`<html data-release="2">`). Nothing else differs.
 */
function writeNextRelease(built: string, folder: string): void {
  cpSync(built, folder, { recursive: true });
  const names = builtAssets(folder).map((path) => basename(path));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css)$|inlined\.json$/.test(path)) continue;
    const file = join(folder, path);
    let text = readFileSync(file, 'utf8').replace('<html ', '<html data-release="2" ');
    if (path === 'sw.js') text = text.replaceAll(/(?<=revision:")\w/g, 'N');
    for (const name of names) text = text.replaceAll(name, nextName(name));
    writeFileSync(file, text);
  }
  for (const path of builtAssets(folder)) {
    renameSync(join(folder, path), join(folder, nextName(path)));
  }
}

type Site = { origin: string; publishRelease2: () => void };

const test = base.extend<{ site: Site }>({
  site: async ({ suite }, use, testInfo) => {
    const release2 = testInfo.outputPath('release-2');
    writeNextRelease(RELEASE_1, release2);
    const { origin, publish, close } = await serveHosting(RELEASE_1, hostingOf(RELEASE_1, suite));
    await use({ origin, publishRelease2: () => publish(release2, hostingOf(release2, suite)) });
    await close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Asserts which release the document on the screen belongs to. */
async function expectRelease(page: Page, release: 1 | 2): Promise<void> {
  const html = page.locator('html');
  if (release === 1) await expect(html).not.toHaveAttribute('data-release');
  else await expect(html).toHaveAttribute('data-release', '2');
}

test('a page that is open during a deployment shows the new release on its next navigation', async ({
  page,
  context,
  request,
  site,
  expectErrors,
}) => {
  // The open page may request code of its own release, which is gone from the server and from the worker's cache. React logs
  // the failed import if it renders before the reload.
  expectErrors(/404 \(Not Found\)/, /CookiePage/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(site.origin + paths.storia);
  await waitForServiceWorker(page);

  site.publishRelease2();
  const [file = ''] = builtAssets(RELEASE_1);
  expect((await request.get(site.origin + file)).status()).toBe(404);
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset.newWorker = '';
    });
  });
  // The browser checks for a newer worker when it loads a document. This document still comes from the cache.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-new-worker');
  await expectReact(page);
  await heading(page).click();
  await expectRelease(page, 1);

  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expectRelease(page, 2);
  await expect(heading(page)).toHaveText('Cookie policy');
  await expectReact(page);
  await expect.poll(() => loads).toBe(1);

  await context.setOffline(true);
  const [category] = dishCategories;
  await page.goto(site.origin + paths.category(category.link));
  await expect(heading(page)).toHaveText(category.name);
  await expectRelease(page, 2);
});
