import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect } from 'vitest';
import { putDocument, readCollection } from '../../emulators/client';
import { resetAll } from '../../emulators/reset';
import { staffAccount } from '../../emulators/sample/accounts';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf } from '../../emulators/suite';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { lookAt, rotatedPhoto } from '../e2e/pictures';
import { network, test } from './fixtures';
import { applyPrintRules, waitForServiceWorker } from './in-page';

const suite = suiteOf('test');

const CLASSICS = paths.category('pizze-classiche');
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

/** The documents of a product by its name. */
async function stored(nome: string) {
  const documents = Object.values(await readCollection(suite, 'prodotti'));
  return documents.filter((document) => document.nome === nome);
}

describe('a visitor', () => {
  test('goes from category to category by the tabs, and Back', async ({ visitor }) => {
    await visitor.open(STARTERS);
    for (const { name, link } of dishCategories.slice(1)) {
      await visitor.tap(tab(name));
      await expect.poll(() => visitor.address()).toBe(paths.category(link));
      await expect.poll(() => visitor.count(article)).toBe(dishesIn(name));
    }
    await visitor.back();
    await expect.poll(() => visitor.count(article)).toBe(dishesIn('Dolci'));
  });

  test('opens a dish by its picture, its name or a link, and closes it', async ({ visitor }) => {
    await visitor.open(CLASSICS);
    await visitor.tap({ role: 'button', name: 'Ingrandisci la foto: Margherita' });
    await expect.poll(() => visitor.count(dialog('Margherita'))).toBe(1);
    await visitor.back();
    await expect.poll(() => visitor.count(dialog('Margherita'))).toBe(0);
    expect(await visitor.address()).toBe(CLASSICS);

    await visitor.open(paths.dish('antipasti', 'caprese'));
    await visitor.tap({ role: 'button', name: 'Chiudi', in: dialog('Caprese') });
    await expect.poll(() => visitor.count(dialog('Caprese'))).toBe(0);
    expect(await visitor.address()).toBe(STARTERS);
    await visitor.tap({ role: 'link', name: 'Caprese' });
    await expect.poll(() => visitor.count(dialog('Caprese'))).toBe(1);
  });

  test('hides the dishes with an allergen, also at the next visit', async ({ visitor }) => {
    await visitor.open(STARTERS);
    await visitor.tap({ role: 'button', name: 'Cosa posso mangiare' });
    const sheet = dialog('Cosa posso mangiare');
    await visitor.tap({ role: 'switch', name: 'Latte e derivati', in: sheet });
    await visitor.tap({ role: 'button', name: 'Fatto', in: sheet });
    await expect.poll(() => visitor.count(sheet)).toBe(0);
    await expect.poll(() => visitor.address()).toBe(`${STARTERS}#senza=7`);
    const without = sampleMenu.filter(
      ({ categoria, allergeni }) => categoria === 'Antipasti' && !allergeni.includes(7),
    );
    await expect.poll(() => visitor.count(article)).toBe(without.length);

    // A second scan of the code at the table: another address, without the filter.
    await visitor.open(paths.category('dolci'));
    await expect.poll(() => visitor.address()).toBe(`${paths.category('dolci')}#senza=7`);
    await visitor.tap({ role: 'button', name: 'Mostra al personale' });
    await expect.poll(() => visitor.count(dialog('Va bene per me?'))).toBe(1);
    await visitor.back();
    await expect.poll(() => visitor.count(dialog('Va bene per me?'))).toBe(0);
  });

  test('reads pages that it never opened without a connection', async ({ visitor }) => {
    await visitor.open(CLASSICS);
    await visitor.evaluate(waitForServiceWorker, null);
    await expect.poll(() => visitor.count(article)).toBe(dishesIn('Pizze classiche'));
    network.online = false;
    for (const { name, link } of [dishCategories[0], dishCategories[7]]) {
      await visitor.open(paths.category(link));
      await expect.poll(() => visitor.count(article), { message: name }).toBe(dishesIn(name));
      await expect
        .poll(() => visitor.read({ role: 'status' }))
        .toContainEqual(expect.stringMatching(/^Menu aggiornato al/));
    }
  });

  test('finds a dish by typing a part of its name', async ({ visitor }) => {
    await visitor.open(paths.menu);
    await visitor.tap({ role: 'link', name: 'Cerca' });
    await visitor.type({ role: 'searchbox' }, 'tiramisu');
    await expect
      .poll(() => visitor.read({ role: 'link', in: article }))
      .toEqual(['Tiramisù della casa']);
    await expect.poll(() => visitor.address()).toBe(`${paths.search}?q=tiramisu`);
  });

  test('has a menu for paper: a sheet for each category', async ({ visitor }) => {
    await visitor.open(paths.printedMenu);
    await expect.poll(() => visitor.count(article)).toBe(1);
    await visitor.evaluate(applyPrintRules, null);
    expect(await visitor.count({ role: 'button' })).toBe(0);
    const heights = await visitor.evaluate(async () => {
      await document.fonts.ready;
      const sheets = [...document.querySelectorAll('.printed-category')];
      return sheets.map((sheet) => sheet.getBoundingClientRect().height);
    }, null);
    expect(heights).toHaveLength(dishCategories.length);
    expect(Math.max(...heights)).toBeLessThan(((297 - 27) / 25.4) * 96);
  });

  test('sees what is sold out tonight, and the notice at home', async ({ visitor }) => {
    await resetAll(suite);
    const later = new Date(Date.now() + 60 * 60 * 1000);
    await putDocument(suite, 'meta/oggi', {
      esauritiStasera: { fino: later, prodotti: ['caprese'] },
      esauriti: [],
      avvisi: [{ testo: 'Musica dal vivo', dal: new Date(0), al: later }],
      chiusure: [],
      aperture: [],
    });
    await visitor.open(STARTERS);
    await expect
      .poll(() => visitor.read(article))
      .toContainEqual(expect.stringMatching(/Caprese[\s\S]*Esaurito stasera/));
    await visitor.open(paths.home);
    await expect
      .poll(() => visitor.read({ role: 'paragraph' }))
      .toContainEqual(expect.stringMatching('Musica dal vivo'));
  });
});

