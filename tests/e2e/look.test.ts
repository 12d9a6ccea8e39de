import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { print } from './printed';
import { expectReact } from './settled';
import { cards } from './visitor';

/*
 * What a designer measures with a ruler, over all pages: the focus ring, motion, the band, holes in cards, a page's height.
 */

const categoryPages = dishCategories.map(({ link }) => paths.category(link));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectReact(page);
}

/** Not the skip link, which is not seen without the focus. */
const CONTROLS = 'a[href]:not(.skip-link), button:enabled, input:enabled, summary, [tabindex="0"]';

type Box = { x: number; y: number; width: number; height: number };

/** Takes the pixels of a box of the document. Playwright's own screenshots wait for frames, hundreds of times here. */
async function pixelsOf(cdp: CDPSession, clip: Box): Promise<Buffer> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/**
 * Focuses a control in the middle of the screen.
 * @returns its size in px, and the box of the document that reaches 8 px beyond its edges, as far as the screen does
 */
function focusInView(control: Element) {
  control.scrollIntoView({ block: 'center' });
  if (control instanceof HTMLElement) control.focus();
  const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [x, y] = [Math.max(0, left - 8), Math.max(0, top - 8)];
  return {
    hasFocus: document.activeElement === control,
    size: { width, height },
    around: {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.min(clientWidth, right + 8) - x,
      height: Math.min(clientHeight, bottom + 8) - y,
    },
  };
}

/** The relative luminance of the pixel at a place, as WCAG defines it. */
function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How many pixels differ by a contrast of at least 3:1. */
function clearlyChanged(before: Buffer, after: Buffer): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 3) {
    const [dark = 0, light = 0] = [luminance(before, at), luminance(after, at)].sort(
      (a, b) => a - b,
    );
    if ((light + 0.05) / (dark + 0.05) >= 3) count += 1;
  }
  return count;
}

test('the focus ring of every kind of control has a contrast of 3:1 by day and night @desktop', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  const weak: string[] = [];
  const seen = new Set<string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [
    paths.home,
    paths.menu,
    paths.category('pinse'),
    paths.search,
    paths.login,
  ]) {
    await open(page, address);
    // A picture that comes later would move what is below it.
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.images].map((picture) => {
          picture.loading = 'eager';
          return picture.decode();
        }),
      ),
    );
    // From now on the browser shows where the focus is.
    await page.keyboard.press('Tab');
    const controls = page.locator(CONTROLS);
    const kinds = await controls.evaluateAll((all) =>
      all.map((one) =>
        one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
          ? `${one.tagName} ${one.className} in ${one.closest('[class]:not(a, button)')?.className}`
          : null,
      ),
    );
    const news = [...kinds.entries()].flatMap(([at, kind]) => {
      if (kind === null || seen.has(kind)) return [];
      seen.add(kind);
      return [{ at, kind }];
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const { at, kind } of news) {
        const control = controls.nth(at);
        const { hasFocus, size, around } = await control.evaluate(focusInView);
        expect(hasFocus, kind).toBe(true);
        const after = await pixelsOf(cdp, around);
        await control.blur();
        const before = await pixelsOf(cdp, around);
        // Two of the three pixels of its width, around half of the control: the rest may be cut off by the screen's edge.
        const enough = Math.min(size.width, 390) + size.height;
        if (clearlyChanged(before, after) < enough) weak.push(`${colorScheme} ${address}: ${kind}`);
      }
    }
  }
  expect(weak).toEqual([]);
});

