import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { ProductListPage } from '../../../src/reserved/list/ProductListPage';
import { SoldOutPage } from '../../../src/reserved/list/SoldOutPage';
import { toasts } from '../../../src/ui/toasts/Toasts';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  expectErrors,
  holdCommits,
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
  'prodotti/cola': product({ nome: 'Cola', prezzo: 3, categoria: 'Bibite' }),
  'prodotti/margherita': product(),
  'prodotti/marinara': product({ nome: 'Marinara', prezzo: 6 }),
}));

function open(address: string = paths.reserved) {
  const form = { path: paths.editItem, element: <h1>Modulo</h1> };
  const soldOut = { path: paths.soldOut, Component: SoldOutPage };
  return openReserved(
    [{ path: paths.reserved, Component: ProductListPage }, soldOut, form],
    address,
  );
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const row = (nome: string) => within(screen.getByRole('row', { name: new RegExp(nome) }));
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
    await click(/prezzo di Margherita/);
    const field = priceField('Margherita');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '7,50'.length]);
    expect(field.inputMode).toBe('decimal');
    await userEvent.keyboard('8{Escape}');
    expect(document.activeElement).toBe(await priceButton('€ 7,50', 'Margherita'));
    expect(server.commits).toBe(0);
    const release = holdCommits();
    await typePrice('Margherita', '8{Enter}{Enter}');
    release(null);
    await waitFor(() => expect(stored('margherita')?.prezzo).toBe(8));
    await waitFor(() => expect(toast()).toContain('SalvatoMargherita: € 8,00'));
    expect(document.activeElement).toBe(await priceButton('€ 8,00', 'Margherita'));
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
    const alert = row('Cola').getByRole('alert');
    expect(alert.textContent).toBe('Al piatto manca qualcosa: aprilo e completalo');
    expect(server.commits).toBe(0);
    // Refused: its row alone says why.
    expectErrors();
    refuseCommits();
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}8{Enter}');
    const refusal = row('Margherita').getByRole('alert');
    await waitFor(() => expect(refusal.textContent).toContain('Non hai i permessi'));
    expect(refusal.textContent).toContain("Errore durante l'aggiornamento dell'articolo");
    expect(priceField('Margherita').value).toBe('8');
    expect(toast()).toBe('');
  });

  test('asks first if it is far from the old one, and can be corrected', async () => {
    open();
    await typePrice('Cola', '30');
    await click('Salva');
    const asked = await question('Prezzo giusto per «Cola»?');
    asked.getByText(/da € 3,00 a/);
    await asked.answer('Correggi');
    await waitFor(() => expect(document.activeElement).toBe(priceField('Cola')));
    expect(priceField('Cola').value).toBe('30');
    await userEvent.type(priceField('Cola'), '{Enter}');
    await (await question('Prezzo giusto per «Cola»?')).answer('Sì, salva');
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(30));
    await waitFor(async () =>
      expect(document.activeElement).toBe(await priceButton('€ 30,00', 'Cola')),
    );
    expect(server.commits).toBe(1);
  });

  test('shows both prices on a conflict, of which one can be taken; a deleted product disappears', async () => {
    const logged = expectErrors();
    open();
    for (const [prezzo, euro, answer, result] of [
      [3.3, '€ 3,30', 'Prendi questi', '€ 3,30'],
      [3.6, '€ 3,60', 'Tieni i miei', '€ 4,00'],
    ] as const) {
      await typePrice('Cola', '4{Enter}', () => changeElsewhere('cola', { prezzo }));
      const choice = await row('Cola').findByRole('button', { name: answer });
      const text = row('Cola').getByRole('alert').textContent;
      expect(text).toContain(`Nel frattempo il prezzo è diventato ${euro}. Il tuo: € 4,00.`);
      await tap(choice);
      const button = await priceButton(result, 'Cola');
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    expect(logged()).toEqual(['ConflictError', 'ConflictError']);
    await typePrice('Cola', '5{Enter}', () => delete server.documents['prodotti/cola']);
    await waitFor(() => expect(toast()).toContain("Errore durante l'aggiornamento dell'articolo"));
    expect(toast()).toContain('Cola: Nel frattempo questo piatto è stato eliminato');
    await waitFor(() => expect(names()).toEqual(['Marinara', 'Margherita']));
  });

  test('that moves its row to another page focuses the next row, and names the page', async () => {
    for (let number = 10; number < 20; number += 1) {
      changeElsewhere(`p${number}`, product({ nome: `Pizza ${number}`, prezzo: 7 }));
    }
    open();
    await typePrice('Marinara', '8{Enter}');
    await waitFor(() => expect(toast()).toContain('«Marinara» adesso è a pagina 2'));
    expect(names()[0]).toBe('Pizza 10');
    expect(document.activeElement?.textContent).toBe('Pizza 10');
    await tap(screen.getByRole('link', { name: 'Vedi' }));
    await screen.findByRole('link', { name: 'Marinara' });
  });
});

