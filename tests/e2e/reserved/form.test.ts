import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { notification, signInAsStaff } from '../staff';

test('fields keep their order, and neither bar nor toast covers the focused one', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.goto(paths.addItem);
  await page.getByLabel('Nome').press('Enter');
  await expect(notification(page)).toContainText('Perfavore riempi tutti i campi');
  const labels = page.locator('form .form-label');
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The specification's; others follow.
    expect((await labels.allTextContents()).slice(0, 8)).toEqual([
      'Nome',
      'Descrizione',
      'Prezzo',
      'Prezzo formato familiare',
      'Prezzo al metro',
      'Immagine',
      'Categoria',
      'Allergeni',
    ]);
    // Reading order: a field is below the previous one or to the right of it, maybe at the top of the next column.
    const places = await labels.evaluateAll((all) =>
      all.map((label) => label.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    for (const [index, { x, y }] of places.slice(1).entries()) {
      const before = places[index] ?? { x, y };
      expect(y > before.y || x > before.x, `field ${index + 2} at ${width} px`).toBe(true);
    }
    const bar = await page.locator('.action-bar').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(height, 0);
    if (width === 1280) continue;
    await page.getByLabel('Nome').focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab');
      // If a bar grows over the field, the page scrolls the field into view in the next frame.
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('form') || focused.closest('.action-bar')) return null;
          const { top, bottom, left, right } = focused.getBoundingClientRect();
          const isOver = (box: DOMRect) =>
            box.top < bottom - 1 && box.bottom > top + 1 && box.left < right && box.right > left;
          const above = [...document.querySelectorAll('.action-bar, .toast')];
          return above.some((box) => isOver(box.getBoundingClientRect()))
            ? focused.outerHTML
            : null;
        });
      await expect.poll(covered, { message: `${width} x ${height}` }).toBeNull();
    }
  }
  await page.getByLabel('Categoria').selectOption('Elenco degli allergeni');
  await expectAccessible();
});

test('a page whose code fails to load keeps the layout, and loads by itself once online', async ({
  page,
  expectErrors,
}) => {
  const CODE = /assets\/staff\/.+\.js$/;
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  await signInAsStaff(page);
  await expect(page.getByRole('table')).toBeVisible();
  // Only the page is offline: what the browser itself reports, and when, depends on the machine's network.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.route(CODE, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Orari e avvisi' }).click();
  await expect(page.getByRole('heading', { name: 'La pagina non si è caricata' })).toBeVisible();
  await expect(page.getByText(/appena torna, la pagina si carica da sola/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Esci' })).toBeVisible();
  await page.unroute(CODE);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Orari e avvisi' })).toBeVisible();
  await expect(page.getByText('Non c’è nessun avviso')).toBeVisible();
});
