import type { Route } from '@playwright/test';
import { listObjects, readCollection, readDocument } from '../../emulators/client';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import {
  addButton,
  COMMIT,
  choosePicture,
  formAlert,
  LOGGED,
  loseAnswer,
  MARGHERITA,
  newPizza,
  openNewProduct,
  priceField,
  productsNamed,
  UPLOAD,
} from './saving';
import { deleteProduct, fillProduct, notification, row, signInAsStaff } from './staff';
import { BLOCKED, FIRESTORE } from './visitor';

test('a new product whose answer is lost is neither duplicated nor undone @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await openNewProduct(page);
  await choosePicture(page, 'guasto.png');
  await page.route(COMMIT, loseAnswer);
  await addButton(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  const [made, ...others] = await productsNamed(suite, newPizza.nome);
  expect(others).toEqual([]);
  expect(String(made?.image)).toContain('images%2Fguasto.png');
  expect(await listObjects(suite)).toContain('images/guasto.png');
});

test('a new product whose answer is lost, and which cannot be read back, is not duplicated by a retry @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await openNewProduct(page);
  let committed = false;
  await page.route(FIRESTORE, (route) => {
    if (COMMIT.test(route.request().url())) {
      committed = true;
      return loseAnswer(route);
    }
    return committed ? route.abort() : route.continue();
  });
  await addButton(page).click();
  await expect(formAlert(page)).toContainText('il prodotto non verrà salvato due volte');
  await page.unroute(FIRESTORE);
  await priceField(page).fill('9');
  await addButton(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toMatchObject([{ prezzo: 9 }]);
});

test('a deletion whose answer is lost counts as done, and its picture is deleted too @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await page.route(COMMIT, loseAnswer);
  await deleteProduct(page, 'Margherita');
  await expect(row(page, 'Margherita')).toHaveCount(0);
  await expect.poll(() => listObjects(suite)).not.toContain('images/pizza-margherita.webp');
  expect(await readDocument(suite, MARGHERITA)).toBeNull();
  await expect(notification(page)).toHaveCount(0);
});

test('a save without an answer fails after 15 s, and a late arrival is not duplicated by a retry @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await page.clock.install();
  await openNewProduct(page);
  let arrive = async () => {};
  await page.route(COMMIT, (route) => {
    arrive = () => loseAnswer(route);
  });
  const sent = page.waitForRequest(COMMIT);
  await addButton(page).click();
  await sent;
  await expect(notification(page)).toContainText('Inserimento in corso...');
  await page.clock.fastForward(15_000);
  await expect(formAlert(page)).toContainText('il prodotto non verrà salvato due volte');
  await arrive();
  await page.unroute(COMMIT);
  await addButton(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
});

test('a save that arrives after its corrected retry does not overwrite it @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await page.clock.install();
  await openNewProduct(page);
  const commits: Route[] = [];
  await page.route(COMMIT, (route) => {
    commits.push(route);
    return commits.length === 1 ? undefined : route.continue();
  });
  const sent = page.waitForRequest(COMMIT);
  await addButton(page).click();
  await sent;
  await page.clock.fastForward(15_000);
  await expect(formAlert(page)).toContainText('il prodotto non verrà salvato due volte');
  await priceField(page).fill('9');
  await addButton(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  const [first] = commits;
  expect((await first?.fetch())?.status()).toBe(409);
  await first?.abort();
  expect(await productsNamed(suite, newPizza.nome)).toMatchObject([{ prezzo: 9 }]);
});

test('a double click together with Enter saves once @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await openNewProduct(page);
  const commits: Route[] = [];
  await page.route(COMMIT, (route) => void commits.push(route));
  const button = await addButton(page).boundingBox();
  await priceField(page).press('Enter');
  await page.mouse.dblclick((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await page.keyboard.press('Enter');
  await expect(notification(page)).toContainText('Inserimento in corso...');
  await expect.poll(() => commits.length).toBe(1);
  await commits[0]?.continue();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(commits).toHaveLength(1);
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
});

test('a tab closed during an upload asks first, and leaves no incomplete product @writes', async ({
  page,
  context,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await openNewProduct(page);
  await choosePicture(page, 'guasto.png');
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  const before = await readCollection(suite, 'prodotti');
  const version = await readDocument(suite, 'meta/menu');
  // The picture is stored, but its answer is still pending when the tab is closed.
  await page.route(UPLOAD, (route) => void route.fetch());
  await addButton(page).click();
  await expect.poll(() => listObjects(suite)).toContain('images/guasto.png');
  const dialog = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialog;
  expect(question.type()).toBe('beforeunload');
  const closed = page.waitForEvent('close');
  await question.accept();
  await closed;
  expect(await readCollection(suite, 'prodotti')).toEqual(before);
  expect(await readDocument(suite, 'meta/menu')).toEqual(version);

  // The file name is taken now: the next attempt uses another one.
  const again = await context.newPage();
  await again.goto(paths.addItem);
  await fillProduct(again, newPizza);
  await choosePicture(again, 'guasto.png');
  await addButton(again).click();
  await expect(notification(again)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
});
