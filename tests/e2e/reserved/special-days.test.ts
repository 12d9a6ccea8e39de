import type { Page } from '@playwright/test';
import { putDocument, readDocument } from '../../../emulators/data/client';
import { addDays, utcMidnight } from '../../../src/domain/hours/days';
import { dayAt } from '../../../src/domain/hours/timetable';
import { paths } from '../../../src/paths';
import { restaurant } from '../../../src/restaurant';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import { notification, signInAsStaff } from '../staff';
import { expectStored } from '../visitor';
import { walkScreens } from '../walk';

const OGGI = 'meta/oggi';
const today = dayAt(Date.now(), { ...restaurant.hours, giorni: [] });
/** At most seven days ahead: guests read of no later one. */
const nextSunday = addDays(today, 7 - new Date(utcMidnight(today)).getUTCDay());

const day = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addDay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orari e avvisi' }).click();
  await button(page, 'Aggiungi giorno speciale').click();
}

test('closed tonight and a Sunday lunch are read by guests within two minutes @writes', async ({
  page,
  suite,
  browser,
}) => {
  const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await guest.clock.install();
  await guest.goto(paths.category('dolci'));
  await expectReact(guest);
  // It has had its first answer, and asks again in two minutes.
  await expectStored(guest);
  async function expectGuestReads(said: RegExp) {
    await expect(notification(page)).toContainText(/Salvato|Stasera siete chiusi/);
    await guest.clock.fastForward('02:00');
    await expect(guest.locator('.guest-notice')).toContainText(said);
    await putDocument(suite, OGGI, {});
    await page.goto(paths.reserved);
  }

  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Orari e avvisi' }).click();
  await button(page, 'Chiudi stasera').click();
  await expectGuestReads(/siamo chiusi.* Riapriamo /);

  await addDay(page);
  await day(page, 'Giorno').fill(nextSunday);
  await page.getByText('Aperti in questi orari', { exact: true }).click();
  await button(page, 'Aggiungi un turno').click();
  await button(page, 'Salva giorno speciale').click();
  await expectGuestReads(/^Domenica .* dalle 12:00 alle 15:00 e dalle 17:00 alle 02:00\.$/);
  await guest.close();
});

test('a day or a time that is typed in part is an error at its field, and the form fits every screen', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  const before = await readDocument(suite, OGGI);
  await addDay(page);
  const save = page.getByRole('button', { name: 'Salva giorno speciale' });
  const type = async (label: string, keys: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await field.focus();
    await page.keyboard.type(keys);
    await save.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    return field;
  };
  // In the order of Chromium's English: month, day, year.
  const part = 'Questo giorno non c’è, o ne manca un pezzo: scrivilo per intero';
  const range = /^Scegli un giorno tra .* e .*$/;
  await expect(await type('Giorno', '1224')).toHaveAccessibleDescription(part);
  await expect(await type('Giorno', '11312026')).toHaveAccessibleDescription(part);
  await expect(await type('Giorno', '122426')).toHaveAccessibleDescription(range);
  await expect(await type('Giorno', '01062072')).toHaveAccessibleDescription(range);
  await expectAccessible();

  await page.getByText('Aperti in questi orari', { exact: true }).click();
  await page.getByRole('button', { name: 'Domani', exact: true }).click();
  await page.getByRole('button', { name: 'Aggiungi un turno' }).click();
  await expect(await type('Turno 1: dalle', '07')).toHaveAccessibleDescription(
    'L’ora non è intera: scrivila come 17:30',
  );
  expect(await readDocument(suite, OGGI)).toEqual(before);
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});
});
