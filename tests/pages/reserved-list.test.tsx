import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { paths } from '../../src/paths';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { answerAndWrite, answerFrom } from './firestore';
import { openReserved, signIn, signOut, toast } from './reserved';

const product = (nome: string, prezzo: number, more: Partial<Product> = {}): Product => ({
  id: nome.toLowerCase(),
  nome,
  descrizione: 'Pomodoro, fiordilatte',
  allergeni: [],
  image: null,
  prezzo,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
  ...more,
});

const products = [
  product('Marinara', 6),
  product('Margherita', 7.5, { image: '/icons/sprite.svg' }),
  product('Cola', 3, { categoria: 'Bibite' }),
  product('Tiramisù', 17.5, { categoria: 'Dolci' }),
];

/** What Firestore holds. */
let documents: Record<string, Record<string, unknown>> = {};

const open = (address: string = paths.reserved, staff = true) =>
  openReserved(
    [
      { path: paths.reserved, Component: ProductListPage },
      { path: paths.editItem, Component: EditItemPage },
    ],
    address,
    staff,
  );

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const priceButton = (nome: string) => screen.findByRole('button', { name: `Prezzo di ${nome}` });
const priceField = (nome: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Nuovo prezzo di ${nome}` });

/** Hides the page, and shows it again after a time in ms. */
function seeAgainAfter(time: number) {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const hide = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hide.mockRestore();
  clock.mockReturnValue(now + time);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  clock.mockRestore();
}

beforeEach(() => {
  signIn();
  documents = Object.fromEntries(products.map(({ id, ...fields }) => [`prodotti/${id}`, fields]));
  vi.stubGlobal(
    'fetch',
    answerFrom(() => documents),
  );
});

afterEach(signOut);

describe('the price in the row', () => {
  test('becomes a field with the digits selected, which Escape leaves as it was', async () => {
    open();
    const button = await priceButton('Margherita');
    expect(button.textContent).toBe('€ 7,50');
    await userEvent.click(button);
    const field = priceField('Margherita');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '7,50'.length]);
    expect(field.inputMode).toBe('decimal');
    await userEvent.keyboard('8{Escape}');
    expect(document.activeElement).toBe(await priceButton('Margherita'));
    expect(document.activeElement?.textContent).toBe('€ 7,50');
  });

  test("is checked as the form checks it, and keeps what was typed with the form's message", async () => {
    open();
    await userEvent.click(await priceButton('Margherita'));
    await userEvent.keyboard('sette{Enter}');
    const field = priceField('Margherita');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Prezzo deve essere un numero');
    expect(field.value).toBe('sette');
    expect(document.activeElement).toBe(field);
  });

  test('leads to the form where something else of the product must be put right first', async () => {
    documents['prodotti/cola'] = { ...documents['prodotti/cola'], descrizione: '' };
    const router = open();
    await userEvent.click(await priceButton('Cola'));
    await userEvent.keyboard('3,20{Enter}');
    const row = within(screen.getByRole('row', { name: /Cola/ }));
    expect((await row.findByRole('alert')).textContent).toContain('Perfavore riempi tutti i campi');
    await userEvent.click(row.getByRole('button', { name: 'Apri il prodotto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    expect(router.state.location.pathname).toBe(paths.editItem);
  });

  test('stays open where something was typed, and closes where nothing was, once another one opens', async () => {
    open();
    await userEvent.click(await priceButton('Cola'));
    await userEvent.click(await priceButton('Marinara'));
    expect(screen.queryByRole('textbox', { name: 'Nuovo prezzo di Cola' })).toBeNull();
    await userEvent.keyboard('9');
    await userEvent.click(await priceButton('Cola'));
    expect(priceField('Marinara').value).toBe('9');
  });

  test('is asked for before the list is left with what was typed', async () => {
    const router = open();
    await userEvent.click(await priceButton('Cola'));
    await userEvent.keyboard('4');
    await userEvent.click(screen.getByRole('link', { name: 'Modifica Marinara' }));
    await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
    await userEvent.click(screen.getByRole('button', { name: 'Resta qui' }));
    expect(router.state.location.pathname).toBe(paths.reserved);
    expect(priceField('Cola').value).toBe('4');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(priceField('Cola'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link', { name: 'Modifica Marinara' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.editItem));
  });

  test('survives the search that hides its row, with what was typed', async () => {
    open();
    await userEvent.click(await priceButton('Cola'));
    await userEvent.keyboard('4');
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'marg');
    await waitFor(() => expect(names()).toEqual(['Margherita']));
    expect(screen.queryByRole('textbox', { name: /^Nuovo prezzo/ })).toBeNull();
    await userEvent.clear(search);
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(priceField('Cola').value).toBe('4');
    expect(document.activeElement).toBe(search);
  });

  test('shows what somebody else has written meanwhile, and asks', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    open();
    await userEvent.click(await priceButton('Cola'));
    documents['prodotti/cola'] = { ...documents['prodotti/cola'], prezzo: 3.3 };
    await userEvent.keyboard('4{Enter}');
    const row = within(screen.getByRole('row', { name: /Cola/ }));
    const alert = row.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('Prezzo attuale: € 3,30'));
    expect(alert.textContent).toContain("Errore durante l'aggiornamento dell'articolo");
    expect(row.getByRole('button', { name: 'Salva comunque la mia' })).toBeTruthy();
    await userEvent.click(row.getByRole('button', { name: 'Mostra la versione attuale' }));
    expect((await priceButton('Cola')).textContent).toBe('€ 3,30');

    // Escape leaves what stands too.
    await userEvent.click(await priceButton('Cola'));
    documents['prodotti/cola'] = { ...documents['prodotti/cola'], prezzo: 3.6 };
    await userEvent.keyboard('4{Enter}');
    await screen.findByText('€ 3,60');
    expect(priceField('Cola').value).toBe('4');
    await userEvent.keyboard('{Escape}');
    expect((await priceButton('Cola')).textContent).toBe('€ 3,60');
    const conflict = expect.objectContaining({ name: 'ProductChangedError' });
    expect(vi.mocked(console.error).mock.calls).toEqual([[conflict], [conflict]]);
    vi.mocked(console.error).mockClear();
  });

  test('leaves its row where it stands until something else is wanted, and keeps the focus', async () => {
    vi.stubGlobal('fetch', answerAndWrite(documents));
    open('/reserved?q=7,50&ordine=prezzo');
    await userEvent.click(await priceButton('Margherita'));
    await userEvent.keyboard('8{Enter}');
    const button = await priceButton('Margherita');
    expect(button.textContent).toBe('€ 8,00');
    expect(document.activeElement).toBe(button);
    expect(button.closest('tr')?.className).toContain('row-changed');
    expect(screen.getByText('1 prodotto')).toBeTruthy();
    const search = screen.getByRole('searchbox');
    await userEvent.clear(search);
    await waitFor(() => expect(names()).toEqual(['Cola', 'Marinara', 'Margherita', 'Tiramisù']));

    await userEvent.click(await priceButton('Cola'));
    await userEvent.keyboard('99{Enter}');
    expect((await priceButton('Cola')).textContent).toBe('€ 99,00');
    expect(names()).toEqual(['Cola', 'Marinara', 'Margherita', 'Tiramisù']);
    await userEvent.type(search, 'a');
    await waitFor(() => expect(names()).toEqual(['Marinara', 'Margherita', 'Tiramisù', 'Cola']));
  });

  test('is put onto what somebody else has changed, where that is not the price', async () => {
    vi.stubGlobal('fetch', answerAndWrite(documents));
    open();
    await userEvent.click(await priceButton('Cola'));
    documents['prodotti/cola'] = { ...documents['prodotti/cola'], descrizione: 'Del collega' };
    await userEvent.keyboard('4{Enter}');
    expect((await priceButton('Cola')).textContent).toBe('€ 4,00');
    expect(screen.getByRole('row', { name: /Cola/ }).textContent).toContain('Del collega');
    expect(documents['prodotti/cola']).toMatchObject({ prezzo: 4, descrizione: 'Del collega' });
  });

  test('of a product that somebody else has deleted says so, then its row goes', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    open();
    await userEvent.click(await priceButton('Cola'));
    delete documents['prodotti/cola'];
    await userEvent.keyboard('4{Enter}');
    const alert = within(screen.getByRole('row', { name: /Cola/ })).getByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('Qualcun altro ha eliminato'));
    expect(priceField('Cola').value).toBe('4');
    await userEvent.click(screen.getByRole('button', { name: 'Togli dalla lista' }));
    expect(names()).toEqual(['Margherita', 'Marinara', 'Tiramisù']);
    expect(screen.getByText('3 prodotti')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Margherita' }));
    vi.mocked(console.error).mockClear();
  });

  test('cannot be changed by an account without rights', async () => {
    open(paths.reserved, false);
    const button = await priceButton('Cola');
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByRole('combobox', { name: 'Disponibilità di Cola' })).toHaveProperty(
      'disabled',
      true,
    );
  });
});

describe('the list', () => {
  test('keeps category, order and sold out in the address, and counts what is left', async () => {
    const router = open();
    await screen.findByText('4 prodotti');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Ordina i prodotti' }),
      'Per prezzo',
    );
    expect(names()).toEqual(['Cola', 'Marinara', 'Margherita', 'Tiramisù']);
    const category = screen.getByRole('combobox', { name: 'Filtra per categoria' });
    await userEvent.selectOptions(category, 'Pizze classiche');
    expect(names()).toEqual(['Marinara', 'Margherita']);
    expect(router.state.location.search).toBe('?categoria=pizze-classiche&ordine=prezzo');
    expect(screen.getByText('2 prodotti').getAttribute('role')).toBe('status');
    await userEvent.type(screen.getByRole('searchbox'), 'marin');
    await screen.findByText('1 prodotto');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?q=marin&categoria=pizze-classiche&ordine=prezzo'),
    );
  });

  test('says where it could not be read what is sold out, and reads it again', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const answer = answerFrom(() => documents);
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      address.includes(':batchGet') ? Response.json({}, { status: 503 }) : answer(address, init),
    );
    open();
    await screen.findByText('La disponibilità non si è caricata');
    vi.mocked(console.error).mockClear();
    vi.stubGlobal('fetch', answer);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() =>
      expect(screen.queryByText('La disponibilità non si è caricata')).toBeNull(),
    );
    const control = screen.getByRole('combobox', { name: 'Disponibilità di Cola' });
    expect(control).toHaveProperty('disabled', false);
  });

  test('reads again all that could not be read by one retry', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Response.json({}, { status: 503 }));
    open();
    await screen.findByText('La lista non si è caricata');
    await waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalledTimes(2));
    vi.mocked(console.error).mockClear();
    vi.stubGlobal(
      'fetch',
      answerFrom(() => documents),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await priceButton('Cola');
    const control = screen.getByRole('combobox', { name: 'Disponibilità di Cola' });
    await waitFor(() => expect(control).toHaveProperty('disabled', false));
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  test('takes over what another one has changed once it is seen again, and keeps what is typed', async () => {
    documents['meta/menu'] = { version: new Date(1) };
    const router = open('/reserved?q=o&ordine=prezzo');
    await userEvent.click(await priceButton('Tiramisù'));
    await userEvent.keyboard('9');
    const asked = vi.fn();
    const answer = answerFrom(() => documents);
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      asked(address.includes(':runQuery') ? 'the list' : 'the version');
      return answer(address, init);
    });
    seeAgainAfter(60_000);
    await waitFor(() => expect(asked.mock.calls).toEqual([['the version']]));
    seeAgainAfter(59_000);
    expect(asked).toHaveBeenCalledTimes(1);

    documents['meta/oggi'] = {
      esauritiStasera: { fino: new Date(Date.now() + 3_600_000), prodotti: ['cola'] },
      esauriti: [],
      avviso: null,
    };
    documents['prodotti/cola'] = { ...documents['prodotti/cola'], prezzo: 3.3 };
    documents['meta/menu'] = { version: new Date(2) };
    seeAgainAfter(60_000);
    await waitFor(async () => expect((await priceButton('Cola')).textContent).toBe('€ 3,30'));
    expect(screen.getByRole('combobox', { name: 'Disponibilità di Cola' })).toHaveProperty(
      'value',
      'tonight',
    );
    expect(priceField('Tiramisù').value).toBe('9');
    expect(document.activeElement).toBe(priceField('Tiramisù'));
    expect(router.state.location.search).toBe('?q=o&ordine=prezzo');

    // Offline it says nothing, and loses nothing.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    seeAgainAfter(60_000);
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    expect(names()).toEqual(['Cola', 'Marinara', 'Margherita', 'Tiramisù']);
  });

  test('asks about no price of a product that another one has deleted', async () => {
    const router = open();
    await userEvent.click(await priceButton('Cola'));
    await userEvent.keyboard('4');
    delete documents['prodotti/cola'];
    documents['meta/menu'] = { version: new Date(3) };
    seeAgainAfter(60_000);
    await waitFor(() => expect(names()).toEqual(['Margherita', 'Marinara', 'Tiramisù']));
    await userEvent.click(screen.getByRole('link', { name: 'Modifica Marinara' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.editItem));
  });

  test('opens as it was left for a product whose allergens are to be verified', async () => {
    documents['prodotti/marinara'] = { ...documents['prodotti/marinara'], allergeni: ['latte'] };
    const router = open('/reserved?q=mar&ordine=prezzo');
    const link = await screen.findByRole('link', { name: 'Marinara' });
    const notice = await screen.findByText(/ha allergeni da verificare/);
    const listed = within(notice.closest('.notice') as HTMLElement);
    await userEvent.click(listed.getByRole('link', { name: 'Marinara' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Indietro' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'mar'));
    expect(router.state.location.search).toBe('?q=mar&ordine=prezzo');
    expect(document.activeElement?.closest('tr')).toBe(
      (await screen.findByRole('rowheader', { name: 'Marinara' })).closest('tr'),
    );
    expect(link.isConnected).toBe(false);
  });

  test('opens as its address says', async () => {
    documents['meta/oggi'] = {
      esauritiStasera: { fino: new Date(Date.now() + 3_600_000), prodotti: ['cola'] },
      esauriti: ['marinara'],
      avviso: null,
    };
    open('/reserved?esauriti=1&ordine=categoria');
    await waitFor(() => expect(names()).toEqual(['Marinara', 'Cola']));
    expect(screen.getByRole('checkbox', { name: 'Solo esauriti (2)' })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('combobox', { name: 'Disponibilità di Cola' })).toHaveProperty(
      'value',
      'tonight',
    );
    expect(screen.getByRole('row', { name: /Marinara/ }).textContent).toContain(
      'Esaurito fino a nuovo avviso',
    );
  });

  test('moves the focus on where a product leaves those that are sold out', async () => {
    documents['meta/oggi'] = {
      esauritiStasera: { fino: new Date(0), prodotti: [] },
      esauriti: ['marinara', 'cola'],
      avviso: null,
    };
    vi.stubGlobal('fetch', answerAndWrite(documents));
    open('/reserved?esauriti=1');
    const control = await screen.findByRole('combobox', { name: 'Disponibilità di Cola' });
    await waitFor(() => expect(control).toHaveProperty('disabled', false));
    await userEvent.selectOptions(control, 'Disponibile');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Marinara' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Disponibilità di Marinara' }),
      'Disponibile',
    );
    await screen.findByText('Nessun prodotto esaurito');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  describe('says what can be had of a product', () => {
    const commits = vi.fn();
    const soldOut = () => documents['meta/oggi']?.esauriti;

    /** The control of a product, where these are sold out until further notice. */
    async function openControl(esauriti: readonly string[]) {
      const esauritiStasera = { fino: new Date(0), prodotti: [] };
      documents['meta/oggi'] = { esauritiStasera, esauriti, avviso: null };
      const answer = answerAndWrite(documents);
      commits.mockClear();
      vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
        if (address.includes(':commit')) commits();
        return answer(address, init);
      });
      open('/reserved?q=cola');
      const control = await screen.findByRole('combobox', { name: 'Disponibilità di Cola' });
      await waitFor(() => expect(control).toHaveProperty('disabled', false));
      return control;
    }

    /** A closed <select> as Windows and Linux change it: the value with each key. */
    function press(control: HTMLElement, key: string, value?: string) {
      fireEvent.keyDown(control, { key });
      if (value) fireEvent.change(control, { target: { value } });
      fireEvent.keyUp(control, { key });
    }

    test('by keys only once the choice is made: with Enter, elsewhere, or after a pause', async () => {
      const control = await openControl([]);
      act(() => control.focus());
      press(control, 'ArrowDown', 'tonight');
      press(control, 'ArrowDown', 'indefinitely');
      expect(control).toHaveProperty('value', 'indefinitely');
      expect(commits).not.toHaveBeenCalled();
      press(control, 'Enter');
      await waitFor(() => expect(soldOut()).toEqual(['cola']));

      press(control, 'ArrowUp', 'tonight');
      press(control, 'Escape');
      expect(control).toHaveProperty('value', 'indefinitely');
      press(control, 'ArrowUp', 'tonight');
      press(control, 'ArrowUp', 'available');
      act(() => control.blur());
      await waitFor(() => expect(soldOut()).toEqual([]));

      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      press(control, 'e', 'tonight');
      press(control, 'e', 'indefinitely');
      vi.advanceTimersByTime(1_999);
      expect(commits).toHaveBeenCalledTimes(2);
      vi.advanceTimersByTime(1);
      vi.useRealTimers();
      await waitFor(() => expect(soldOut()).toEqual(['cola']));
      expect(commits).toHaveBeenCalledTimes(3);
    });

    test('by keys also where the row leaves the list meanwhile', async () => {
      const control = await openControl([]);
      act(() => control.focus());
      press(control, 'ArrowDown', 'tonight');
      press(control, 'ArrowDown', 'indefinitely');
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mar' } });
      await waitFor(() => expect(soldOut()).toEqual(['cola']));
    });

    test('up to 500 products, and what exists no more makes room', async () => {
      vi.mocked(console.error).mockImplementation(() => {});
      const others = Array.from({ length: 500 }, (_, index) => product(`Altro ${index}`, 5));
      const ids = others.map(({ id }) => id);
      for (const { id, ...fields } of others) documents[`prodotti/${id}`] = fields;
      const control = await openControl(ids);
      await userEvent.selectOptions(control, 'Esaurito fino a nuovo avviso');
      await waitFor(() =>
        expect(toast()).toContain(
          'Al massimo 500 prodotti possono essere «Esaurito fino a nuovo avviso». Rimettine uno disponibile',
        ),
      );
      expect(control).toHaveProperty('value', 'available');
      expect(soldOut()).toEqual(ids);
      vi.mocked(console.error).mockClear();

      delete documents['prodotti/altro 3'];
      await userEvent.selectOptions(control, 'Esaurito fino a nuovo avviso');
      await waitFor(() =>
        expect(soldOut()).toEqual([...ids.filter((id) => id !== 'altro 3'), 'cola']),
      );
    });
  });

  test('finds a price, and no other one that only contains its digits', async () => {
    open('/reserved?q=7,50');
    await waitFor(() => expect(names()).toEqual(['Margherita']));
  });

  test('marks what has no picture', async () => {
    open();
    await priceButton('Cola');
    const marked = screen
      .getAllByRole('row')
      .filter(({ textContent }) => textContent?.includes('senza foto'));
    expect(marked).toHaveLength(3);
    expect(screen.getByRole('row', { name: /Margherita/ }).querySelector('img')).not.toBeNull();
  });

  test('gives the row of a product that leaves to one that appears, but not its focus', async () => {
    open();
    const before = (await screen.findByRole('rowheader', { name: 'Marinara' })).closest('tr');
    const link = screen.getByRole('link', { name: 'Cola' });
    link.focus();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'marinara');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    expect(screen.getByRole('rowheader', { name: 'Marinara' }).closest('tr')).toBe(before);
    await userEvent.clear(search);
    await userEvent.type(search, 'dolci');
    await waitFor(() => expect(names()).toEqual(['Tiramisù']));
  });

  test('has names that are links to the form, which also works opened with the id alone', async () => {
    const router = open();
    const link = await screen.findByRole('link', { name: 'Cola' });
    expect(link.getAttribute('href')).toBe('/reserved/edititem?id=cola');
    await router.navigate('/reserved/edititem?id=cola');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome' });
    expect(name.value).toBe('Cola');
  });
});

describe('the form of a product', () => {
  test('takes over what has changed since the list was read, but nothing over what was typed', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open();
    const link = await screen.findByRole('link', { name: 'Cola' });
    documents['prodotti/cola'] = { ...documents['prodotti/cola'], prezzo: 3.3 };
    const firestore = answerFrom(() => documents);
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (String(init?.body).includes('/prodotti/')) await answered;
      return firestore(address, init);
    });
    await userEvent.click(link);
    await userEvent.type(screen.getByLabelText('Descrizione'), ', ghiaccio');
    const price = screen.getByLabelText<HTMLInputElement>('Prezzo');
    expect(price.value).toBe('3,00');
    answer();
    await waitFor(() => expect(price.value).toBe('3,30'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Descrizione').value).toBe(
      'Pomodoro, fiordilatte, ghiaccio',
    );
  });

  test('says where the product of its address does not exist any more', async () => {
    open('/reserved/edititem?id=sparita');
    expect(
      (await screen.findByText("Questo prodotto non c'è più")).closest('[role=alert]'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna alla lista' })).toBeTruthy();
  });
});
