import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/*
 * A page whose own fonts load late keeps the fallback fonts for as long as it is open, and on a busy machine they load late.
 * So a layout test states which fonts it looks at.
 */

/** Shows the open page in its own fonts, even if they loaded too late for it. */
export async function showFonts(page: Page): Promise<void> {
  const names = await page.evaluate(async () => {
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
    const faces = files.map(({ href }) => {
      const [family, weight] = href.includes('/fraunces')
        ? ['Fraunces Variable', '500 900']
        : ['Figtree Variable', '400 700'];
      return new FontFace(family, `url(${href}) format("woff2")`, { weight });
    });
    for (const face of faces) document.fonts.add(await face.load());
    return faces.map(({ family }) => family.replaceAll('"', ''));
  });
  expect(names.sort(), 'fonts of the page').toEqual(['Figtree Variable', 'Fraunces Variable']);
}

/** Blocks the site's own fonts on pages that are opened from now on, which then show the fallbacks. */
export async function blockFonts(page: Page): Promise<void> {
  // An empty file, since a request that fails is an error in the console.
  await page.route(/\.woff2$/, (route) => route.fulfill({ body: '' }));
}
