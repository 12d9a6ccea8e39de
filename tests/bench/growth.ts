import type { BrowserContext, Page } from '@playwright/test';
import type { Fields } from '../../emulators/stored-values';
import { paths } from '../../src/paths';
import { visit } from './measure';
import { type Bench, inTurn } from './parts';
import { newPhone } from './phone';
import { putProducts } from './products';
import { kb, median, ms, table, times } from './table';
import { CARD, CATEGORY, LIMIT_CATEGORY } from './visits';

const MENU_SIZES = [100, 500, 2000];

/** What a visit to a category page costs: ms until its first card, documents read, bytes of its HTML and data. */
type Cost = { cards: number; reads: number; bytes: number };

/** The visits to a site that was built with a menu of some size, and to the limit with the same menu. */
type Growth = {
  products: number;
  first: Cost;
  warm: Cost;
  limit: Cost;
  /** UTF-16 units of every key and value in localStorage: browsers allow about five million. */
  stored: number;
};

function storedUnits(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0),
  );
}

async function costOf(context: BrowserContext, { backend }: Bench, address: string): Promise<Cost> {
  const { cards, reads, transfer } = await visit(context, backend, address, CARD);
  if (cards === null) throw new Error(`No card was painted at ${address}`);
  return { cards, reads, bytes: transfer.HTML.bytes + transfer.data.bytes };
}

/** A first and a second visit to the site, and a first one to the limit. */
async function measureMenu(bench: Bench, products: number): Promise<Growth> {
  const [phone, other] = [
    await newPhone(bench.browser, false),
    await newPhone(bench.browser, false),
  ];
  try {
    const first = await costOf(phone, bench, CATEGORY);
    const warm = await costOf(phone, bench, CATEGORY);
    const limit = await costOf(other, bench, LIMIT_CATEGORY);
    const page = await phone.newPage();
    await page.goto(paths.home);
    return { products, first, warm, limit, stored: await storedUnits(page) };
  } finally {
    await phone.close();
    await other.close();
  }
}

/** Measures menus of several sizes, each with a build of its own. The last and largest one stays. */
export async function measureGrowth(
  bench: Bench,
  sample: readonly [string, Fields][],
): Promise<Growth[]> {
  const growth: Growth[] = [];
  for (const size of MENU_SIZES) {
    await putProducts(bench.suite, sample, size);
    await bench.rebuild();
    await inTurn(bench, [size], async () => {
      const measured = await measureMenu(bench, size);
      growth.push(measured);
      const { first, limit } = measured;
      return `${size} products: cards after ${ms(first.cards)}, limit ${ms(limit.cards)}`;
    });
  }
  return growth;
}

/** The table of what grows with the menu, in medians. */
export function growthTable(growth: readonly Growth[]): string {
  const rows = MENU_SIZES.map((size) => {
    const runs = growth.filter(({ products }) => products === size);
    const of = (figure: (run: Growth) => number) => median(runs.map(figure));
    return [
      String(size),
      ms(of(({ first }) => first.cards)),
      ms(of(({ limit }) => limit.cards)),
      times(
        of(({ first }) => first.cards),
        of(({ limit }) => limit.cards),
      ),
      String(of(({ first }) => first.reads)),
      String(of(({ limit }) => limit.reads)),
      kb(of(({ first }) => first.bytes)),
      kb(of(({ limit }) => limit.bytes)),
      ms(of(({ warm }) => warm.cards)),
      String(of(({ warm }) => warm.reads)),
      kb(of(({ stored }) => stored)),
    ];
  });
  const head = [
    ...['products', 'time to cards, first visit', 'limit', 'times the limit'],
    ...['reads', 'limit', 'HTML and data', 'limit'],
    ...['time to cards, warm visit', 'reads', 'localStorage'],
  ];
  return table(head, rows);
}
