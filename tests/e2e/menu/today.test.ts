import { putDocument } from '../../../emulators/data/client';
import type { Fields } from '../../../emulators/data/stored-values';
import type { Suite } from '../../../emulators/suite';
import { addDays } from '../../../src/domain/hours/days';
import { calendarDay } from '../../../src/domain/hours/local-time';
import { paths } from '../../../src/paths';
import { restaurant } from '../../../src/restaurant';
import { expect, test } from '../fixtures';
import { expectReact, watchShifts } from '../settled';
import { AGE, cardOf, expectStored, openTab } from '../visitor';

const DESSERTS = paths.category('dolci');
const HOUR_MS = 3_600_000;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Writes sold-out dishes, notices or special days, as staff do. */
async function staffSay(suite: Suite, changes: Fields): Promise<void> {
  await putDocument(suite, 'meta/oggi', {
    esauritiStasera: { fino: inHours(3), prodotti: [] },
    esauriti: [],
    avvisi: [],
    giorni: [],
    ...changes,
  });
}

test("tonight's marks and recommended dishes reach an open page within two minutes, without a shift @writes", async ({
  page,
  suite,
  expectAccessible,
}) => {
  const fino = inHours(3);
  const say = async (changes: Fields) => {
    await staffSay(suite, changes);
    await page.clock.fastForward('02:00');
  };
  const shifts = await watchShifts(page);
  await page.clock.install();
  await page.goto(paths.menu);
  await expectReact(page);
  // The first answer has been read: a clock that jumps would end the page's patience with it.
  await expectStored(page);
  await say({
    consigliati: { fino, prodotti: ['margherita', 'zuppa-inglese', 'bosco-d-inverno'] },
  });
  const links = page.getByRole('region', { name: 'Stasera consigliamo' }).getByRole('link');
  await expect(links).toHaveCount(3);
  expect(await shifts()).toEqual([]);
  await expectAccessible();

  await openTab(page, 'Dolci');
  await expect(cardOf(page, 'Zuppa inglese')).toContainText('Consigliato stasera');
  const before = (await shifts()).length;
  await say({ esauritiStasera: { fino, prodotti: ['macedonia'] }, esauriti: ['torta-tenerina'] });
  await expect(cardOf(page, 'Macedonia')).toContainText('Esaurito stasera');
  await expect(cardOf(page, 'Torta tenerina')).toContainText('Non disponibile');
  expect((await shifts()).slice(before)).toEqual([]);
  await expectAccessible();
});

test('an idle hour: the age is above the notice, and shifts nothing @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await staffSay(suite, { avvisi: [{ testo: 'Musica dal vivo', dal: '2026-01-01', al: null }] });
  const shifts = await watchShifts(page);
  await page.clock.install();
  await page.goto(DESSERTS);
  await expectReact(page);
  await expectStored(page);
  const notice = page.locator('.guest-notice');
  await expect(notice).toBeVisible();
  await page.clock.fastForward('01:00:00');
  const age = page.locator('main').getByText(AGE);
  await expect(age).toBeVisible();
  const [ageBox, noticeBox] = [await age.boundingBox(), await notice.boundingBox()];
  expect((ageBox?.y ?? 0) + (ageBox?.height ?? 0)).toBeLessThanOrEqual(noticeBox?.y ?? 0);
  expect(await shifts()).toEqual([]);
  await expectAccessible();
});

test('the notice of a closing shifts no layout on home or menu @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  const testo =
    'Siamo in ferie: il forno riposa, e noi con lui. Al ritorno ci sono le pizze d’autunno, con la zucca e i funghi del mercato';
  const yesterday = addDays(calendarDay(Date.now(), restaurant), -1);
  const days = { dal: yesterday, al: addDays(yesterday, 6) };
  await staffSay(suite, { avvisi: [{ testo, ...days }], giorni: [{ ...days, orari: [] }] });
  const shifts = await watchShifts(page);
  await page.goto(paths.home);
  const notice = page.getByText(/^Siamo chiusi\. Riapriamo [\s\S]*Siamo in ferie: .* mercato$/);
  await expect(notice).toBeVisible();
  await expect(page.locator('.opening-status')).toHaveText(/^Chiuso · riapre /);
  const schema = page.locator('script[type="application/ld+json"]').first();
  await expect
    .poll(() => schema.evaluate(({ textContent }) => textContent))
    .toMatch(/"specialOpeningHoursSpecification".*"opens":"00:00"/);
  expect(await shifts()).toEqual([]);
  await expectAccessible();

  await page.goto(DESSERTS);
  await expect(notice).toBeVisible();
  expect(await shifts()).toEqual([]);
  // The print styles remove its whole box: an empty box before a named page would take a sheet.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[aria-live]:has(> .guest-notice)')).toHaveCSS('display', 'none');
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: "Leggi tutto l'avviso" }).click();
  await page.locator('.menu-foot').scrollIntoViewIfNeeded();
  await expect(page.locator('.opening-status')).toHaveText(/^Chiuso · riapre /);
  await expectAccessible();
});
