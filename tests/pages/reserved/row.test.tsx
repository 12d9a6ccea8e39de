import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { footLine } from '../../../src/reserved/foot-line';
import { ProductListPage } from '../../../src/reserved/list/ProductListPage';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  drafts,
  expectErrors,
  holdCommits,
  line,
  openReserved,
  question,
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
  const notice = { path: paths.notice, element: <h1>Orari e avvisi</h1> };
  return openReserved(
    [{ path: paths.reserved, Component: ProductListPage }, form, notice],
    address,
  );
}

/** Opens a row by its name, if it is closed. */
async function openRow(nome: string) {
  const name = await screen.findByRole('button', { name: nome });
  if (name.getAttribute('aria-expanded') === 'false') await tap(name);
  return within(screen.getByRole('form', { name: `Cambia ${nome}` }));
}

/** Chooses a status in a row, in its sheet if it is not one of every evening. */
async function choose(nome: string, status: string) {
  const row = await openRow(nome);
  const daily = row.queryByRole('button', { name: status });
  if (daily) return tap(daily);
  await tap(row.getByRole('button', { name: /altri stati/i }));
  const sheet = within(await screen.findByRole('dialog', { name: `Stato di ${nome}` }));
  await tap(sheet.getByRole('button', { name: status }));
}

/** The line of a row that says what is not ordinary. */
const words = (nome: string) =>
  screen.getByRole('row', { name: new RegExp(`^\\d+ ${nome}`) }).querySelector('[data-words]')
    ?.textContent ?? '';
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const priceButton = (price: string, nome: string) =>
  screen.findByRole('button', { name: `${price}, prezzo di ${nome}` });
