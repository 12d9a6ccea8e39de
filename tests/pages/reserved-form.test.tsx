import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { paths } from '../../src/paths';
import { AddItemPage } from '../../src/reserved/form/AddItemPage';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import type { ListState } from '../../src/reserved/list-state';
import { answerAndWrite } from './firestore';
import { drafts, margherita, openReserved, refused, signIn, signOut, toast, uid } from './reserved';

/** The documents of Firestore by their path, and what a test puts before its answers. */
const server = {
  documents: {} as Record<string, Record<string, unknown>>,
  commits: 0,
  before: async (_url: string): Promise<Response | null> => null,
};

const PAGES = [
  { path: paths.reserved, element: <h1>Lista dei prodotti</h1> },
  { path: paths.addItem, Component: AddItemPage },
  { path: paths.editItem, Component: EditItemPage },
];

const open = (pathname: string, product: Product | null = null) => {
  const state: ListState = { product, search: '' };
  return openReserved(PAGES, { pathname, state });
};

const stored = () => server.documents['prodotti/margherita'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alert = () => document.querySelector('form [role=alert]')?.textContent ?? '';

async function retype(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

async function fillNew(nome: string) {
  await userEvent.type(field('Nome'), nome);
  await userEvent.type(field('Descrizione'), 'Pomodoro');
  await userEvent.type(field('Prezzo'), '7');
  await userEvent.selectOptions(field('Categoria'), 'Dolci');
}

/** Opens the product once it was read anew, and changes its price. */
async function openWithPrice(price: string) {
  const router = open(paths.editItem, margherita);
  await retype('Prezzo', price);
  return router;
}

/** What somebody else changes of the stored product. */
function changeElsewhere(change: Partial<Product>) {
  server.documents['prodotti/margherita'] = { ...stored(), ...change };
}

/** Holds the commits back. @returns lets them pass, or answers them otherwise */
function holdCommits() {
  let resolve = (_: Response | null) => {};
  const held = new Promise<Response | null>((answer) => {
    resolve = answer;
  });
  server.before = async (url) => (url.includes(':commit') ? held : null);
  return resolve;
}

function expectLogged(message: string) {
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.objectContaining({ message })]]);
  vi.mocked(console.error).mockClear();
}