describe('somebody of the staff', () => {
  beforeEach(() => resetAll(suite));

  test.beforeEach(async ({ visitor }) => {
    await visitor.open(paths.login);
    await visitor.type({ label: 'E-mail' }, staffAccount.email);
    await visitor.type({ label: 'Password' }, staffAccount.password);
    await visitor.tap({ role: 'button', name: 'Accedi' });
    await expect.poll(() => visitor.address()).toBe(paths.reserved);
  });

  test('changes a price in the list, and signs out', async ({ visitor }) => {
    await visitor.type({ role: 'searchbox', name: 'Cerca un prodotto' }, 'acqua frizzante');
    // The head, the category and one dish: nothing moves any more.
    await expect.poll(() => visitor.count({ role: 'row', in: { role: 'table' } })).toBe(3);
    await visitor.tap({ role: 'button', name: '€ 2,50, prezzo di Acqua frizzante' });
    const field = { role: 'textbox', name: 'Nuovo prezzo di Acqua frizzante' };
    await visitor.type(field, '2,80');
    await visitor.tap({ role: 'button', name: 'Salva' });
    await expect.poll(() => visitor.count(field)).toBe(0);
    await expect
      .poll(() => visitor.read({ role: 'button', name: '€ 2,80, prezzo di Acqua frizzante' }))
      .toEqual(['€ 2,80']);
    expect(await stored('Acqua frizzante')).toMatchObject([{ prezzo: 2.8 }]);

    await visitor.tap({ role: 'button', name: 'Esci' });
    await expect.poll(() => visitor.address()).toBe(paths.login);
    await visitor.open(paths.reserved);
    await expect.poll(() => visitor.address()).toBe(paths.login);
  });

  test('adds a product with the picture of a turned camera, and deletes it', async ({
    visitor,
    expectErrors,
  }) => {
    // Before an upload the app asks whether the file's name is free.
    expectErrors(/^404 GET .*images%2F/);
    const photo = await rotatedPhoto(visitor, 'foto.jpg');
    const file = join(mkdtempSync(join(tmpdir(), 'photo-')), photo.name);
    writeFileSync(file, photo.buffer);

    await visitor.tap({ role: 'link', name: 'Aggiungi' });
    await visitor.type({ label: 'Nome' }, 'Pizza della prova');
    await visitor.type({ label: 'Descrizione' }, 'Pomodoro, provola e più fantasia');
    await visitor.type({ label: 'Prezzo' }, '8,5');
    await visitor.tap({ role: 'checkbox', name: 'Glutine' });
    await visitor.choose(file);
    await expect.poll(() => visitor.count({ role: 'img', name: 'Anteprima' })).toBe(1);
    await visitor.pick({ label: 'Categoria' }, 'Pizze classiche');
    await visitor.tap({ role: 'button', name: 'Aggiungi prodotto' });
    await expect.poll(() => visitor.read({ label: 'Nome' })).toEqual(['']);

    const [added] = await stored('Pizza della prova');
    expect(added).toMatchObject({
      descrizione: 'Pomodoro, provola e più fantasia',
      prezzo: 8.5,
      allergeni: [1],
      categoria: 'Pizze classiche',
    });
    const upright = await lookAt(visitor, String(added?.image));
    expect(upright).toMatchObject({ width: 500, height: 1000, above: 'red', below: 'blue' });
    expect(upright.bytes).toBeLessThanOrEqual(120_000);

    await visitor.tap({ role: 'link', name: 'Indietro' });
    await visitor.type({ role: 'searchbox', name: 'Cerca un prodotto' }, 'prova');
    await visitor.tap({ role: 'button', name: 'Altro per Pizza della prova' });
    await visitor.tap({ role: 'button', name: 'Elimina' });
    await visitor.tap({ role: 'button', name: 'Elimina', in: { role: 'dialog' } });
    await expect.poll(() => stored('Pizza della prova')).toEqual([]);
  });
});
