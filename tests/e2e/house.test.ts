import { putDocument } from '../../emulators/data/client';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectReact } from './settled';

const phone = { telefono: { numero: '+390511112222', scritto: '+39 051 111 2222' } };
const TEL = 'tel:+390511112222';
const evening = [{ apre: '17:00', chiude: '02:00' }];
const closedOnMondays = {
  settimana: {
    lunedi: [],
    martedi: evening,
    mercoledi: evening,
    giovedi: evening,
    venerdi: evening,
    sabato: evening,
    domenica: evening,
  },
};

test('what staff change of the house reaches open pages within two minutes, a reload at once, and is kept offline @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const numbers = () =>
    page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  await page.clock.install();
  for (const path of [paths.home, paths.category('dolci')]) {
    await putDocument(suite, 'meta/locale', {});
    await page.goto(path);
    await expectReact(page);
    await expect.poll(numbers).toEqual(['tel:+390510000000']);
    await putDocument(suite, 'meta/locale', { ...phone, ...closedOnMondays });
    await page.clock.fastForward('02:00');
    await expect.poll(numbers).toEqual([TEL]);
    await expect(page.locator('[data-house]')).toHaveCount(0);
    await page.reload();
    await expect.poll(numbers).toEqual([TEL]);
    await expect(page.getByText(/Lunedì chiuso/).first()).toBeAttached();
  }
  // Without Firestore the newest known is shown.
  await page.route(/:batchGet/, (route) => route.abort('internetdisconnected'));
  await page.goto(paths.storia);
  await expect.poll(numbers).toEqual([TEL]);
});

test('outdated facts of the HTML are neither seen nor tapped before React shows the newest @writes', async ({
  page,
  suite,
}) => {
  await putDocument(suite, 'meta/locale', phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.category('dolci'), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-house', '');
  const call = page.locator('.menu-bar a[href^="tel:"]');
  await expect(call).toHaveCSS('visibility', 'hidden');
  release();
  await expect(call).toHaveAttribute('href', TEL);
  await expect(call).toHaveCSS('visibility', 'visible');
});
