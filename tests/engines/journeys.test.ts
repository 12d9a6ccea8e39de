import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { readCollection } from '../../emulators/data/client';
import { resetAll } from '../../emulators/data/reset';
import { staffAccount } from '../../emulators/sample/accounts';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf, TESTED_MODE } from '../../emulators/suite';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { lookAt, rotatedPhoto } from '../e2e/pictures';
import { printedHeights, waitForServiceWorker } from './in-page';
import { network, test } from './visitor';

const suite = suiteOf(TESTED_MODE);

const DESSERTS = paths.category('dolci');
const STARTERS = paths.category('antipasti');

const article = { role: 'article' };
const dialog = (name: string) => ({ role: 'dialog', name });
const tab = (name: string) => ({
  role: 'link',
  name,
  in: { role: 'navigation', name: 'Categorie' },
});

const dishesIn = (category: string) =>
  sampleMenu.filter(({ categoria }) => categoria === category).length;

/** The stored products with this name. */
async function stored(nome: string) {
  const documents = Object.values(await readCollection(suite, 'prodotti'));
  return documents.filter((document) => document.nome === nome);
}

describe('a visitor', () => {
  test('switches categories, opens a dish by its picture, name or address, and finds one', async ({
    visitor,
  }) => {
    await visitor.open(DESSERTS);
    await visitor.tap(tab('Bibite'));
    await visitor.isAt(paths.category('bibite'));
    await visitor.sees(dishesIn('Bibite'), article);
    await visitor.back();
    await visitor.sees(dishesIn('Dolci'), article);
    const dessert = dialog('Tiramisù della casa');
    await visitor.tap({ role: 'button', name: 'Ingrandisci la foto: Tiramisù della casa' });
    await visitor.sees(1, dessert);
    await visitor.back();
    await visitor.sees(0, dessert);
    await visitor.isAt(DESSERTS);

    await visitor.open(paths.dish('caprese'));
    await visitor.tap({ role: 'button', name: 'Chiudi', in: dialog('Caprese') });
    await visitor.sees(0, dialog('Caprese'));
    await visitor.isAt(STARTERS);
    await visitor.tap({ role: 'link', name: 'Caprese' });
    await visitor.sees(1, dialog('Caprese'));
    await visitor.back();
    await visitor.sees(0, dialog('Caprese'));

    // By part of its name, typed without the accent.
    await visitor.tap({ role: 'link', name: 'Cerca' });
    await visitor.type({ role: 'searchbox' }, 'tiramisu');
    await visitor.reads(['Tiramisù della casa'], { role: 'link', in: article });
    await visitor.isAt(`${paths.search}#cerca=tiramisu`);
  });

  test('hides dishes with an allergen, and writes a list, both also on the next visit', async ({
    visitor,
  }) => {
    await visitor.open(STARTERS);
    await visitor.tap({ role: 'button', name: 'Allergie e dieta' });
    const sheet = dialog('Allergie e dieta');
    await visitor.tap({ role: 'switch', name: 'Evito latte e derivati', in: sheet });
    const without = sampleMenu.filter(
      ({ categoria, allergeni }) => categoria === 'Antipasti' && !allergeni.includes(7),
    );
    await visitor.tap({ role: 'button', name: `Mostra ${without.length} piatti`, in: sheet });
    await visitor.sees(0, sheet);
    await visitor.isAt(`${STARTERS}#senza=7&fino=…`);
    await visitor.sees(without.length, article);

    // Like a second scan of the QR code at the table: another address, without the filter.
    await visitor.open(DESSERTS);
    await visitor.isAt(`${DESSERTS}#senza=7&fino=…`);
    await visitor.tap({ role: 'button', name: 'Mostra al personale' });
    await visitor.sees(1, dialog('Che cosa posso mangiare?'));
    await visitor.back();
    await visitor.sees(0, dialog('Che cosa posso mangiare?'));

    await visitor.tap({ role: 'link', name: 'Macedonia' });
    const dish = dialog('Macedonia');
    await visitor.tap({ role: 'button', name: 'Aggiungi una nota', in: dish });
    await visitor.type({ label: 'Una nota tua', in: dish }, 'senza mela');
    await visitor.tap({ role: 'button', name: 'Aggiungi alla lista', in: dish });
    await visitor.sees(0, dish);
    await visitor.open(paths.category('bibite'));
    await visitor.tap({ role: 'button', name: 'La mia lista: 1 piatto…' });
    await visitor.tap({ role: 'button', name: 'Mostra al cameriere', in: dialog('La mia lista') });
    await visitor.reads(['1Macedoniasenza mela'], {
      role: 'listitem',
      in: dialog('Vorrei ordinare:'),
    });
  });

  test('opens pages offline that were never opened before, and can print a category on two sheets', async ({
    visitor,
  }) => {
    await visitor.open(STARTERS);
    await visitor.evaluate(waitForServiceWorker, null);
    await visitor.sees(dishesIn('Antipasti'), article);
    network.online = false;
    await visitor.open(DESSERTS);
    await visitor.sees(dishesIn('Dolci'), article);
    await visitor.finds(/^Menu del .*: può essere cambiato$/, { role: 'paragraph' });

    await visitor.open(paths.search);
    await visitor.sees(sampleMenu.length, article);
    const heights = await visitor.evaluate(printedHeights, null);
    await visitor.sees(0, { role: 'button' });
    expect(heights).toHaveLength(dishCategories.length);
    expect(Math.max(...heights)).toBeLessThan(2 * ((297 - 27) / 25.4) * 96);
  });
});

