import { listObjects, readDocument } from '../../../emulators/data/client';
import { cardPictureOf } from '../../../src/domain/product/card-picture';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { lookAt, plainPicture, rotatedPhoto, svg } from '../pictures';
import {
  chooseInRow,
  FREE_NAME,
  MARGHERITA,
  notification,
  openProduct,
  productsNamed,
  saveButton,
  signInAsStaff,
} from '../staff';

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

test('a poor picture says what helps; an invalid one keeps the one before, which is saved @writes', async ({
  page,
  suite,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(FREE_NAME);
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  const before = await readDocument(suite, MARGHERITA);
  const preview = page.getByAltText('Anteprima');
  const field = page.getByLabel('Immagine');
  await field.setInputFiles(await plainPicture(page, 200, '#888'));
  await expect(page.getByText('La foto è piccola')).toBeVisible();
  const poor = (await preview.getAttribute('src')) ?? '';
  await field.setInputFiles(await rotatedPhoto(page, 'Dal telefono.jpg'));
  await expect(preview).not.toHaveAttribute('src', poor);
  await expect(page.getByText(/La foto è/)).toHaveCount(0);
  expect(await preview.evaluate((image) => image.clientHeight)).toBeLessThanOrEqual(200);
  const chosen = await preview.getAttribute('src');
  for (const file of [
    svg('finto.png', 'image/png'),
    { name: 'rotta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
  ]) {
    await field.setInputFiles(file);
    await expect(page.getByText('Perfavore inserisci un file immagine valido')).toBeVisible();
  }
  await expect(preview).toHaveAttribute('src', chosen ?? '');
  await expectAccessible();
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
  const stored = await readDocument(suite, MARGHERITA);
  expect(stored).toEqual({ ...before, image: stored?.image });
  expect(String(stored?.image)).toContain('images%2Fdal-telefono.large.webp');
  const upright = { type: 'image/webp', above: 'red', below: 'blue' };
  const picture = await lookAt(page, String(stored?.image));
  expect(picture).toMatchObject({ ...upright, width: 500, height: 1000 });
  expect(picture.bytes).toBeLessThan(120_000);
  const card = await lookAt(page, cardPictureOf(String(stored?.image)) ?? '');
  expect(card).toMatchObject({ ...upright, width: 320, height: 640 });
  await expect
    .poll(async () => (await listObjects(suite)).filter((name) => name.includes('-margherita.')))
    .toEqual(['images/pinsa-margherita.card.webp', 'images/pinsa-margherita.large.webp']);

  // The list has replaced the form in the history: Back does not open the form with the old product.
  await page.goBack();
  await expect(page).toHaveURL('/reserved?q=Margherita');
});

test('a duplicate has a copy of the picture, and its original stays unchanged @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(FREE_NAME);
  const original = await readDocument(suite, MARGHERITA);
  const pictures = await listObjects(suite);
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('margherita');
  await chooseInRow(page, 'Margherita', 'Duplica');
  await expect(page.getByText(/^L’immagine è copiata/)).toBeVisible();
  // An unchanged copy can be left without a question.
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page).toHaveURL('/reserved?q=margherita');
  await chooseInRow(page, 'Margherita', 'Duplica');
  await expect(page.getByText(/^L’immagine è copiata/)).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Margherita di prova');
  await page.keyboard.press('Enter');
  await expect(notification(page)).toContainText('Inserimento completato');
  await expect(page.getByLabel('Nome')).toHaveValue('');
  await expect(page.getByText(/^Copia di/)).toBeHidden();

  const [copy] = await productsNamed(suite, 'Margherita di prova');
  expect(copy).toMatchObject({ ...original, nome: 'Margherita di prova', image: copy?.image });
  expect(copy?.image).not.toBe(original?.image);
  expect(await readDocument(suite, MARGHERITA)).toEqual(original);
  expect(await listObjects(suite)).toHaveLength(pictures.length + 2);
});
