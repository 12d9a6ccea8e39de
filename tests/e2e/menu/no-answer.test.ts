import type { Page, Route } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import {
  AGE,
  cardOf,
  cards,
  countOf,
  expectStored,
  FIRESTORE,
  openTab,
  waitForServiceWorker,
} from '../visitor';

const TIRAMISU = 'Tiramisù della casa';

/** What may become of every request to Firestore. Silence lasts as long as the page. */
const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  'too many requests': (route) => route.fulfill({ status: 429, json: { error: { code: 429 } } }),
  'reading is forbidden': (route) =>
    route.fulfill({ status: 403, json: [{ error: { code: 403 } }] }),
  'a server error': (route) => route.fulfill({ status: 500, json: { error: { code: 500 } } }),
  'a missing project': (route) => route.fulfill({ status: 404, json: { error: { code: 404 } } }),
  'a portal page': (route) => route.fulfill({ body: '<!doctype html><title>Wi-Fi</title>' }),
  'half of the JSON': (route) => route.fulfill({ body: '[{"document":{"name":"pro' }),
  'an error at the end': (route) =>
    route.fulfill({ json: [{ readTime: '2027-06-01T00:00:00Z' }, { error: { code: 14 } }] }),
  'an empty answer': (route) => route.fulfill({ body: '' }),
  'a reset connection': (route) => route.abort('connectionreset'),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'a blocked host': (route) => route.abort('blockedbyclient'),
  silence: () => {},
};

/** How a guest comes to a list. Each ends on a page that shows all desserts. */
const ENTRIES: Record<string, (page: Page) => Promise<void>> = {
  'by the code on the table': async (page) => {
    await page.goto(paths.menu);
    await openTab(page, 'Dolci');
  },
  'by the home page': async (page) => {
    await page.goto(paths.home);
    await expectReact(page);
    await page.getByRole('link', { name: 'Scopri il nostro menu' }).first().click();
    await openTab(page, 'Dolci');
  },
  'by a dish': async (page) => {
    await page.goto(paths.dish('margherita'));
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).first().click();
    await openTab(page, 'Dolci');
  },
  'by the register': async (page) => {
    await page.goto(paths.allergenRegister);
    await expect(page.getByRole('article')).toContainText(TIRAMISU);
    await openTab(page, 'Dolci');
  },
};

async function expectDesserts(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCount(countOf('Dolci'));
  await expect(page.getByText(AGE).first()).toBeVisible();
  await expect(cardOf(page, TIRAMISU).getByText(/^€/)).toBeVisible();
}

/** Every fault once, each by another entry; with and without a stored list, and the service worker. */
const CASES = Object.entries(FAULTS).map(([fault, answer], at) => {
  const [entry = '', open] = Object.entries(ENTRIES)[at % 4] ?? [];
  return { fault, answer, entry, open, isStored: at % 3 === 0, isKept: at % 2 === 0 };
});

for (const { fault, answer, entry, open, isStored, isKept } of CASES) {
  test.describe(isKept ? 'with the service worker' : 'without the service worker', () => {
    test.use({ serviceWorkers: isKept ? 'allow' : 'block' });

    test(`${fault}: who comes ${entry}${isStored ? ' again' : ''} reads the menu with its day`, async ({
      page,
      context,
      expectErrors,
    }) => {
      expectErrors(/status of \d|net::ERR|Failed to fetch/);
      if (isStored) {
        await page.goto(paths.category('dolci'));
        await expectStored(page);
      }
      if (isKept) {
        await page.goto(paths.storia);
        await waitForServiceWorker(page);
      }
      await context.route(FIRESTORE, answer);
      await open?.(page);
      await expectDesserts(page);
    });
  });
}

test.describe('a phone that has seen the home page alone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reads the menu, a dish and the register without a network', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/net::ERR|Failed to fetch/);
    await page.goto(paths.home);
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.goto(paths.menu);
    await openTab(page, 'Dolci');
    await expectDesserts(page);
    await page.goto(paths.allergenRegister);
    await expect(page.getByRole('article')).toContainText(TIRAMISU);
    await page.goto(paths.dish('tiramisu-della-casa'));
    const dialog = page.getByRole('dialog', { name: TIRAMISU });
    await expect(dialog.getByText(/^€/).first()).toBeVisible();
    await expect(dialog.getByText(AGE)).toBeVisible();
  });
});