test('a staff member changes a price, adds a product with a rotated photo, deletes it, and signs out', async ({
  visitor,
}) => {
  await resetAll(suite);
  await visitor.open(paths.login);
  await visitor.type({ label: 'E-mail' }, staffAccount.email);
  await visitor.type({ label: 'Password' }, staffAccount.password);
  await visitor.tap({ role: 'button', name: 'Accedi' });
  await visitor.isAt(paths.reserved);

  const search = { role: 'searchbox', name: 'Cerca un prodotto' };
  await visitor.type(search, 'frizzante');
  await visitor.tap({ role: 'button', name: '€ 2,50, prezzo di Acqua frizzante' });
  const field = { role: 'textbox', name: 'Nuovo prezzo di Acqua frizzante' };
  await visitor.type(field, '2,80');
  // What is typed is saved when the row is left.
  await visitor.tap(search);
  await visitor.sees(0, field);
  await visitor.reads(['€ 2,80'], { role: 'button', name: '€ 2,80, prezzo di Acqua frizzante' });
  // The list shows the price before the answer.
  await expect.poll(() => stored('Acqua frizzante')).toMatchObject([{ prezzo: 2.8 }]);

  const photo = await rotatedPhoto(visitor, 'foto.jpg');
  const file = join(mkdtempSync(join(tmpdir(), 'photo-')), photo.name);
  writeFileSync(file, photo.buffer);

  await visitor.tap({ role: 'link', name: 'Aggiungi prodotto' });
  await visitor.type({ label: 'Nome' }, 'Pizza della prova');
  await visitor.type({ label: 'Descrizione' }, 'Pomodoro, provola e più fantasia');
  await visitor.type({ label: 'Prezzo' }, '8,5');
  await visitor.tap({ role: 'checkbox', name: 'Glutine' });
  await visitor.tap({ role: 'checkbox', name: 'Latte e derivati' });
  await visitor.choose(file);
  await visitor.sees(1, { role: 'img', name: 'Anteprima' });
  await visitor.pick({ label: 'Categoria' }, 'Pizze classiche');
  await visitor.tap({ role: 'button', name: 'Aggiungi prodotto' });
  await visitor.reads([''], { label: 'Nome' });

  const [added] = await stored('Pizza della prova');
  expect(added).toMatchObject({
    descrizione: 'Pomodoro, provola e più fantasia',
    prezzo: 8.5,
    allergeni: [1, 7],
    categoria: 'Pizze classiche',
  });
  const upright = await lookAt(visitor, String(added?.image));
  expect(upright).toMatchObject({ width: 500, height: 1000, above: 'red', below: 'blue' });
  expect(upright.bytes).toBeLessThanOrEqual(120_000);

  await visitor.tap({ role: 'link', name: 'Indietro' });
  await visitor.type(search, 'prova');
  await visitor.tap({ role: 'button', name: 'Pizza della prova' });
  const panel = { role: 'form', name: 'Cambia Pizza della prova' } as const;
  await visitor.tap({ role: 'button', name: 'Elimina : Pizza della prova', in: panel });
  await visitor.tap({ role: 'button', name: 'Elimina', in: { role: 'dialog' } });
  await expect.poll(() => stored('Pizza della prova')).toEqual([]);

  await visitor.tap({ role: 'button', name: 'Esci' });
  await visitor.isAt(paths.login);
  await visitor.open(paths.reserved);
  await visitor.isAt(paths.login);
});
