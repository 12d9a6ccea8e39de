import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { footLine } from '../../../src/reserved/foot-line';
import { ProductListPage } from '../../../src/reserved/list/ProductListPage';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  expectErrors,
  holdCommits,
  line,
  openReserved,
  question,
  refuseCommits,
  refused,
  server,
  startServer,
  stored,
  tap,
  toast,
} from './reserved';

startServer(() => ({
  'prodotti/cola': product({
    nome: 'Cola',
    descrizione: 'Lattina',
    prezzo: 3,
    categoria: 'Bibite',
  }),
  'prodotti/margherita': product(),
  'prodotti/marinara': product({ nome: 'Marinara', prezzo: 6 }),
}));

function open(address: string = paths.reserved) {
  const form = { path: paths.editItem, element: <h1>Modulo</h1> };
  return openReserved([{ path: paths.reserved, Component: ProductListPage }, form], address);
}

/** Chooses a state in a row's menu. A menu that was open once stays in the document. */
async function choose(nome: string, offer: string) {
  await click(`Altro per ${nome}`);
  const row = screen.getByRole('row', { name: new RegExp(nome) });
  const item = await within(row).findByRole('button', { name: offer });
  await waitFor(() => expect(item.getAttribute('aria-disabled')).not.toBe('true'));
  await tap(item);
}

const badge = (name: string, nome: string) =>
  screen.queryByRole('button', { name: `${name}, togli da ${nome}` });
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const priceButton = (price: string, nome: string) =>
  screen.findByRole('button', { name: `${price}, prezzo di ${nome}` });