beforeEach(() => {
  signIn();
  const { id: _, ...fields } = margherita;
  server.documents = { 'prodotti/margherita': fields, [`staff/${uid}`]: {} };
  server.commits = 0;
  server.before = async () => null;
  const answer = answerAndWrite(server.documents);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).includes(':commit')) server.commits += 1;
    return (await server.before(String(address))) ?? answer(address, init);
  });
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('a form that is wrong', () => {
  test('says the first broken rule at each of its fields, and focuses the first', async () => {
    open(paths.addItem);
    await userEvent.type(field('Descrizione'), 'Pomodoro');
    await click('Aggiungi prodotto');
    await waitFor(() => expect(toast()).toContain('NotificaPerfavore riempi tutti i campi'));
    for (const name of ['Nome', 'Prezzo', 'Categoria']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(field('Descrizione').getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(field('Nome'));
    expect(server.commits).toBe(0);
  });

  test('has its own words for a price in each of the two forms', async () => {
    await openWithPrice('12a');
    await click('Salva modifiche');
    await screen.findByText('Prezzo deve essere un numero', { selector: '.field-error' });
    expect(document.activeElement).toBe(field('Prezzo'));
  });

  test('asks for allergens that cannot be read until they are confirmed', async () => {
    changeElsewhere({ allergeni: ['glutine'] as never });
    open(paths.editItem, { ...margherita, allergeniDaVerificare: true });
    await userEvent.click(field('Glutine'));
    await click('Salva modifiche');
    const message = 'Controlla gli allergeni, poi conferma di averlo fatto';
    await screen.findByText(message, { selector: '.field-error' });
    await userEvent.click(field('Pesce'));
    expect(screen.getByText(message, { selector: '.field-error' })).toBeTruthy();
    await userEvent.click(field('Ho controllato gli allergeni: quelli segnati sono tutti'));
    await click('Salva modifiche');
    await screen.findByText('Lista dei prodotti');
    expect(stored()?.allergeni).toEqual([1, 4]);
  });
});

describe('a save', () => {
  test('writes only what was typed, and leaves to somebody else what they have changed', async () => {
    const router = await openWithPrice('€ 8,00');
    changeElsewhere({ descrizione: 'Pomodoro, bufala' });
    await click('Salva modifiche');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.reserved));
    expect(stored()).toMatchObject({ prezzo: 8, descrizione: 'Pomodoro, bufala' });
    expect(toast()).toContain('Salvato «Margherita»');
    expect(drafts()).toEqual([]);
  });

  test('of a new product empties the form and begins anew', async () => {
    open(paths.addItem);
    await fillNew('Tiramisù');
    await click('Aggiungi prodotto');
    await waitFor(() => expect(toast()).toContain('NotificaInserimento completato'));
    expect(toast()).toContain('Aggiunto «Tiramisù»');
    await waitFor(() => expect(field('Nome').value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(
      Object.keys(server.documents).filter((path) => path.startsWith('prodotti/')),
    ).toHaveLength(2);
  });

  test('happens once with a double click and Enter', async () => {
    const release = holdCommits();
    await openWithPrice('8');
    const button = screen.getByRole('button', { name: 'Salva modifiche' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(button);
    await waitFor(() => expect(server.commits).toBe(1));
    expect(toast()).toContain('NotificaAggiornamento in corso...');
    release(null);
    await screen.findByText('Lista dei prodotti');
    expect(server.commits).toBe(1);
  });

  test('that is refused is told once, beside the form, and keeps what was typed', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const release = holdCommits();
    await openWithPrice('8');
    await click('Salva modifiche');
    release(refused(403, 'PERMISSION_DENIED'));
    await waitFor(() => expect(alert()).toContain("Errore durante l'aggiornamento dell'articolo"));
    expect(alert()).toContain('Non hai i permessi per modificare il menu');
    expect(toast()).toBe('');
    expect(field('Prezzo').value).toBe('8');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expectLogged('Failed to update document');
  });

  test('whose answer is lost says that another try is safe, and it makes no second product', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    let lost = false;
    const answer = answerAndWrite(server.documents);
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const response = await answer(address, init);
      if (String(address).includes(':commit') && !lost) {
        lost = true;
        server.before = async () => Response.json({}, { status: 503 });
        throw new TypeError('Failed to fetch');
      }
      return lost ? ((await server.before(String(address))) ?? response) : response;
    });
    open(paths.addItem);
    await fillNew('Tiramisù');
    await click('Aggiungi prodotto');
    await waitFor(() => expect(alert()).toContain('salvato due volte'));
    server.before = async () => null;
    await retype('Prezzo', '9');
    await click('Aggiungi prodotto');
    await waitFor(() => expect(toast()).toContain('Inserimento completato'));
    const added = Object.entries(server.documents).filter(([, { nome }]) => nome === 'Tiramisù');
    expect(added).toHaveLength(1);
    expect(added[0]?.[1].prezzo).toBe(9);
    expectLogged('Failed to add document');
  });

  test('asks where another product of the category has this name', async () => {
    open(paths.addItem);
    await fillNew('margherita');
    await userEvent.selectOptions(field('Categoria'), 'Pizze classiche');
    await click('Aggiungi prodotto');
    const question = await screen.findByRole('dialog', {
      name: 'C’è già un prodotto con questo nome',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Torna al modulo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.commits).toBe(0);
    await click('Aggiungi prodotto');
    await screen.findByRole('dialog');
    await click('Salva lo stesso');
    await waitFor(() => expect(toast()).toContain('Aggiunto «margherita»'));
  });
});

describe('the product as somebody else has changed it', () => {
  test('is shown where nothing is typed when it is read anew', async () => {
    changeElsewhere({ descrizione: 'Pomodoro, bufala', prezzo: 9 });
    const release = { read: () => {} };
    const held = new Promise<void>((resolve) => {
      release.read = resolve;
    });
    server.before = async (url) => {
      if (url.includes(':batchGet')) await held;
      return null;
    };
    await openWithPrice('8');
    release.read();
    await waitFor(() => expect(field('Descrizione').value).toBe('Pomodoro, bufala'));
    expect(field('Prezzo').value).toBe('8');
    await click('Salva modifiche');
    // Both have changed the price: that is asked, not overwritten.
    await waitFor(() => expect(alert()).toContain('è cambiato anche nel menu: Prezzo'));
  });

  test('is told in one message that names the field, and mine is kept on request', async () => {
    await openWithPrice('8');
    changeElsewhere({ prezzo: 9, descrizione: 'Pomodoro, bufala' });
    await click('Salva modifiche');
    await waitFor(() => expect(alert()).toContain('è cambiato anche nel menu: Prezzo'));
    expect(alert()).toContain('Nel menu adesso: € 9,00');
    expect(alert()).toContain('Tu hai scritto: € 8,00');
    expect(toast()).toBe('');
    await click('Tieni il mio');
    await screen.findByText('Lista dei prodotti');
    expect(stored()).toMatchObject({ prezzo: 8, descrizione: 'Pomodoro, bufala' });
  });

  test('takes the place of mine on request, and nothing is written', async () => {
    await openWithPrice('8');
    changeElsewhere({ prezzo: 9, descrizione: 'Pomodoro, bufala' });
    await click('Salva modifiche');
    await waitFor(() => expect(alert()).toContain('Prezzo'));
    const { commits } = server;
    await click('Prendi il loro');
    await waitFor(() => expect(field('Prezzo').value).toBe('9,00'));
    expect(field('Descrizione').value).toBe('Pomodoro, bufala');
    expect(alert()).toBe('');
    expect(server.commits).toBe(commits);
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  test('asks for each of several fields, then saves what was chosen', async () => {
    await openWithPrice('8');
    await retype('Nome', 'Mia');
    changeElsewhere({ prezzo: 9, nome: 'Loro' });
    await click('Salva modifiche');
    const name = await screen.findByRole('group', { name: 'Nome' });
    const price = screen.getByRole('group', { name: 'Prezzo' });
    await userEvent.click(within(name).getByRole('button', { name: 'Prendi il loro' }));
    await userEvent.click(within(price).getByRole('button', { name: 'Tieni il mio' }));
    await screen.findByText('Lista dei prodotti');
    expect(stored()).toMatchObject({ prezzo: 8, nome: 'Loro' });
  });

  test('can be added as a new one where it was deleted, and its picture is spoken of', async () => {
    const image = 'https://example.org/a.webp';
    changeElsewhere({ image });
    open(paths.editItem, { ...margherita, image });
    await retype('Prezzo', '8');
    delete server.documents['prodotti/margherita'];
    await click('Salva modifiche');
    await screen.findByText(/La sua immagine è stata eliminata/);
    await click('Aggiungi come nuovo prodotto');
    await waitFor(() => expect(toast()).toContain('Aggiunto «Margherita»'));
    const [added] = Object.entries(server.documents).filter(([path]) =>
      path.startsWith('prodotti/'),
    );
    expect(added?.[0]).not.toBe('prodotti/margherita');
    expect(added?.[1]).toMatchObject({ prezzo: 8, image: null });
  });
});

describe('the fields', () => {
  test('say where the menu never shows a price', async () => {
    open(paths.editItem, margherita);
    const hint = () => document.getElementById('campo-prezzo_familiare-hint')?.textContent;
    await userEvent.type(field('Prezzo formato familiare'), '15');
    expect(hint()).toBe('Facoltativo');
    await userEvent.selectOptions(field('Categoria'), 'Dolci');
    expect(hint()).toBe('Nel menu si vede solo tra le «Pizze classiche»');
  });

  test('keep a description in one line, typed or pasted', async () => {
    open(paths.editItem, margherita);
    await userEvent.clear(field('Descrizione'));
    await userEvent.type(field('Descrizione'), 'Pomodoro{Enter}, ');
    await userEvent.paste('olio\ne sale');
    expect(field('Descrizione').value).toBe('Pomodoro, olio e sale');
    await click('Salva modifiche');
    await screen.findByText('Lista dei prodotti');
    expect(stored()?.descrizione).toBe('Pomodoro, olio e sale');
  });

  test('take a copy of everything but the id, the name selected', async () => {
    open(paths.addItem, margherita);
    expect(field('Nome').value).toBe('Margherita (copia)');
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(field('Nome').selectionEnd).toBe('Margherita (copia)'.length);
    expect(screen.getByText(/Copia di/).textContent).toBe('Copia di «Margherita»');
    await click('Aggiungi prodotto');
    await waitFor(() => expect(field('Nome').value).toBe(''));
    expect(screen.queryByText(/Copia di/)).toBeNull();
  });
});

describe('the picture', () => {
  const image = 'https://example.org/margherita.webp';
  const choose = (file: File) => fireEvent.change(field('Immagine'), { target: { files: [file] } });
  const heic = () => {
    const bytes = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
    return new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' });
  };

  test('is removed and put back', async () => {
    changeElsewhere({ image });
    open(paths.editItem, { ...margherita, image });
    await click('Rimuovi immagine');
    expect(screen.getByText('Il prodotto resta senza immagine')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Rimetti immagine');
    await click('Rimetti immagine');
    expect(screen.getByAltText('Anteprima').getAttribute('src')).toBe(image);
  });

  test('stays where the file cannot be used, which is said and can be taken back', async () => {
    changeElsewhere({ image });
    open(paths.editItem, { ...margherita, image });
    choose(new File(['x'], 'lista.txt', { type: 'text/plain' }));
    await screen.findByText('Perfavore inserisci un file immagine valido');
    expect(screen.getByAltText('Anteprima').getAttribute('src')).toBe(image);
    await click('Salva modifiche');
    await waitFor(() => expect(toast()).toContain('Perfavore inserisci un file immagine valido'));
    expect(server.commits).toBe(0);
    await click('Togli questo file');
    expect(field('Immagine').getAttribute('aria-invalid')).toBeNull();
  });

  test('in the format of an iPhone is to be saved as JPEG, also under another name', async () => {
    open(paths.addItem);
    choose(heic());
    await screen.findByText(/^Salva la foto come JPEG/);
    await userEvent.click(screen.getByRole('button', { name: 'Togli questo file' }));
    expect(document.activeElement).toBe(field('Immagine'));
  });

  test('that is dropped anywhere on the form is not opened in its place', async () => {
    open(paths.addItem);
    const dataTransfer = { types: ['Files'], files: [new File(['x'], 'lista.txt')] };
    const heading = screen.getByRole('heading', { name: 'Aggiungi prodotto' });
    expect(fireEvent.dragOver(heading, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(heading, { dataTransfer })).toBe(false);
    expect(await screen.findByText('lista.txt')).toBeTruthy();
  });
});