describe('the availability in the row', () => {
  const control = (nome: string) =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: `Disponibilità di ${nome}` });
  const ready = async (nome: string) => {
    await waitFor(async () => expect((await control(nome)).disabled).toBe(false));
    return control(nome);
  };
  const INDEFINITELY = 'Esaurito fino a nuovo avviso';
  const marks = () => server.documents['meta/oggi']?.esauriti;

  test('is set by one choice and shown at once, or rolled back if the write is refused', async () => {
    const logged = expectErrors();
    refuseCommits();
    open();
    await userEvent.selectOptions(await ready('Cola'), 'Esaurito stasera');
    await waitFor(() => expect(toast()).toContain('Errore nel salvare la disponibilità di «Cola»'));
    expect(toast()).toContain('Non hai i permessi per modificare il menu');
    expect((await control('Cola')).value).toBe('available');
    expect(logged()).toEqual(['Error']);
    server.before = async () => null;
    const [cola, marinara] = [await ready('Cola'), await ready('Marinara')];
    await userEvent.selectOptions(cola, INDEFINITELY);
    expect((await control('Cola')).value).toBe('indefinitely');
    await userEvent.selectOptions(marinara, INDEFINITELY);
    await waitFor(() => expect(marks()).toEqual(['cola', 'marinara']));
    await waitFor(() => expect(toast()).toContain(`Cola: ${INDEFINITELY}`));
    await screen.findByRole('option', { name: 'Esauriti (2)' });
  });

  test('is shown as it is stored after a write whose answers were lost', async () => {
    expectErrors();
    open();
    await userEvent.selectOptions(await ready('Cola'), INDEFINITELY);
    await waitFor(() => expect(marks()).toEqual(['cola']));
    server.before = async (url) => {
      if (!url.includes(':commit')) return null;
      server.documents['meta/oggi'] = { esauriti: [] };
      throw new TypeError('Failed to fetch');
    };
    await userEvent.selectOptions(await ready('Cola'), 'Disponibile');
    await waitFor(() => expect(toast()).toContain('Non sappiamo se è salvato'));
    await waitFor(async () => expect((await control('Cola')).value).toBe('available'));
  });

  test('is set for several products in one write, also if the page is left meanwhile', async () => {
    server.documents['meta/oggi'] = { esauriti: ['cola'] };
    const release = holdCommits();
    const router = open(paths.soldOut);
    const tick = async (name: string) => tap(await screen.findByRole('checkbox', { name }));
    for (const name of ['Cola', 'Margherita', 'Marinara']) await tick(name);
    await click('Salva 3 piatti');
    await act(() => router.navigate(paths.editItem));
    release(null);
    await screen.findByText('3 piatti', { selector: '[data-toasts] *' });
    await act(async () => {});
    expect(router.state.location.pathname).toBe(paths.editItem);
    expect(server.documents['meta/oggi']).toMatchObject({
      esauriti: [],
      esauritiStasera: { prodotti: ['marinara', 'margherita'] },
    });
    expect(server.commits).toBe(1);
  });

  test('is only chosen by arrow keys, and saved by Enter or by leaving it', async () => {
    open();
    const cola = await ready('Cola');
    act(() => cola.focus());
    const arrow = async (to: string) => {
      await userEvent.keyboard('{ArrowDown}');
      fireEvent.change(cola, { target: { value: to } });
    };
    await arrow('tonight');
    await arrow('indefinitely');
    expect(cola.value).toBe('indefinitely');
    await userEvent.keyboard('{Escape}');
    expect(cola.value).toBe('available');
    await arrow('indefinitely');
    expect(server.commits).toBe(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(marks()).toEqual(['cola']));
    await arrow('available');
    await userEvent.tab();
    await waitFor(() => expect(marks()).toEqual([]));
    expect(server.commits).toBe(2);
  });

  test('can be reset while a write is pending', async () => {
    const release = holdCommits();
    open();
    await userEvent.selectOptions(await ready('Cola'), 'Nascosto dal menu');
    await userEvent.selectOptions(await control('Cola'), INDEFINITELY);
    await userEvent.selectOptions(await control('Cola'), 'Disponibile');
    release(null);
    await waitFor(() => expect(toast()).toContain('Cola: Disponibile'));
    expect([marks() ?? [], stored('cola')?.nascosto ?? false]).toEqual([[], false]);
  });

  test('can recommend six products tonight, or hide one; a filter finds either', async () => {
    const logged = expectErrors();
    const fino = new Date(Date.now() + 48 * 3_600_000);
    server.documents['meta/oggi'] = { consigliati: { fino, prodotti: ['a', 'b', 'c', 'd', 'e'] } };
    const recommended = () => server.documents['meta/oggi']?.consigliati;
    open();
    await userEvent.selectOptions(await ready('Cola'), 'Consigliato stasera');
    await waitFor(() => expect(toast()).toContain('Cola: Consigliato stasera'));
    await screen.findByRole('option', { name: 'Consigliati stasera (1)' });
    expect(recommended()).toMatchObject({ prodotti: ['a', 'b', 'c', 'd', 'e', 'cola'] });
    await userEvent.selectOptions(await ready('Marinara'), 'Consigliato stasera');
    await waitFor(() => expect(toast()).toContain('I consigliati di stasera sono già 6'));
    expect((await control('Marinara')).value).toBe('available');
    await userEvent.selectOptions(await ready('Cola'), 'Nascosto dal menu');
    await waitFor(() => expect(stored('cola')?.nascosto).toBe(true));
    expect(recommended()).toMatchObject({ prodotti: ['a', 'b', 'c', 'd', 'e'] });
    expect(logged()).toEqual(['ListFullError']);
    await screen.findByRole('option', { name: 'Nascosti (1)' });
    expect(screen.getByRole('row', { name: /Cola/ }).dataset.hidden).toBe('true');
    await userEvent.selectOptions(await ready('Cola'), INDEFINITELY);
    await waitFor(() => expect(stored('cola')?.nascosto).toBe(false));
    expect(marks()).toEqual(['cola']);
    await screen.findByRole('option', { name: 'Nascosti (0)' });
  });

  test('moves the focus on if the row leaves the filter for sold-out products', async () => {
    server.documents['meta/oggi'] = { esauriti: ['cola', 'marinara'] };
    open('/reserved?solo=esauriti');
    const cola = await ready('Cola');
    act(() => cola.focus());
    await userEvent.selectOptions(cola, 'Disponibile');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Marinara'));
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

  test('keeps the picture for a minute, while a pointer may hold the toast that restores it', async () => {
    const image =
      'http://127.0.0.1:19199/v0/b/demo-tre-spighe.appspot.com/o/images%2Fcola.webp?alt=media';
    changeElsewhere('cola', { image });
    open();
    await screen.findByRole('link', { name: 'Cola' });
    await remove('Cola');
    await waitFor(() => expect(toast()).toContain('Eliminato «Cola»Rimetti'));
    const [kept] = JSON.parse(localStorage.getItem('immaginiDaEliminare') ?? '[]');
    expect(kept.image).toBe(image);
    expect(Math.abs(kept.at - Date.now() - 60_000)).toBeLessThan(30_000);
    act(toasts.clear);
  });

  test('fails if somebody has changed the product; the undo restores all but a foreign picture', async () => {
    expectErrors();
    const router = open();
    await screen.findByRole('link', { name: 'Cola' });
    const before = stored('cola');
    changeElsewhere('cola', { prezzo: 3.3, image: 'https://example.org/cola.webp' });
    await remove('Cola');
    await waitFor(() =>
      expect(toast()).toContain('Nel frattempo questo piatto è stato modificato'),
    );
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
    expect(toast()).toContain('Rimesso «Cola»');
    act(toasts.clear);
  });
});
