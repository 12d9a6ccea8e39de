import type { Page } from '@playwright/test';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectClassics } from './visitor';

type Offer = { price: string; priceCurrency: string };
type Menu = {
  '@type': string;
  hasMenuSection: {
    name: string;
    hasMenuItem?: { name: string; description: string; offers?: Offer[] }[];
  }[];
};

async function readMenu(page: Page): Promise<Menu> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '');
}

test('the JSON-LD of a category has the names, prices and allergens that its cards show', async ({
  page,
}) => {
  await page.goto(paths.category('pizze-classiche'));
  await expectClassics(page);
  const cards = await page.getByRole('article').evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('h2')?.textContent,
      prices: [...card.querySelectorAll('dd')].map((price) => price.textContent),
      allergens: [...card.querySelectorAll('.allergen-badge')].map((badge) => badge.textContent),
    })),
  );
  const menu = await readMenu(page);
  expect(menu['@type']).toBe('Menu');
  const [section] = menu.hasMenuSection;
  expect(section?.name).toBe('Pizze classiche');
  const described = section?.hasMenuItem?.map(({ name, description, offers = [] }) => ({
    name,
    prices: offers.map(({ price }) => `€ ${price.replace('.', ',')}`),
    allergens: /\. Allergeni: (.*)\.$/.exec(description)?.[1]?.split(', ') ?? [],
  }));
  expect(described).toEqual(cards);
});

test('the JSON-LD of the cover has the sections of the menu', async ({ page }) => {
  await page.goto(paths.menu);
  const { hasMenuSection } = await readMenu(page);
  expect(hasMenuSection.map(({ name }) => name)).toEqual(dishCategories.map(({ name }) => name));
});
