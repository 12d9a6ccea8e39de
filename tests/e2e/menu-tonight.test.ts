import type { Page } from '@playwright/test';
import { putDocument, readCollection } from '../../emulators/client';
import type { Fields } from '../../emulators/stored-values';
import type { Suite } from '../../emulators/suite';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import { watchShifts } from './shifts';
import {
  BLOCKED,
  CLASSICS,
  cards,
  expectClassics,
  expectStored,
  FIRESTORE,
  listCalls,
  VERSION,
} from './visitor';

const HOUR_MS = 3_600_000;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Staff say what is sold out, or leave word for the guests. */
async function staffSay(suite: Suite, changes: Fields): Promise<void> {
  await putDocument(suite, 'meta/oggi', {
    esauritiStasera: { fino: inHours(3), prodotti: [] },
    esauriti: [],
    avvisi: [],
    chiusure: [],
    aperture: [],
    ...changes,
  });
}

async function idOf(suite: Suite, name: string): Promise<string> {
  const entries = Object.entries(await readCollection(suite, 'prodotti'));
  return entries.find(([, { nome }]) => nome === name)?.[0] ?? '';
}

const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

test('what is sold out moves nothing on an open page, and is asked for once by a new visit @writes', async ({
  page,
  context,
  suite,
  sample: _,
  expectAccessible,
}) => {
  const [margherita, marinara] = [await idOf(suite, 'Margherita'), await idOf(suite, 'Marinara')];
  const shifts = await watchShifts(page);
  await page.clock.install();
  await page.goto(CLASSICS);
  await expectClassics(page);
  await expectReact(page);
  await expectStored(page);
  const lists = listCalls(page);

  await staffSay(suite, {
    esauritiStasera: { fino: inHours(3), prodotti: [margherita] },
    esauriti: [marinara],
  });
  await page.clock.fastForward('02:00');
  await expect(card(page, 'Margherita')).toContainText('Esaurito stasera');
  await expect(card(page, 'Marinara')).toContainText('Non disponibile');
  expect(await shifts()).toBe(0);
  await expectAccessible();

  await page.getByRole('button', { name: 'In breve' }).click();
  await expect(card(page, 'Margherita').getByText('Esaurito stasera')).toBeVisible();
  await card(page, 'Margherita').getByRole('link', { name: 'Margherita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog).toContainText('Esaurito stasera');
  await expectAccessible();
  expect(lists.count).toBe(0);

  const asked: string[] = [];
  const next = await context.newPage();
  next.on('request', (request) => {
    if (VERSION.test(request.url())) asked.push(request.postData() ?? '');
  });
  await next.goto(`${paths.search}?q=margherita`);
  await expect(card(next, 'Margherita')).toContainText('Esaurito stasera');
  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0] ?? '').documents).toHaveLength(2);
});

test('a notice that the restaurant is closed stands on the home and in the menu, moves nothing, and goes by itself @writes', async ({
  page,
  suite,
  sample: _,
  expectAccessible,
  expectErrors,
}) => {
  const testo =
    'Siamo in ferie: il forno riposa, e noi con lui. Al ritorno ci sono le pizze d’autunno, con la zucca e i funghi del mercato';
  const span = { dal: inHours(-1), al: inHours(120) };
  await staffSay(suite, { avvisi: [{ testo, ...span }], chiusure: [span] });
  const shifts = await watchShifts(page);
  await page.clock.install();
  await page.goto(paths.home);
  const notice = page.getByText(/^Siamo chiusi\. Riapriamo [\s\S]*Siamo in ferie: .* mercato$/);
  await expect(notice).toBeVisible();
  await expect(page.locator('.opening-status')).toHaveText(/^Chiuso · riapre /);
  const schema = page.locator('script[type="application/ld+json"]').first();
  await expect
    .poll(() => schema.evaluate(({ textContent }) => textContent))
    .toMatch(/"specialOpeningHoursSpecification".*"opens":"00:00"/);
  expect(await shifts()).toBe(0);
  await expectAccessible();

  await page.goto(CLASSICS);
  await expectClassics(page);
  await expect(notice).toBeVisible();
  expect(await shifts()).toBe(0);
  // On paper its whole box is gone: before a named page an empty one takes a sheet of its own.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.guest-notice-over')).toHaveCSS('display', 'none');
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: "Leggi tutto l'avviso" }).click();
  await page.locator('.menu-foot').scrollIntoViewIfNeeded();
  await expect(page.locator('.opening-status')).toHaveText(/^Chiuso · riapre /);
  await expectAccessible();

  // An answer would say that the clock has jumped.
  expectErrors(BLOCKED);
  await page.route(FIRESTORE, (route) => route.abort());
  await page.clock.fastForward(121 * HOUR_MS);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('.opening-status')).toHaveText(/^(Aperto ora|Chiuso ·) /);
});