const priceField = (nome: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Nuovo prezzo di ${nome}` });

/** Opens a row's price field and types. `meanwhile` runs in between. */
async function typePrice(nome: string, keys: string, meanwhile = () => {}) {
  await click(new RegExp(`prezzo di ${nome}`));
  meanwhile();
  await userEvent.keyboard(keys);
}

describe('the price in the row', () => {
  test('becomes a field; Escape cancels the edit, Enter saves it once and gives the focus back', async () => {
    open();
    await click(/prezzo di Cola/);
    const field = priceField('Cola');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '3,00'.length]);
    await userEvent.keyboard('8{Escape}');
    expect(document.activeElement).toBe(await priceButton('€ 3,00', 'Cola'));
    expect(server.commits).toBe(0);
    const release = holdCommits();
    await typePrice('Cola', '4');
    await userEvent.keyboard('{Enter}{Enter}');
    release(null);
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    await waitFor(() => expect(line()).toContain('Cola: € 3,00 → € 4,00'));
    expect(document.activeElement).toBe(await priceButton('€ 4,00', 'Cola'));
    expect(server.commits).toBe(1);
  });

  test('stays in the field with the reason if it is invalid, incomplete or refused', async () => {
    changeElsewhere('cola', { descrizione: '' });
    open();
    await typePrice('Margherita', 'sette{Enter}');
    const field = priceField('Margherita');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Prezzo deve essere un numero');
    expect(field.value).toBe('sette');
    await typePrice('Cola', '3,20{Enter}');
    await screen.findByText('dati salvati non completi: apri la scheda, controlla e salva');
    expect(server.commits).toBe(0);
    // Refused: its row alone says why.
    expectErrors();
    refuseCommits();
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}8{Enter}');
    const refusal = await screen.findByText(/Non hai i permessi/);
    expect(refusal.closest('[role=alert]')?.textContent).toContain(
      "Errore durante l'aggiornamento dell'articolo",
    );
    expect(priceField('Margherita').value).toBe('8');
    expect(toast()).toBe('');
  });

  test('has fields for Maxi and metre where the category or the product has them', async () => {
    changeElsewhere('cola', { prezzo_al_metro: 9 });
    open();
    const fieldsOf = async (nome: string) => {
      await click(new RegExp(`prezzo di ${nome}`));
      const found = screen.getAllByRole('textbox', { name: new RegExp(`di ${nome}$`) });
      return found.map((each) => each.getAttribute('aria-label'));
    };
    expect(await fieldsOf('Cola')).toEqual([
      'Nuovo prezzo di Cola',
      'Nuovo prezzo al metro di Cola',
    ]);
    expect(await fieldsOf('Marinara')).toEqual([
      'Nuovo prezzo di Marinara',
      'Nuovo prezzo Maxi di Marinara',
      'Nuovo prezzo al metro di Marinara',
    ]);
    await userEvent.type(screen.getByLabelText('Nuovo prezzo Maxi di Marinara'), '11,50{Enter}');
    await waitFor(() =>
      expect(stored('marinara')).toMatchObject({ prezzo: 6, prezzo_familiare: 11.5 }),
    );
    expect(line()).toContain('Marinara: Prezzo Maxi nessuno → € 11,50');
  });

  test('shows both prices on a conflict, of which one can be taken; a deleted product disappears', async () => {
    open();
    for (const [prezzo, euro, answer, result] of [
      [3.3, '€ 3,30', 'Prendi questi', '€ 3,30'],
      [3.6, '€ 3,60', 'Tieni i miei', '€ 4,00'],
    ] as const) {
      await typePrice('Cola', '4{Enter}', () => changeElsewhere('cola', { prezzo }));
      const choice = await screen.findByRole('button', { name: answer });
      const alert = choice.closest('[role=alert]')?.textContent;
      expect(alert).toContain(`Nel menu adesso: ${euro}Tu hai scritto: € 4,00`);
      await tap(choice);
      const button = await priceButton(result, 'Cola');
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    await typePrice('Cola', '5{Enter}', () => delete server.documents['prodotti/cola']);
    await waitFor(() => expect(toast()).toContain("Errore durante l'aggiornamento dell'articolo"));
    expect(toast()).toContain('Cola: eliminato nel frattempo');
    await waitFor(() => expect(names()).toEqual(['Marinara', 'Margherita']));
  });

  test('that moves its row to another page focuses the next row', async () => {
    for (let number = 10; number < 20; number += 1) {
      changeElsewhere(`p${number}`, product({ nome: `Pizza ${number}`, prezzo: 7 }));
    }
    open();
    await typePrice('Marinara', '8{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pizza 10'));
  });
});

describe('the availability in the row', () => {
  const INDEFINITELY = 'Esaurito fino a nuovo avviso';
  const marks = () => server.documents['meta/oggi']?.esauriti;

  test('is set from its menu and shown at once; a tap on its badge ends it, and the toast takes that back', async () => {
    open();
    await choose('Cola', INDEFINITELY);
    expect(badge('Esaurito', 'Cola')).not.toBeNull();
    await choose('Marinara', INDEFINITELY);
    await waitFor(() => expect(marks()).toEqual(['cola', 'marinara']));
    await waitFor(() => expect(line()).toContain(`${INDEFINITELY}: 2 piatti`));
    act(footLine.clear);
    await click('Esaurito, togli da Cola');
    await waitFor(() => expect(marks()).toEqual(['marinara']));
    await waitFor(() => expect(badge('Esaurito', 'Cola')).toBeNull());
    await click('Rimetti');
    await waitFor(() => expect(marks()).toEqual(['marinara', 'cola']));
  });

  test('is shown as it is stored after a write whose answers were lost', async () => {
    expectErrors();
    server.documents['meta/oggi'] = { esauriti: ['cola'] };
    open();
    await screen.findByRole('button', { name: 'Esaurito, togli da Cola' });
    server.before = async (url) => {
      if (!url.includes(':commit')) return null;
      server.documents['meta/oggi'] = { esauriti: [] };
      throw new TypeError('Failed to fetch');
    };
    await click('Esaurito, togli da Cola');
    await waitFor(() => expect(toast()).toContain('Errore nel salvare la disponibilità'));
    expect(toast()).toContain('Cola: Non sappiamo se è salvato');
    await waitFor(() => expect(badge('Esaurito', 'Cola')).toBeNull());
  });

  test('is set for all that is found in one write, which names them and is taken back', async () => {
    server.documents['meta/oggi'] = { esauriti: ['margherita'] };
    open('/reserved?q=mar');
    await screen.findByText('2 piatti');
    await screen.findByRole('button', { name: 'Esaurito, togli da Margherita' });
    await click('Altro per i piatti trovati');
    await click('Esauriti stasera');
    const asked = await question('Esauriti stasera: 2 piatti?');
    asked.getByText('Marinara');
    await asked.answer('Salva');
    const today = () => server.documents['meta/oggi'];
    await waitFor(() =>
      expect(today()).toMatchObject({
        esauriti: [],
        esauritiStasera: { prodotti: ['marinara', 'margherita'] },
      }),
    );
    expect(server.commits).toBe(1);
    await click('Rimetti');
    await waitFor(() =>
      expect(today()).toMatchObject({
        esauriti: ['margherita'],
        esauritiStasera: { prodotti: [] },
      }),
    );
  });

  test('can be reset while a write is pending', async () => {
    const release = holdCommits();
    open();
    await choose('Cola', 'Nascosto dal menu');
    await choose('Cola', INDEFINITELY);
    await choose('Cola', 'Disponibile');
    release(null);
    await waitFor(() => expect(line()).toContain('Cola: Disponibile'));
    expect([marks() ?? [], stored('cola')?.nascosto ?? false]).toEqual([[], false]);
  });

  test('is no longer recommended once hidden, and no longer hidden once sold out', async () => {
    const recommended = () => server.documents['meta/oggi']?.consigliati;
    open();
    await choose('Cola', 'Consigliato stasera');
    await waitFor(() => expect(recommended()).toMatchObject({ prodotti: ['cola'] }));
    await choose('Cola', 'Nascosto dal menu');
    await waitFor(() => expect(stored('cola')?.nascosto).toBe(true));
    expect(recommended()).toMatchObject({ prodotti: [] });
    await screen.findByRole('link', { name: 'Nascosto: Cola' });
    await choose('Cola', INDEFINITELY);
    await waitFor(() => expect(stored('cola')?.nascosto).toBe(false));
    expect(marks()).toEqual(['cola']);
  });

  test('moves the focus on if the row leaves the filter for sold-out products', async () => {
    server.documents['meta/oggi'] = { esauriti: ['cola', 'marinara'] };
    open('/reserved?solo=esauriti');
    await click('Esaurito, togli da Cola');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Marinara'));
  });
});

describe('allergens that nobody has said', () => {
  test('are answered with none in the row, after a question where its words name one', async () => {
    const open_ = { allergeni: [], nessunAllergene: false };
    changeElsewhere('cola', { ...open_, descrizione: 'Lattina' });
    changeElsewhere('margherita', { ...open_, descrizione: 'Pomodoro, fior di latte' });
    open('/reserved?solo=da-indicare');
    await click('Nessun allergene: Cola');
    await waitFor(() => expect(stored('cola')?.nessunAllergene).toBe(true));
    await click('Nessun allergene: Margherita');
    const asked = await question(/nessun allergene in «Margherita»/);
    asked.getByText(/Latte/);
    await asked.answer('Guardo meglio');
    expect(stored('margherita')?.nessunAllergene).toBe(false);
    screen.getByRole('link', { name: 'Indica: Margherita' });
  });
});

describe('deleting', () => {
  async function remove(nome: string) {
    await click(`Altro per ${nome}`);
    await click('Elimina');
    await (await question(`Eliminare «${nome}»?`)).answer('Elimina');
  }

  test('warns if it cannot be undone, removes the row at once, and a failure restores it', async () => {
    expectErrors();
    const release = holdCommits();
    changeElsewhere('cola', { allergeni: ['glutine'] });
    open();
    await click('Altro per Cola');
    await click('Elimina');
    const asked = await question('Eliminare «Cola»?');
    asked.getByText(/Non si potrà rimettere/);
    await asked.answer('Elimina');
    await waitFor(() => expect(names()).toEqual(['Marinara', 'Margherita']));
    release(refused(403, 'PERMISSION_DENIED'));
    await waitFor(() => expect(names()).toEqual(['Marinara', 'Margherita', 'Cola']));
    expect(toast()).toContain("Errore durante l'eliminazione dell'articolo");
    expect(toast()).toContain('Cola: Non hai i permessi per modificare il menu');
  });

  test('fails if somebody has changed the product; the undo restores all but a foreign picture', async () => {
    expectErrors();
    const router = open();
    await screen.findByRole('link', { name: 'Cola' });
    const before = stored('cola');
    changeElsewhere('cola', { prezzo: 3.3, image: 'https://example.org/cola.webp' });
    await remove('Cola');
    await waitFor(() => expect(toast()).toContain('Cola: cambiato nel frattempo'));
    await priceButton('€ 3,30', 'Cola');
    // The page is left while the deletion waits.
    const release = holdCommits();
    await remove('Cola');
    await act(() => router.navigate(paths.editItem));
    release(null);
    await waitFor(() => expect(stored('cola')).toBeUndefined());
    await click('Rimetti');
    await act(() => router.navigate(paths.reserved));
    await screen.findByRole('link', { name: 'Cola' });
    await waitFor(() => expect(stored('cola')).toEqual({ ...before, prezzo: 3.3 }));
    expect(line()).toContain('Rimesso «Cola»');
    act(footLine.clear);
  });
});