test('nothing moves for a guest who wants no motion, backdrops and sheets included', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await open(page, paths.home);
  expect(await moving()).toBe(0);
  await open(page, paths.category('pinse'));
  for (const name of ['Menu', 'Allergie e dieta']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving(), name).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test("a category's picture ends at the window's edge, and no word runs into it @desktop", async ({
  page,
}) => {
  const wrong: string[] = [];
  for (const address of categoryPages) {
    await page.goto(address);
    for (const width of [360, 820, 1366, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const [gap, overlap, sideways] = await page.locator('main header').evaluate((band) => {
        const picture = band.querySelector('picture')?.getBoundingClientRect();
        const words = [...band.querySelectorAll('h1, p')].map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect().right;
        });
        const root = document.documentElement;
        return [
          root.clientWidth - (picture?.right ?? 0),
          Math.max(...words) - (picture?.left ?? 0),
          root.scrollWidth - root.clientWidth,
        ] as const;
      });
      if (gap > 0 || overlap > 0 || sideways > 0)
        wrong.push(`${width} ${address}: ${[gap, overlap, sideways]}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a card has no hole of more than 24 px between its parts or below its last line @desktop', async ({
  page,
}) => {
  const wrong: string[] = [];
  for (const address of categoryPages) {
    await page.goto(address);
    await expect(cards(page)).not.toHaveCount(0);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1080 });
      wrong.push(
        ...(await cards(page).evaluateAll((all) =>
          all.flatMap((card) => {
            card.scrollIntoView();
            const bottom = (selector: string) =>
              Math.max(
                0,
                ...[...card.querySelectorAll(selector)].map(
                  (each) => each.getBoundingClientRect().bottom,
                ),
              );
            const facts = card.querySelector('.item-facts');
            const start = facts?.childElementCount
              ? facts.getBoundingClientRect().top
              : card.getBoundingClientRect().bottom;
            const holes = [
              start - bottom('.item-text > *'),
              card.getBoundingClientRect().bottom - bottom('.item-facts > *, .item-text > *'),
            ];
            return Math.max(...holes) > 24.5
              ? [`${card.querySelector('h2')?.textContent}: ${holes}`]
              : [];
          }),
        )),
      );
    }
  }
  expect(wrong).toEqual([]);
});

test('a page is as high on load as after it was read to its end, within a tenth', async ({
  page,
}) => {
  for (const address of [
    paths.search,
    paths.category('pizze-classiche'),
    paths.category('bibite'),
  ]) {
    await open(page, address);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const loaded = await height();
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    expect(Math.abs(1 - loaded / (await height())), address).toBeLessThan(0.1);
  }
});

test('the strip of categories leads to dishes that stay where they are @desktop', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, paths.search);
    for (const name of ['Pizze gourmet', 'I nostri impasti', 'Dolci']) {
      const [before, after] = await page.evaluate(async (text) => {
        const links = [...document.querySelectorAll<HTMLElement>('[data-tabs] a')];
        links.find(({ textContent }) => textContent === text)?.click();
        const seen = [...document.querySelectorAll('[data-category] h2, [data-dish]')].filter(
          (each) => {
            const { top } = each.getBoundingClientRect();
            return top > 100 && top < innerHeight;
          },
        );
        const tops = () => seen.map((each) => Math.round(each.getBoundingClientRect().top));
        const first = tops();
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
        return [first, tops()];
      }, name);
      expect(before?.length, name).toBeGreaterThan(3);
      expect(after, `${width} ${name}`).toEqual(before);
    }
  }
});

test('with a filter the first dish is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${paths.category('pizze-classiche')}#senza=7`);
  await expect(page.getByRole('button', { name: 'Mostra al personale' })).toBeVisible();
  const { y = Number.POSITIVE_INFINITY } = (await cards(page).first().boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(380);
});

test('a notice at the lower edge covers no button of the cover @desktop', async ({ page }) => {
  for (const [width, height] of [
    [360, 780],
    [390, 844],
    [820, 1180],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, paths.menu);
    const { y = 0, height: high = 0 } =
      (await page.getByRole('button', { name: 'Lingua' }).boundingBox()) ?? {};
    // A notice of two lines, with the space below it.
    expect(height - (y + high), `${width} px`).toBeGreaterThanOrEqual(84);
  }
});

test('pages of the site are printed on few sheets, without buttons @desktop', async ({ page }) => {
  for (const [address, most] of [
    [paths.home, 3],
    [paths.storia, 2],
    [paths.terms, 3],
    [paths.category('elenco-allergeni'), 1],
  ] as const) {
    await open(page, address);
    expect((await print(page)).pages, address).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.btn:visible')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