const priceField = (nome: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Nuovo prezzo di ${nome}` });
const isOpen = (nome: string) => screen.queryByRole('form', { name: `Cambia ${nome}` }) !== null;
const typed = () => drafts().map(({ values }) => values.prezzo);

/** Opens a row in its price, and types. `meanwhile` runs in between. */
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
    expect(document.activeElement?.textContent).toBe('Cola');
    expect([server.commits, typed()]).toEqual([0, []]);
    const release = holdCommits();
    await typePrice('Cola', '4{Enter}{Enter}');
    release(null);
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    await waitFor(() => expect(line()).toBe('Cola: € 3,00 → € 4,00Rimetti'));
    await priceButton('€ 4,00', 'Cola');
    expect(document.activeElement?.textContent).toBe('Cola');
    expect([server.commits, typed()]).toEqual([1, []]);
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
    // One row at a time.
    expect(isOpen('Cola')).toBe(false);
    await userEvent.type(screen.getByLabelText('Nuovo prezzo Maxi di Marinara'), '11,50{Enter}');
    await waitFor(() =>
      expect(stored('marinara')).toMatchObject({ prezzo: 6, prezzo_familiare: 11.5 }),
    );
    expect(line()).toContain('Marinara: Prezzo Maxi nessuno → € 11,50');
  });

  test('of a dish that is not complete is refused in the row, which keeps what is typed', async () => {
    changeElsewhere('cola', { descrizione: '' });
    open();
    await typePrice('Cola', '3,20{Enter}');
    await screen.findByText('dati salvati non completi: apri la scheda, controlla e salva');
    expect(priceField('Cola').value).toBe('3,20');
    expect(toast()).toBe('');
  });

  test('shows both prices on a conflict, of which one can be taken; a deleted product is said', async () => {
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
      await priceButton(result, 'Cola');
      await waitFor(() => expect(isOpen('Cola')).toBe(false));
    }
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    expect(typed()).toEqual([]);
  });

  test('leaves its row where it is, also if it changes the order', async () => {
    open();
    await screen.findByText('3 piatti');
    await typePrice('Marinara', '8{Enter}');
    await priceButton('€ 8,00', 'Marinara');
    expect(names()).toEqual(['Marinara', 'Margherita', 'Cola']);
  });

  test('is taken back by one tap, where nobody has changed it since', async () => {
    open();
    await typePrice('Cola', '4{Enter}');
    await waitFor(() => expect(line()).toContain('Cola: € 3,00 → € 4,00'));
    await typePrice('Marinara', '7{Enter}');
    await waitFor(() => expect(line()).toContain('Prezzi: 2 piatti'));
    changeElsewhere('marinara', { prezzo: 6.5 });
    await click('Rimetti');
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(3));
    expect(stored('marinara')?.prezzo).toBe(6.5);
    await waitFor(() => expect(toast()).toContain('Marinara: Prezzo: adesso è € 6,50'));
  });
});

/** What somebody who types in a row may do next, in place of Enter. */
const ways: Record<string, () => Promise<unknown>> = {
  'a tap on another row': () => userEvent.click(screen.getByRole('button', { name: 'Marinara' })),
  'a tap on its own name': () => userEvent.click(screen.getByRole('button', { name: 'Cola' })),
  'a tap into the search': () => userEvent.click(screen.getByLabelText('Cerca un prodotto')),
  'a link': () => userEvent.click(screen.getByRole('link', { name: 'Orari e avvisi' })),
  'the keyboard alone': async () => {
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
  },
};

describe('a row that is left', () => {
  test.each(Object.entries(ways))('by %s is saved', async (_, leave) => {
    open();
    await typePrice('Cola', '4');
    expect(typed()).toEqual(['4']);
    await leave();
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    await waitFor(() => expect(line()).toContain('Cola: € 3,00 → € 4,00'));
    expect([isOpen('Cola'), server.commits, typed()]).toEqual([false, 1, []]);
  });

  test.each(Object.entries(ways))(
    'by %s stays with a fault, which is said at the field',
    async (_, leave) => {
      const router = open();
      await typePrice('Cola', 'quattro');
      await leave();
      const field = priceField('Cola');
      const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(message?.textContent).toBe('Prezzo deve essere un numero');
      expect([field.value, document.activeElement]).toEqual(['quattro', field]);
      expect([router.state.location.pathname, router.state.location.search]).toEqual([
        '/reserved',
        '',
      ]);
      expect([isOpen('Marinara'), server.commits]).toEqual([false, 0]);
    },
  );

  test.each(Object.entries(ways))('by %s asks the one question first', async (_, leave) => {
    const router = open();
    await typePrice('Cola', '30');
    await leave();
    await (await question(/30,00/)).answer('Guardo meglio');
    await waitFor(() => expect(document.activeElement).toBe(priceField('Cola')));
    expect([router.state.location.search, server.commits]).toEqual(['', 0]);
    await leave();
    const asked = await question(/30,00/);
    const [, confirm] = asked.getAllByRole('button');
    await tap(confirm as HTMLElement);
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(30));
    await waitFor(() => expect(isOpen('Cola')).toBe(false));
  });

  test('by Back, or another address, is saved before the address changes, and stays with a fault', async () => {
    const router = open();
    const address = () => router.state.location.search;
    await typePrice('Cola', 'quattro');
    /** Navigates without `act`, in which the row's effect would wait for the end of the navigation. */
    const navigate = async (isDone: () => boolean) => {
      let going: Promise<void> | undefined;
      await waitFor(() => {
        going ??= router.navigate('/reserved?q=mar');
        expect(isDone()).toBe(true);
      });
      await going;
    };
    await navigate(() => screen.queryByText('Prezzo deve essere un numero') !== null);
    expect([address(), isOpen('Cola')]).toEqual(['', true]);
    await userEvent.clear(priceField('Cola'));
    await userEvent.keyboard('4');
    await navigate(() => address() === '?q=mar');
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    await waitFor(() => expect(line()).toContain('Cola: € 3,00 → € 4,00'));
  });

  test('and cannot be saved is told, kept as a draft, and opened again', async () => {
    expectErrors();
    open();
    const release = holdCommits();
    await typePrice('Cola', '4');
    await userEvent.click(screen.getByRole('button', { name: 'Marinara' }));
    // The list shows what is being saved.
    await priceButton('€ 4,00', 'Cola');
    expect([isOpen('Cola'), isOpen('Marinara')]).toEqual([false, true]);
    release(refused(403, 'PERMISSION_DENIED'));
    await waitFor(() => expect(toast()).toContain('Cola: Non hai i permessi'));
    await priceButton('€ 3,00', 'Cola');
    expect(isOpen('Cola')).toBe(false);
    await tap(screen.getByRole('button', { name: 'Marinara' }));
    await waitFor(() => expect(isOpen('Cola')).toBe(true));
    expect(priceField('Cola').value).toBe('4');
    server.before = async () => null;
    await userEvent.click(screen.getByLabelText('Cerca un prodotto'));
    await waitFor(() => expect(stored('cola')?.prezzo).toBe(4));
    expect(typed()).toEqual([]);
  });

  test('by closing the tab asks, writes nothing, and is offered again', async () => {
    open();
    await typePrice('Cola', '4');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect([event.defaultPrevented, server.commits]).toEqual([true, 0]);
    cleanup();
    open();
    await screen.findByText('Non hai salvato:');
    await openRow('Cola');
    expect(priceField('Cola').value).toBe('4');
    expect(screen.queryByText('Non hai salvato:')).toBeNull();
  });

  test('with nothing typed writes nothing and asks nothing', async () => {
    const router = open();
    await typePrice('Cola', '3');
    await userEvent.click(screen.getByRole('link', { name: 'Orari e avvisi' }));
    expect(router.state.location.pathname).not.toBe('/reserved');
    expect(server.commits).toBe(0);
  });
});

describe('allergens in the row', () => {
  test('that its words name are ticked by one tap, and saved with the row', async () => {
    changeElsewhere('cola', { descrizione: 'Alici', allergeni: [7], nessunAllergene: false });
    open();
    const row = await openRow('Cola');
    await tap(row.getByRole('button', { name: 'Spunta Pesce' }));
    row.getByText('Pesce, Latte e derivati');
    expect(server.commits).toBe(0);
    await userEvent.click(screen.getByLabelText('Cerca un prodotto'));
    await waitFor(() => expect(stored('cola')?.allergeni).toEqual([4, 7]));
  });
});

describe('the status in the row', () => {
  const INDEFINITELY = 'Esaurito fino a nuovo avviso';
  const marks = () => server.documents['meta/oggi']?.esauriti;

  test('is set by a tap and shown at once, adds up, and is taken back where it still stands', async () => {
    open();
    await choose('Cola', INDEFINITELY);
    await waitFor(() => expect(words('Cola')).toBe('Esaurito'));
    await choose('Marinara', INDEFINITELY);
    await waitFor(() => expect(marks()).toEqual(['cola', 'marinara']));
    await waitFor(() => expect(line()).toContain(`${INDEFINITELY}: 2 piatti`));
    // A later change of one of them stands.
    await choose('Cola', 'Esaurito stasera');
    await waitFor(() => expect(line()).toBe('Cola: Esaurito staseraRimetti+1'));
    await click(/^Altre 1/);
    await click('Rimetti');
    await waitFor(() => expect(marks()).toEqual([]));
    await waitFor(() => expect(toast()).toContain('Cola: cambiato nel frattempo'));
    expect(words('Cola')).toBe('Esaurito stasera');
  });

  test('is shown as it is stored after a write whose answers were lost', async () => {
    expectErrors();
    server.documents['meta/oggi'] = { esauriti: ['cola'] };
    open();
    await waitFor(() => expect(words('Cola')).toBe('Esaurito'));
    server.before = async (url) => {
      if (!url.includes(':commit')) return null;
      server.documents['meta/oggi'] = { esauriti: [] };
      throw new TypeError('Failed to fetch');
    };
    await choose('Cola', 'Disponibile');
    await waitFor(() => expect(toast()).toContain('Errore nel salvare la disponibilità'));
    expect(toast()).toContain('Cola: Non sappiamo se è salvato');
    await waitFor(() => expect(words('Cola')).toBe(''));
  });

  test('is set for all that is found in one write, which names them and is taken back', async () => {
    server.documents['meta/oggi'] = { esauriti: ['margherita'] };
    open('/reserved?q=mar');
    await screen.findByText('2 piatti');
    await waitFor(() => expect(words('Margherita')).toBe('Esaurito'));
    await click('Questi 2 piatti');
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
    expect(words('Cola')).toBe('Nascosto');
    await choose('Cola', INDEFINITELY);
    await waitFor(() => expect(stored('cola')?.nascosto).toBe(false));
    expect(marks()).toEqual(['cola']);
  });

  test('leaves the row in its place, also if the filter would hide it', async () => {
    server.documents['meta/oggi'] = { esauriti: ['cola', 'marinara'] };
    open('/reserved?solo=esauriti');
    await choose('Cola', 'Disponibile');
    await waitFor(() => expect(words('Cola')).toBe(''));
    expect(names()).toEqual(['Marinara', 'Cola']);
    expect(isOpen('Cola')).toBe(true);
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
  /** @param meanwhile runs once the row is open */
  async function remove(nome: string, meanwhile = () => {}) {
    await screen.findByText(/^\d piatti$/);
    const row = await openRow(nome);
    meanwhile();
    await tap(row.getByRole('button', { name: /^Elimina/ }));
    await (await question(`Eliminare «${nome}»?`)).answer('Elimina');
  }

  test('warns if it cannot be undone, removes the row at once, and a failure restores it', async () => {
    expectErrors();
    const release = holdCommits();
    changeElsewhere('cola', { allergeni: ['glutine'] });
    open();
    await tap((await openRow('Cola')).getByRole('button', { name: /^Elimina/ }));
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
    await screen.findByRole('button', { name: 'Cola' });
    const before = stored('cola');
    await remove('Cola', () =>
      changeElsewhere('cola', { prezzo: 3.3, image: 'https://example.org/cola.webp' }),
    );
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
    await screen.findByRole('button', { name: 'Cola' });
    await waitFor(() => expect(stored('cola')).toEqual({ ...before, prezzo: 3.3 }));
    expect(line()).toContain('Rimesso «Cola»');
    act(footLine.clear);
  });
});
