import type { Page, Route } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import { AGE, cardOf, cards, countOf, FIRESTORE, openTab, waitForServiceWorker } from '../visitor';

const TIRAMISU = 'Tiramisù della casa';

/** What may become of every request to Firestore; what counts as no answer: unit/stand-in. Silence lasts as long as the page. */
const FAULTS: ((route: Route) => Promise<void> | void)[] = [
  () => {},
  (route) => route.abort('connectionreset'),
];

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

for (const [at, [entry, open]] of Object.entries(ENTRIES).entries()) {
  const isKept = at % 2 === 0;
  test.describe(isKept ? 'with the service worker' : 'without the service worker', () => {
    test.use({ serviceWorkers: isKept ? 'allow' : 'block' });

    test(`who comes ${entry} reads the menu with its day where nothing answers`, async ({
      page,
      context,
      expectErrors,
    }) => {
      expectErrors(/net::ERR|Failed to fetch/);
      if (isKept) {
        await page.goto(paths.storia);
        await waitForServiceWorker(page);
      }
      await context.route(FIRESTORE, FAULTS[Math.floor(at / 2)] ?? (() => {}));
      await open(page);
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
