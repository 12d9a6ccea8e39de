import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { toasts } from '../../src/ui/Toasts';
import { answerAndWrite } from './firestore';
import { margherita, openReserved, refused, signIn, signOut, toast } from './reserved';

const { id: _, ...fields } = margherita;

/** What Firestore holds. */
let documents: Record<string, Record<string, unknown>> = {};
/** Refuses all commits. */
let refusing = false;
/** What commits wait for. */
let held: Promise<void> = Promise.resolve();
const commits = vi.fn();

function open(address: string = paths.reserved) {
  const form = { path: paths.editItem, element: <h1>Modulo</h1> };
  return openReserved([{ path: paths.reserved, Component: ProductListPage }, form], address);
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const row = (nome: string) => within(screen.getByRole('row', { name: new RegExp(nome) }));
const priceButton = (price: string, nome: string) =>
  screen.findByRole('button', { name: `${price}, prezzo di ${nome}` });
const priceField = (nome: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Nuovo prezzo di ${nome}` });
const prezzo = (id: string) => documents[`prodotti/${id}`]?.prezzo;

/** Writes as somebody else. */
const change = (id: string, more: object) =>
  Object.assign(documents, { [`prodotti/${id}`]: { ...documents[`prodotti/${id}`], ...more } });

/** @returns lets the commits go on */
function holdCommits(): () => void {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Asserts that exactly these errors were logged. */
function expectLogged(...names: string[]) {
  const logged = vi.mocked(console.error).mock.calls.map(([error]) => (error as Error).name);
  expect(logged).toEqual(names);
  vi.mocked(console.error).mockClear();
}

beforeEach(() => {
  signIn();
  documents = {
    'prodotti/cola': { ...fields, nome: 'Cola', prezzo: 3, categoria: 'Bibite' },
    'prodotti/margherita': { ...fields, prezzo: 7.5 },
    'prodotti/marinara': { ...fields, nome: 'Marinara', prezzo: 6 },
  };
  refusing = false;
  held = Promise.resolve();
  commits.mockClear();
  const answer = answerAndWrite(documents);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.includes(':commit')) return answer(address, init);
    commits();
    await held;
    return refusing ? refused(403, 'PERMISSION_DENIED') : answer(address, init);
  });
});

afterEach(signOut);

describe('the price in the row', () => {
  test('becomes a field with the digits selected, which Escape leaves as it was', async () => {
    open();
    const button = await priceButton('€ 7,50', 'Margherita');
    expect(button.textContent).toBe('€ 7,50');
    await userEvent.click(button);
    const field = priceField('Margherita');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '7,50'.length]);
    expect(field.inputMode).toBe('decimal');
    await userEvent.keyboard('8{Escape}');
    expect(document.activeElement).toBe(await priceButton('€ 7,50', 'Margherita'));
    expect(commits).not.toHaveBeenCalled();
  });

  test('Enter saves it once, and gives the focus back', async () => {
    const release = holdCommits();
    open();
    await userEvent.click(await priceButton('€ 7,50', 'Margherita'));
    await userEvent.keyboard('8{Enter}{Enter}');
    release();
    await waitFor(() => expect(prezzo('margherita')).toBe(8));
    await waitFor(() => expect(toast()).toContain('SalvatoMargherita: € 8,00'));
    expect(document.activeElement).toBe(await priceButton('€ 8,00', 'Margherita'));
    expect(commits).toHaveBeenCalledOnce();
  });

  test('what is no price stays in the field, with the message of the form', async () => {
    open();
    await userEvent.click(await priceButton('€ 7,50', 'Margherita'));
    await userEvent.keyboard('sette{Enter}');
    const field = priceField('Margherita');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Prezzo deve essere un numero');
    expect(field.value).toBe('sette');
  });

  test('leads to the form where something else must be put right first', async () => {
    change('cola', { descrizione: '' });
    open();
    await userEvent.click(await priceButton('€ 3,00', 'Cola'));
    await userEvent.keyboard('3,20{Enter}');
    expect(row('Cola').getByRole('alert').textContent).toContain('Perfavore riempi tutti i campi');
    await userEvent.click(row('Cola').getByRole('link', { name: 'Apri il prodotto' }));
    await screen.findByText('Modulo');
  });

  test('its row stays where it is while it is edited', async () => {
    open('/reserved?ordine=prezzo');
    await userEvent.click(await priceButton('€ 3,00', 'Cola'));
    change('marinara', { prezzo: 1 });
    const other = new BroadcastChannel('menu');
    other.postMessage('written');
    await priceButton('€ 1,00', 'Marinara');
    other.close();
    expect(names()[0]).toBe('Cola');
    await userEvent.keyboard('9{Enter}');
    await priceButton('€ 9,00', 'Cola');
    await waitFor(() => expect(names()).toEqual(['Marinara', 'Margherita', 'Cola']));
    expect(document.activeElement).toBe(await priceButton('€ 9,00', 'Cola'));
  });

  test('another field that somebody else has changed is kept', async () => {
    open();
    await userEvent.click(await priceButton('€ 3,00', 'Cola'));
    change('cola', { descrizione: 'In bottiglia' });
    await userEvent.keyboard('4{Enter}');
    await priceButton('€ 4,00', 'Cola');
    expect(documents['prodotti/cola']).toMatchObject({ prezzo: 4, descrizione: 'In bottiglia' });
  });

  test('a conflict shows both prices, and mine or theirs is taken', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    open();
    for (const [theirs, euro, answer, result] of [
      [3.3, '€ 3,30', 'Prendi il loro', '€ 3,30'],
      [3.6, '€ 3,60', 'Tieni il mio', '€ 4,00'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: /prezzo di Cola/ }));
      change('cola', { prezzo: theirs });
      await userEvent.keyboard('4{Enter}');
      const choice = await row('Cola').findByRole('button', { name: answer });
      const text = row('Cola').getByRole('alert').textContent;
      expect(text).toContain(`Qualcun altro ha cambiato il prezzo: ${euro}. Il tuo: € 4,00.`);
      await userEvent.click(choice);
      expect(document.activeElement).toBe(await priceButton(result, 'Cola'));
    }
    await waitFor(() => expect(prezzo('cola')).toBe(4));
    expectLogged('ConflictError', 'ConflictError');
  });

  test('of a product that somebody has deleted says so, and its row goes', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    open();
    await userEvent.click(await priceButton('€ 3,00', 'Cola'));
    delete documents['prodotti/cola'];
    await userEvent.keyboard('4{Enter}');
    await waitFor(() => expect(toast()).toContain("Errore durante l'aggiornamento dell'articolo"));
    expect(toast()).toContain('Cola: Qualcun altro ha eliminato questo prodotto nel frattempo');
    expect(names()).toEqual(['Margherita', 'Marinara']);
    expectLogged('ConflictError');
  });

  test('a refused one keeps what was typed and says why beside it, nowhere else', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    refusing = true;
    open();
    await userEvent.click(await priceButton('€ 3,00', 'Cola'));
    await userEvent.keyboard('4{Enter}');
    const alert = row('Cola').getByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('Non hai i permessi'));
    expect(alert.textContent).toContain("Errore durante l'aggiornamento dell'articolo");
    expect(priceField('Cola').value).toBe('4');
    expect(toast()).toBe('');
    expectLogged('Error');
  });
});

describe('what can be had', () => {
  const control = (nome: string) =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: `Disponibilità di ${nome}` });
  const ready = async (nome: string) => {
    await waitFor(async () => expect((await control(nome)).disabled).toBe(false));
    return control(nome);
  };
  const marks = () => documents['meta/oggi']?.esauriti;

  test('is said by one choice, and shown at once', async () => {
    open();
    await userEvent.selectOptions(await ready('Cola'), 'Esaurito fino a nuovo avviso');
    expect((await control('Cola')).value).toBe('indefinitely');
    await waitFor(() => expect(marks()).toEqual(['cola']));
    await waitFor(() => expect(toast()).toContain('Cola: Esaurito fino a nuovo avviso'));
    await screen.findByRole('checkbox', { name: 'Solo esauriti (1)' });
  });

  test('of two products at once is written one after the other', async () => {
    open();
    const [cola, marinara] = [await ready('Cola'), await ready('Marinara')];
    await userEvent.selectOptions(cola, 'Esaurito fino a nuovo avviso');
    await userEvent.selectOptions(marinara, 'Esaurito fino a nuovo avviso');
    await waitFor(() => expect(marks()).toEqual(['cola', 'marinara']));
  });

  test('moves the focus on where the row leaves those that are sold out', async () => {
    const esauritiStasera = { fino: new Date(0), prodotti: [] };
    documents['meta/oggi'] = { esauritiStasera, esauriti: ['cola', 'marinara'], avviso: null };
    open('/reserved?esauriti=1');
    const cola = await ready('Cola');
    act(() => cola.focus());
    await userEvent.selectOptions(cola, 'Disponibile');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Marinara'));
  });

  test('that is refused comes back, with the reason', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    refusing = true;
    open();
    await userEvent.selectOptions(await ready('Cola'), 'Esaurito stasera');
    await waitFor(() => expect(toast()).toContain('Cola» non è stata salvata'));
    expect(toast()).toContain('Non hai i permessi per modificare il menu');
    expect((await control('Cola')).value).toBe('available');
    expectLogged('Error');
  });
});

describe('deleting', () => {
  async function remove(nome: string) {
    await userEvent.click(await screen.findByRole('button', { name: `Elimina ${nome}` }));
    const question = await screen.findByRole('dialog', { name: `Eliminare «${nome}»?` });
    await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
  }

  test('takes the row off before the answer, and a failure brings it back', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const release = holdCommits();
    refusing = true;
    open();
    await remove('Cola');
    await waitFor(() => expect(names()).toEqual(['Margherita', 'Marinara']));
    release();
    await waitFor(() => expect(names()).toEqual(['Cola', 'Margherita', 'Marinara']));
    expect(toast()).toContain("Errore durante l'eliminazione dell'articolo");
    expect(toast()).toContain('Cola: Non hai i permessi per modificare il menu');
    expectLogged('Error');
  });

  test('keeps what somebody else has changed meanwhile, and shows it', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    open();
    await screen.findByRole('link', { name: 'Cola' });
    change('cola', { prezzo: 3.3 });
    await remove('Cola');
    await waitFor(() => expect(toast()).toContain('Qualcun altro ha modificato questo prodotto'));
    await priceButton('€ 3,30', 'Cola');
    expectLogged('ConflictError');
  });

  test('can be taken back, with all that the product was', async () => {
    const before = { ...documents['prodotti/cola'] };
    open();
    await remove('Cola');
    await waitFor(() => expect(documents['prodotti/cola']).toBeUndefined());
    await userEvent.click(await screen.findByRole('button', { name: 'Rimetti' }));
    await screen.findByRole('link', { name: 'Cola' });
    await waitFor(() => expect(documents['prodotti/cola']).toEqual(before));
    expect(toast()).toContain('Rimesso «Cola»');
    act(toasts.clear);
  });
});
