import { expect, test } from './fixtures';
import { svg } from './pictures';
import { fillProduct, notification, openProduct, signInAsStaff } from './staff';

const pizza = {
  nome: 'Pizza della prova',
  descrizione: 'Pomodoro, provola',
  prezzo: '8,5',
  categoria: 'Pizze classiche',
};

test('a file that is not a picture is refused at its field, by its type and by its content', async ({
  page,
  expectAccessible,
}) => {
  const message = 'Perfavore inserisci un file immagine valido';
  await signInAsStaff(page);
  await page.goto('/reserved/additem');
  await fillProduct(page, pizza);
  const field = page.getByLabel('Immagine');
  await expect(field).toHaveAttribute(
    'accept',
    'image/png,image/jpeg,image/webp,image/avif,image/gif',
  );
  await expect(field).not.toHaveAttribute('capture');
  for (const file of [
    svg('disegno.svg', 'image/svg+xml'),
    svg('finto.png', 'image/png'),
    { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('farina') },
    { name: 'rotta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
  ]) {
    await field.setInputFiles(file);
    await expect(page.locator('form').getByText(message)).toBeVisible();
    await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
    await expect(notification(page)).toContainText(message);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await page.getByRole('button', { name: 'Chiudi la notifica' }).click();
    await page.getByRole('button', { name: 'Rimuovi immagine' }).click();
    await expect(page.locator('form').getByText(message)).toBeHidden();
  }
  await expectAccessible();
});

test('the first wrong field gets the focus, and what was typed stays @both', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.goto('/reserved/additem');
  await page.getByLabel('Descrizione').fill('Solo questa');
  await page.getByLabel('Prezzo', { exact: true }).press('Enter');
  await expect(notification(page)).toContainText('Perfavore riempi tutti i campi');
  await expect(page.getByLabel('Nome')).toBeFocused();
  await expect(page.locator('.field-error')).toHaveCount(3);
  await expect(page.getByLabel('Descrizione')).toHaveValue('Solo questa');
  await expectAccessible();
  await fillProduct(page, { ...pizza, prezzo: '12abc' });
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  await expect(notification(page)).toContainText('Il prezzo deve essere un numero');
  await expect(page.getByLabel('Prezzo', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click();
  await expect(notification(page)).toBeHidden();
});

test('the edit form has its own wording for a price that is not a number', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await page.getByLabel('Prezzo', { exact: true }).fill('12abc');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(notification(page).locator('.toast-body')).toHaveText(
    'Prezzo deve essere un numero',
  );
  await expectAccessible();
});

test('the fields have the order of the specification, in the document, by Tab and on the screen @both', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.goto('/reserved/additem');
  const order = [
    'Nome',
    'Descrizione',
    'Prezzo',
    'Prezzo formato familiare',
    'Prezzo al metro',
    'Immagine',
    'Categoria',
    'Allergeni',
  ];
  const labels = page.locator('form .form-label');
  await expect(labels).toHaveText(order);

  await page.getByLabel('Nome').focus();
  for (const label of order.slice(1, -1)) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Glutine')).toBeFocused();

  // Reading order: a field stands below the one before, or beside it, or on top of the next column.
  const places = await labels.evaluateAll((all) =>
    all.map((label) => label.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  for (const [index, place] of places.slice(1).entries()) {
    const before = places[index] ?? place;
    expect(place.y > before.y || place.x > before.x, order[index + 1]).toBe(true);
  }
  await expectAccessible();
});

test('the category that is not on the menu is offered with a hint that says so', async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto('/reserved/additem');
  await expect(page.getByLabel('Categoria').getByRole('option')).toHaveCount(10);
  await page.getByLabel('Categoria').selectOption('Elenco degli allergeni');
  await expect(page.getByLabel('Categoria')).toHaveAccessibleDescription(
    'I prodotti in questa categoria non compaiono nel menu',
  );
});

test('the edit form survives a reload, and without a product redirects to the list', async ({
  page,
}) => {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('Margherita');
  await page.goto('/reserved/additem');
  await page.goto('/reserved/edititem');
  await expect(page).toHaveURL('/reserved');
});

test('nothing that has the focus is under the bar of the form or a notification', async ({
  page,
}) => {
  await signInAsStaff(page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/reserved/additem');
    await page.getByLabel('Nome').press('Enter');
    await expect(notification(page)).toContainText('Perfavore riempi tutti i campi');
    const bar = await page.locator('.form-actions').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(height, 0);
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab');
      // What a bar that has just grown covers is scrolled into view in the next frame.
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('form') || focused.closest('.form-actions')) return null;
          const { top, bottom, left, right } = focused.getBoundingClientRect();
          const isOver = (box: DOMRect) =>
            box.top < bottom - 1 && box.bottom > top + 1 && box.left < right && box.right > left;
          const above = [...document.querySelectorAll('.form-actions, .toast')];
          return above.some((box) => isOver(box.getBoundingClientRect()))
            ? focused.outerHTML
            : null;
        });
      await expect.poll(covered, { message: `${width} x ${height}` }).toBeNull();
    }
  }
});

test('a page whose code cannot be fetched keeps the layout, and is loaded once online', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(
    /ERR_INTERNET_DISCONNECTED/,
    /Failed to fetch (?:dynamically imported module|documents)/,
  );
  await signInAsStaff(page);
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Avviso ai clienti' }).click();
  await expect(page.getByRole('heading', { name: 'La pagina non si è caricata' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Esci' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Avviso ai clienti' })).toBeVisible();
  await expect(page.getByText('Adesso non c’è nessun avviso')).toBeVisible();
});

test('a changed form asks before it is left, an unchanged one does not', async ({ page }) => {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(/\/reserved\?q=/);
  await openProduct(page, 'Margherita');
  await page.getByLabel('Descrizione').fill('Cambiata');
  await page.getByRole('link', { name: 'Torna al sito' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Uscire senza salvare?');
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(page.getByLabel('Descrizione')).toHaveValue('Cambiata');
  await expect(question).toBeHidden();
  await page.goBack();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
  await openProduct(page, 'Margherita');
  await expect(page.getByLabel('Descrizione')).not.toHaveValue('Cambiata');
});

test('a tab with a changed form asks before it is closed', async ({ page }) => {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await page.getByLabel('Descrizione').fill('Cambiata');
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('a product is found and opened by keyboard alone @desktop', async ({ page }) => {
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').focus();
  await page.keyboard.type('margherita');
  await expect(page).toHaveURL(/q=margherita/);
  await page.getByRole('link', { name: 'Modifica Margherita', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Nome')).toBeFocused();
});
