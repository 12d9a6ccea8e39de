import type { Locator, Page } from '@playwright/test';
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
/** The next day of the week, at most seven days ahead: guests read of no later one. @param weekday 0 is Sunday */
const next = (weekday: number) => {
  const tomorrow = addDays(today, 1);
  return addDays(tomorrow, (7 + weekday - new Date(utcMidnight(tomorrow)).getUTCDay()) % 7);
};

/** Somebody's finger, which counts. */
function fingerOn(page: Page) {
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.click();
  };
  const button = (name: string) => tap(page.getByRole('button', { name, exact: true }));
  return {
    tap,
    button,
    text: (text: string) => tap(page.getByText(text, { exact: true })),
    async day(label: string, value: string) {
      await tap(page.getByLabel(label, { exact: true }));
      await page.getByLabel(label, { exact: true }).fill(value);
    },
    async add() {
      await tap(page.getByRole('link', { name: 'Orari e avvisi' }));
      await button('Aggiungi giorno speciale');
    },
    taps: () => taps,
  };
}

test('closed tonight with one tap on the page, a day, a fortnight and a Sunday lunch take few taps, and guests read each within two minutes @writes', async ({
  page,
  suite,
  browser,
}) => {
  async function count(
    most: number,
    said: RegExp,
    act: (finger: ReturnType<typeof fingerOn>) => Promise<void>,
  ) {
    const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await guest.clock.install();
    await guest.goto(paths.category('dolci'));
    await expectReact(guest);
    // It has had its first answer, and asks again in two minutes.
    await expectStored(guest);
    await page.goto(paths.reserved);
    await expect(page.getByRole('table')).toBeVisible();
    const finger = fingerOn(page);
    await act(finger);
    await expect(notification(page)).toContainText(/Salvato|Stasera siete chiusi/);
    expect(finger.taps()).toBeLessThanOrEqual(most);
    await guest.clock.fastForward('02:00');
    await expect(guest.locator('.guest-notice')).toContainText(said);
    await guest.close();
    await putDocument(suite, OGGI, {});
  }

  await signInAsStaff(page);
  await count(2, /siamo chiusi.* Riapriamo /, async (finger) => {
    await finger.tap(page.getByRole('link', { name: 'Orari e avvisi' }));
    await finger.button('Chiudi stasera');
  });
  await count(4, /^Martedì \d+ \p{L}+ siamo chiusi\./u, async (finger) => {
    await finger.add();
    await finger.day('Giorno', next(2));
    await finger.button('Salva giorno speciale');
  });
  const first = addDays(today, 5);
  await count(6, /^Siamo chiusi da .*Riapriamo /, async (finger) => {
    await finger.add();
    await finger.text('Più giorni');
    await finger.day('Primo giorno', first);
    await finger.day('Ultimo giorno, compreso', addDays(first, 13));
    await expect(page.getByText(/^Chiusi da .*: 14 giorni$/)).toBeVisible();
    await finger.button('Salva giorno speciale');
  });
  await count(
    6,
    /^Domenica .* dalle 12:00 alle 15:00 e dalle 17:00 alle 02:00\.$/,
    async (finger) => {
      await finger.add();
      await finger.day('Giorno', next(0));
      await finger.text('Aperti in questi orari');
      await finger.button('Aggiungi un turno');
      await finger.button('Salva giorno speciale');
    },
  );
});

test('a day or a time that is typed in part is an error at its field, and the form fits every screen', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  const before = await readDocument(suite, OGGI);
  await fingerOn(page).add();
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
