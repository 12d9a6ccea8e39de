import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/paths';
import type { Backend, DataUse } from './backend';
import { visit } from './measure';
import { newPhone } from './phone';
import { CARD } from './visits';

/** What a first and a second visit cost with a menu of some size. Times in ms. */
export type Growth = {
  products: number;
  first: DataUse & { cards: number };
  warm: DataUse & { cards: number };
  /** UTF-16 units of every key and value in localStorage: browsers allow about five million. */
  stored: number;
};

function storedUnits(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0),
  );
}

/** A first and a second visit to a category page. */
export async function measureGrowth(
  browser: Browser,
  backend: Backend,
  products: number,
): Promise<Growth> {
  const context = await newPhone(browser, false);
  const measured = async () => {
    backend.takeUse();
    const { cards } = await visit(context, paths.category('pizze-classiche'), CARD);
    if (cards === null) throw new Error('No card was painted');
    return { ...backend.takeUse(), cards };
  };
  try {
    const first = await measured();
    const warm = await measured();
    const page = await context.newPage();
    await page.goto(paths.home);
    const stored = await storedUnits(page);
    return { products, first, warm, stored };
  } finally {
    await context.close();
  }
}
