import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { resetAll } from '../../emulators/data/reset';
import { ROOT } from '../../emulators/folders';
import { type Suite, suiteOf, TESTED_MODE } from '../../emulators/suite';
import { expectReact, expectStill } from './settled';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Fixtures = {
  /** The running emulator suite, for emulators/data/client.ts. */
  suite: Suite;
  /**
   * Permits a console error, page error or policy violation that this test causes on purpose:
   * `expectErrors(/net::ERR_FAILED/)`. Any other fails the test.
   */
  expectErrors: (...patterns: RegExp[]) => void;
  /**
   * Asserts that axe finds no violation of WCAG 2.2 AA or best practices in the page, or in the dialog above it. First waits for
   * hydration and for animations: a text that is still fading in lacks contrast. `hydrated: false` does not wait for the scripts;
   * `dark: true` then looks at the colours of the dark mode too.
   */
  expectAccessible: (options?: { hydrated?: boolean; dark?: boolean }) => Promise<void>;
};

/** The minified axe: a page starts the other one in a tenth of a second more. */
const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, best practices, and axe's experimental rules. */
const AXE_TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** The rules of axe whose results may differ between the light and the dark mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page, or on the dialog above it: behind a dialog the page is inert. Of each list and table it leaves out the
 * lines whose elements all look like elements of an earlier line: a look at each dish takes seconds, and finds the same.
 */
async function violationsOf(page: Page, runOnly: axe.RunOnly) {
  await expectStill(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    // Passed rules need no description.
    const options = { runOnly: rules, resultTypes: ['violations' as const], iframes: false };
    const include = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const looks = ['class', 'style', 'role', 'aria-pressed', 'aria-expanded', 'disabled'];
    // An element without a name, or without a text, is looked at.
    const isEmpty = (text: string | null) => text?.trim() === '';
    const lookOf = (element: Element) =>
      JSON.stringify([
        element.localName,
        looks.map((name) => element.getAttribute(name)),
        element.getAttributeNames().map((name) => [name, isEmpty(element.getAttribute(name))]),
        isEmpty(element.textContent),
      ]);
    const exclude = [...include.querySelectorAll('ul, ol, tbody')].flatMap((list) => {
      const seen = new Set<string>();
      return [...list.children].filter((line) => {
        const before = seen.size;
        for (const element of [line, ...line.querySelectorAll('*')]) seen.add(lookOf(element));
        return seen.size === before;
      });
    });
    const { violations } = await window.axe.run({ include, exclude }, options);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, runOnly);
}

/**
 * Collects console errors, uncaught errors and policy violations of every page of the context, and lists that count as changed
 * although nobody has written: their prices go for a moment, and a page that is printed meanwhile has no dishes.
 * @param isEdited whether the test changes the menu, or what is answered or stored of it
 */
async function collectErrors(context: BrowserContext, isEdited: boolean): Promise<string[]> {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  if (isEdited) return errors;
  await context.addInitScript(() => {
    const look = () => {
      if (document.documentElement.dataset.menu !== 'changed') return;
      console.error('The list counts as changed');
    };
    new MutationObserver(look).observe(document, { attributeFilter: ['data-menu'], subtree: true });
  });
  return errors;
}

const isOnDesktop = (tags: readonly string[]) => tags.includes('@desktop');

export const test = base.extend<
  Fixtures & { errors: { seen: string[]; expected: RegExp[] }; sample: undefined }
>({
  // Not two Playwright projects: each would start its own workers.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern.
  viewport: async ({}, use, { tags }) => {
    const phone = { width: 390, height: 844 };
    await use(isOnDesktop(tags) ? { width: 1280, height: 800 } : phone);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the same
  isMobile: async ({}, use, { tags }) => use(!isOnDesktop(tags)),
  // biome-ignore lint/correctness/noEmptyPattern: the same
  hasTouch: async ({}, use, { tags }) => use(!isOnDesktop(tags)),

  // biome-ignore lint/correctness/noEmptyPattern: the same
  suite: async ({}, use) => {
    await use(suiteOf(TESTED_MODE));
  },

  errors: [
    async ({ context }, use, { tags }) => {
      const errors = { seen: await collectErrors(context, tags.includes('@writes')), expected: [] };
      await use(errors);
      const unexpected = errors.seen.filter(
        (error) => !errors.expected.some((pattern: RegExp) => pattern.test(error)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  expectErrors: async ({ errors }, use) => {
    await use((...patterns) => errors.expected.push(...patterns));
  },

  /** Resets the data to the sample restaurant before a test that writes. */
  sample: [
    async ({ suite }, use, { tags }) => {
      if (tags.includes('@writes')) await resetAll(suite);
      await use(undefined);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async ({ hydrated = true, dark = false } = {}) => {
      if (hydrated) await expectReact(page);
      expect(await violationsOf(page, { type: 'tag', values: AXE_TAGS })).toEqual([]);
      if (!dark) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
      expect(await violationsOf(page, { type: 'rule', values: COLOUR_RULES }), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    });
  },
});

export { expect };
