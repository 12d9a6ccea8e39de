import type { Browser, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { putDocuments, readCollection, readDocument } from '../emulators/data/client';
import type { Suite } from '../emulators/suite';
import { formatPrice } from '../src/domain/product/price';
import { storedProduct } from '../src/domain/product/product';
import { orderProducts, searchProducts } from '../src/domain/product/product-list';
import { paths } from '../src/paths';
import type { Backend } from './backend';
import { withDishes } from './filled-menu';
import type { Part } from './options';
import { newPhone, open, settled, slowDown } from './phone';
import { LIMIT_RESERVED, MANY_DISHES, STAFF_ROW, signIn } from './staff';

declare global {
  interface Window {
    /** Measures from the next such event until a sign is painted (in-page/painted.js). */
    benchStart: (type: string, selector: string, text: string | null) => void;
    /** Resolves with the time that this took, in ms. */
    benchAction: Promise<number>;
  }
}

/** The measurements of something that a person does on an open page. */
export type Done = {
  /** From the first key or tap until its result is painted, in ms. */
  time: number;
  /** Document reads that Firestore would bill for it. */
  reads: number;
};

/** The context of an action. */
type Stage = { browser: Browser; backend: Backend; suite: Suite };

/** Something to do on an open page, and on its hand-written counterpart. */
type Action = {
  name: Part;
  title: string;
  address: string;
  /** null if nothing is written by hand beside it. */
  limit: string | null;
  /** Selector of an element that must be visible first. */
  ready: string;
  /** Whether staff are signed in. */
  isStaff: boolean;
  /** How many dishes the menu has at least; by default as many as the site was built with. */
  dishes?: number;
  act: (page: Page, stage: Stage) => Promise<Done>;
};

/** What is painted at the end of an action: a text in the first such element; without one, another number of such elements. */
type Sign = { selector: string; text?: string };

/** Measures from an event of the page until a sign is painted. */
async function timed(
  page: Page,
  backend: Backend,
  event: 'keydown' | 'pointerdown',
  sign: Sign,
  act: () => Promise<void>,
): Promise<Done> {
  await page.evaluate(({ type, selector, text }) => window.benchStart(type, selector, text), {
    type: event,
    selector: sign.selector,
    text: sign.text ?? null,
  });
  backend.startVisit();
  await act();
  const time = await page.evaluate(() => window.benchAction);
  return { time, reads: backend.readsOfVisit() };
}

/** Types into a search box, and measures the last key. */
async function typeKey(
  page: Page,
  { backend }: Stage,
  typed: string,
  key: string,
  sign: Sign,
): Promise<Done> {
  await page.locator('input[type="search"]').focus();
  await page.keyboard.type(typed);
  await settled(page);
  return timed(page, backend, 'keydown', sign, () => page.keyboard.press(key));
}

/** What is typed letter by letter. */
const WORD = 'diavola';

/** A key in the search of staff's list: the first of the word that brings another dish to the top. */
async function searchList(page: Page, stage: Stage): Promise<Done> {
  const stored = Object.entries(await readCollection(stage.suite, 'prodotti'));
  const products = stored.map(([id, fields]) => ({ id, ...v.parse(storedProduct, fields) }));
  const ordered = orderProducts(products, 'menu');
  const topOf = (query: string) => searchProducts(ordered, query)[0]?.nome ?? '';
  const typed = [...WORD].map((_, index) => WORD.slice(0, index));
  const before = typed.find((text) => !topOf(text).includes(topOf(WORD.slice(0, text.length + 1))));
  if (before === undefined) throw new Error(`No key of '${WORD}' brings another dish to the top`);
  const key = WORD.charAt(before.length);
  return typeKey(page, stage, before, key, {
    selector: `${STAFF_ROW} th`,
    text: topOf(before + key),
  });
}

async function tap(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** A tap on the first row's price, another price typed, a tap elsewhere, until the foot of the page tells that it is saved. */
async function changePrice(page: Page, { backend, suite }: Stage): Promise<Done> {
  const row = page.locator(STAFF_ROW).first();
  const path = `prodotti/${await row.getAttribute('data-product')}`;
  const [dish, menu] = [await readDocument(suite, path), await readDocument(suite, 'meta/menu')];
  if (!dish || !menu) throw new Error(`The menu has no ${path}, or no version`);
  const text = formatPrice(Number(dish.prezzo) + 0.1);
  try {
    return await timed(
      page,
      backend,
      'pointerdown',
      { selector: '[data-foot-line]', text },
      async () => {
        await tap(page, row.locator('td .btn').first());
        await page.waitForFunction(() => {
          const field = document.activeElement;
          if (!(field instanceof HTMLInputElement) || field.value === '') return false;
          return field.selectionStart === 0 && field.selectionEnd === field.value.length;
        });
        await page.keyboard.type(text.slice('€ '.length));
        await tap(page, page.locator('h1'));
      },
    );
  } finally {
    await putDocuments(suite, { [path]: dish, 'meta/menu': menu });
  }
}

const reserved = {
  ...{ address: paths.reserved, limit: LIMIT_RESERVED, ready: STAFF_ROW, isStaff: true },
};
const search = { ...reserved, name: 'staff-search', act: searchList } as const;
const price = { ...reserved, name: 'staff-price', act: changePrice } as const;
const many = { dishes: MANY_DISHES };

export const actions: readonly Action[] = [
  {
    ...{ name: 'search', title: 'Tutto il menu: a key in the search', isStaff: false },
    ...{ address: paths.search, limit: null, ready: '.item, .printed' },
    act: (page, stage) => typeKey(page, stage, 'di', 'a', { selector: '.item, .printed' }),
  },
  { ...search, title: '/reserved: a key in the search' },
  { ...search, ...many, title: `– ${MANY_DISHES} dishes` },
  { ...price, title: '/reserved: a price, from the tap to the line that tells it' },
  { ...price, ...many, title: `– ${MANY_DISHES} dishes` },
];

/** Does something once on the site and once on its limit, each in a new browser profile. */
export function runAction(
  stage: Stage,
  action: Action,
): Promise<{ site: Done; limit: Done | null }> {
  return withDishes(stage.suite, action.dishes, async () => ({
    site: await doOn(stage, action, action.address),
    limit: action.limit === null ? null : await doOn(stage, action, action.limit),
  }));
}

async function doOn(stage: Stage, { isStaff, ready, act }: Action, address: string): Promise<Done> {
  const { browser } = stage;
  const stored = isStaff ? await signIn(browser) : undefined;
  const context = await newPhone(browser, false, stored);
  try {
    const page = await context.newPage();
    await open(page, address, ready);
    await slowDown(page);
    return await act(page, stage);
  } finally {
    await context.close();
  }
}
