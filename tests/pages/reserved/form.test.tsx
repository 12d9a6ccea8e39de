import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../src/domain/product/product';
import { paths } from '../../../src/paths';
import { AddItemPage, EditItemPage } from '../../../src/reserved/form/ItemPages';
import type { ListState } from '../../../src/reserved/list-place';
import { queryClient } from '../../../src/reserved/queries';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  drafts,
  expectErrors,
  field,
  fill,
  fillNew,
  hold,
  holdCommits,
  line,
  margherita,
  openReserved,
  question,
  refuseCommits,
  refused,
  server,
  startServer,
  stored,
  tap,
  toast,
  uid,
} from './reserved';

const PAGES = [
  { path: paths.reserved, element: <h1>Lista dei prodotti</h1> },
  { path: paths.addItem, Component: AddItemPage },
  { path: paths.editItem, Component: EditItemPage },
];

function open(pathname: string, product: Product | null = null) {
  const state: ListState = { product, search: '' };
  return openReserved(PAGES, { pathname, state });
}

const alert = () => document.querySelector('form [role=alert]')?.textContent ?? '';
const added = () =>
  Object.entries(server.documents).filter(([path]) => /^prodotti\/(?!margherita)/.test(path));

function openWithPrice(price: string) {
  open(paths.editItem, margherita);
  fill('Prezzo', price);
}

startServer(() => ({
  'prodotti/margherita': product({ allergeni: [] }),
  [`staff/${uid}`]: {},
}));

test('Maxi and metre are asked without a category, for classic pizzas, and where there is a value', async () => {
  open(paths.addItem);
  const asked = () => screen.queryAllByLabelText(/familiare|al metro/).length;
  const choose = (categoria: string) => userEvent.selectOptions(field('Categoria'), categoria);
  expect(asked()).toBe(2);
  await choose('Dolci');
  expect(asked()).toBe(0);
  await choose('Pizze classiche');
  fill('Prezzo al metro', '20');
  await choose('Dolci');
  expect(asked()).toBe(1);
  await screen.findByText('Prezzo al metro: si vede solo tra le «Pizze classiche»');
});

test('says what guests read in each language, and marks what stays Italian', async () => {
  open(paths.editItem, margherita);
  fill('Nome', 'Funghi');
  fill('Descrizione', 'Pomodoro, funghi dei nani');
  const folded = screen.getByText('Nelle altre lingue').closest('details');
  if (folded) folded.open = true;
  const german = (await screen.findByText('Deutsch')).parentElement;
  expect(german?.textContent).toBe('DeutschPilzeTomaten, funghi dei nani');
  expect(german?.querySelector('u')?.textContent).toBe('funghi dei nani');
  fill('Descrizione', 'Pomodoro, porcini');
  expect(german?.querySelector('u')).toBeNull();
});

describe('an invalid form', () => {
  test('marks each invalid field, and focuses the first one', async () => {
    open(paths.addItem);
    fill('Descrizione', 'Pomodoro');
    await click('Aggiungi prodotto');
    await waitFor(() => expect(toast()).toContain('NotificaPerfavore riempi tutti i campi'));
    for (const name of ['Nome', 'Prezzo', 'Categoria']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(field('Descrizione').getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(field('Nome'));
    expect(server.commits).toBe(0);
  });

  test('asks to check unreadable allergens until the check is confirmed', async () => {
    changeElsewhere('margherita', { allergeni: ['glutine'] });
    open(paths.editItem, { ...margherita, allergeniDaVerificare: true });
    await tap(field('Glutine'));
    await click('Salva modifiche');
    const message = 'Controlla gli allergeni, poi conferma di averlo fatto';
    await screen.findByText(message, { selector: '[id$="-error"]' });
    await tap(field('Latte e derivati'));
    expect(screen.getByText(message, { selector: '[id$="-error"]' })).toBeTruthy();
    await tap(field('Ho controllato gli allergeni: quelli segnati sono tutti'));
    await click('Salva modifiche');
    await screen.findByText('Lista dei prodotti');
    expect(stored('margherita')?.allergeni).toEqual([1, 7]);
  });
});

describe('a save', () => {
  test('writes only dirty fields, as the card shows them, and keeps those of somebody else', async () => {
    openWithPrice('€ 8,00');
    const card = screen.getByRole('region', { name: 'Come lo vedono i clienti' });
    await waitFor(() => expect(card.textContent).toContain('€ 8,00'));
    expect(card.querySelector('a')?.closest('[inert]')).not.toBeNull();
    changeElsewhere('margherita', { descrizione: 'Pomodoro, bufala' });
    await click('Salva modifiche');
    await screen.findByText('Lista dei prodotti');
    expect(stored('margherita')).toMatchObject({ prezzo: 8, descrizione: 'Pomodoro, bufala' });
    expect(line()).toContain('Margherita: ');
    expect(drafts()).toEqual([]);
  });

  test('of a new product empties the form for the next one', async () => {
    open(paths.addItem);
    await fillNew('Macedonia');
    await click('Aggiungi prodotto');
    await waitFor(() => expect(toast()).toContain('NotificaInserimento completato'));
    expect(toast()).toContain('Aggiunto «Macedonia»');
    await waitFor(() => expect(field('Nome').value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(added()).toMatchObject([[expect.anything(), { nessunAllergene: true }]]);
  });

  test('happens once despite a double click and Enter; a refusal keeps what was typed', async () => {
    const logged = expectErrors();
    const release = holdCommits();
    openWithPrice('8');
    const button = screen.getByRole('button', { name: 'Salva modifiche' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(button);
    await waitFor(() => expect(server.commits).toBe(1));
    expect(toast()).toContain('Aggiornamento in corso...');
    release(refused(403, 'PERMISSION_DENIED'));
    await waitFor(() => expect(alert()).toContain("Errore durante l'aggiornamento dell'articolo"));
    expect(alert()).toContain('Non hai i permessi per modificare il menu');
    expect(toast()).toBe('');
    expect(field('Prezzo').value).toBe('8');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(logged()).toHaveLength(1);
    server.before = async () => null;
    await click('Salva modifiche');
    await screen.findByText('Lista dei prodotti');
    // What the rules refuse is sent once more.
    expect(server.commits).toBe(3);
  });

  test('says at the allergens what the words name, ticks it by a tap, and asks before a save without it', async () => {
    const known = { allergeni: [1, 7], nessunAllergene: false };
    changeElsewhere('margherita', known);
    open(paths.editItem, { ...margherita, ...known });
    fill('Descrizione', 'Pomodoro, fiordilatte, alici di Cetara');
    await screen.findByText('Le parole fanno pensare a: Pesce (alici)');
    await click('Salva modifiche');
    const asked = await question('Salvo senza Pesce?');
    asked.getByText('Le parole fanno pensare a: Pesce (alici).');
    await asked.answer('Guardo meglio');
    expect(server.commits).toBe(0);
    await click('Spunta Pesce');
    expect(field('Pesce').checked).toBe(true);
    expect(document.activeElement).toBe(field('Pesce'));
    expect(screen.queryByText(/fanno pensare/)).toBeNull();
    await click('Salva modifiche');
    await waitFor(() => expect(stored('margherita')?.allergeni).toEqual([1, 4, 7]));
  });

  test('asks before a price that doubles, not before any other', async () => {
    openWithPrice('75');
    await click('Salva modifiche');
    await (await question('Da € 7,50 a € 75,00?')).answer('Guardo meglio');
    expect(server.commits).toBe(0);
    await click('Salva modifiche');
    await (await question('Da € 7,50 a € 75,00?')).answer('Sì, € 75,00');
    await waitFor(() => expect(stored('margherita')?.prezzo).toBe(75));
  });

  test('saves the answer about allergens that is chosen: ids, none or no answer', async () => {
    changeElsewhere('margherita', { nessunAllergene: false });
    open(paths.editItem, { ...margherita, nessunAllergene: false });
    const answers = () =>
      ['Nessuno dei quattordici', 'Non ancora indicati'].map((name) => field(name).checked);
    expect(answers()).toEqual([false, true]);
    await tap(field('Nessuno dei quattordici'));
    expect([field('Glutine').checked, ...answers()]).toEqual([false, true, false]);
    await tap(field('Glutine'));
    expect(answers()).toEqual([false, false]);
    await tap(field('Glutine'));
    expect(answers()).toEqual([false, true]);
    await tap(field('Nessuno dei quattordici'));
    await click('Salva modifiche');
    // The words of a dish that has none are asked about.
    const asked = await question('Davvero nessun allergene in «Margherita»?');
    asked.getByText(/^Le parole fanno pensare a: Glutine/);
    await asked.answer('Guardo meglio');
    await waitFor(() => expect(document.activeElement).toBe(field('Nessuno dei quattordici')));
    expect(server.commits).toBe(0);
    await click('Salva modifiche');
    await (await question(/^Davvero nessun allergene/)).answer('Sì, nessuno');
    const none = { allergeni: [], nessunAllergene: true };
    await waitFor(() => expect(stored('margherita')).toMatchObject(none));
  });

  test('says at its field what may be a slip, and saves it unasked', async () => {
    changeElsewhere('altra', product({ nome: 'Diavola' }));
    open(paths.editItem, margherita);
    const hintOf = (label: string) => {
      const ids = field(label).getAttribute('aria-describedby') ?? '';
      return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
    };
    expect(hintOf('Prezzo')).toEqual(['Con prezzo 0 il prezzo non viene mostrato']);
    fill('Prezzo', '0');
    await waitFor(() => expect(hintOf('Prezzo')[0]).toContain('con 0 il prezzo non si vede'));
    fill('Nome', 'diavola');
    await screen.findByText(/^C’è già un piatto con questo nome/);
    await tap(field('Latte e derivati'));
    await tap(field('Vegano'));
    await screen.findByText(/^È segnato «Vegano» ma dichiara Latte e derivati/);
    await click('Salva modifiche');
    await waitFor(() =>
      expect(stored('margherita')).toMatchObject({ prezzo: 0, etichette: ['vegano'] }),
    );
  });
});

describe('a change to the product by somebody else', () => {
  const theirs = { prezzo: 9, descrizione: 'Pomodoro, bufala' };

  test('shows until something is typed, and replaces mine on request', async () => {
    changeElsewhere('margherita', theirs);
    open(paths.editItem, margherita);
    await waitFor(() => expect(field('Descrizione').value).toBe('Pomodoro, bufala'));
    fill('Prezzo', '8');
    changeElsewhere('margherita', { prezzo: 9.5, descrizione: 'Pomodoro, burrata' });
    await act(() => queryClient().refetchQueries());
    expect(field('Prezzo').value).toBe('8');
    await click('Salva modifiche');
    // Both have changed the price: a conflict, in which theirs replaces mine on request.
    await waitFor(() => expect(alert()).toContain('è cambiato anche nel menu: Prezzo'));
    const { commits } = server;
    await click('Prendi questi');
    await waitFor(() => expect(field('Prezzo').value).toBe('9,50'));
    expect(field('Descrizione').value).toBe('Pomodoro, burrata');
    expect(alert()).toBe('');
    expect(server.commits).toBe(commits);
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  test('is one conflict message that names the fields, and mine is kept on request', async () => {
    openWithPrice('8');
    fill('Nome', 'Mia');
    changeElsewhere('margherita', { ...theirs, nome: 'Loro' });
    await click('Salva modifiche');
    await waitFor(() => expect(alert()).toContain('è cambiato anche nel menu: Nome, Prezzo'));
    expect(alert()).toContain('NomeNel menu adesso: LoroTu hai scritto: Mia');
    expect(alert()).toContain('PrezzoNel menu adesso: € 9,00Tu hai scritto: € 8,00');
    expect(toast()).toBe('');
    await click('Tieni i miei');
    await screen.findByText('Lista dei prodotti');
    expect(stored('margherita')).toMatchObject({ ...theirs, nome: 'Mia', prezzo: 8 });
  });

  test('that deleted it is said; an address without a product leads to the list', async () => {
    const router = openReserved(PAGES, paths.editProduct('diavola'));
    await screen.findByText('Questo piatto non c’è');
    await router.navigate(paths.editItem);
    await screen.findByText('Lista dei prodotti');
  });

  test('that deletes it leaves the form in place, and offers to add it as new', async () => {
    changeElsewhere('margherita', { image: 'https://example.org/a.webp' });
    openReserved(PAGES, paths.editProduct('margherita'));
    await screen.findByLabelText('Prezzo');
    fill('Prezzo', '8');
    delete server.documents['prodotti/margherita'];
    await act(() => queryClient().refetchQueries());
    expect(field('Prezzo').value).toBe('8');
    await click('Salva modifiche');
    await screen.findByText(/La sua immagine è stata eliminata/);
    expectErrors();
    refuseCommits();
    await click('Aggiungi come nuovo prodotto');
    await (await question(/^Davvero nessun allergene/)).answer('Sì, nessuno');
    await waitFor(() => expect(alert()).toContain('Non hai i permessi'));
    expect(screen.queryByRole('button', { name: /^Rimetti/ })).toBeNull();
    server.before = async () => null;
    await click('Salva modifiche');
    await (await question(/^Davvero nessun allergene/)).answer('Sì, nessuno');
    await waitFor(() => expect(toast()).toContain('Aggiunto «Margherita»'));
    expect(stored('margherita')).toMatchObject({ prezzo: 8, image: null });
  });
});

describe('the picture', () => {
  const image = 'https://example.org/margherita.webp';
  const HEIC = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
  const INVALID = 'Perfavore inserisci un file immagine valido';
  const choose = (file: File) => fireEvent.change(field('Immagine'), { target: { files: [file] } });
  const openWithPicture = () => {
    changeElsewhere('margherita', { image });
    open(paths.editItem, { ...margherita, image });
  };

  test('of a copied dish that arrives late does not replace what was chosen meanwhile', async () => {
    const answer = hold('example.org');
    open(paths.addItem, { ...margherita, image });
    await screen.findByText('Preparo l’immagine...');
    choose(new File(['x'], 'lista.txt', { type: 'text/plain' }));
    await screen.findByText(INVALID);
    await act(async () => answer(new Response(null, { status: 404 })));
    expect(screen.queryByText(/non si è potuta copiare/)).toBeNull();
  });

  test('stays if the chosen file cannot be used, which is told why; it can be removed and put back', async () => {
    openWithPicture();
    // A PNG of 60,000 x 60,000 px, which no phone decodes.
    const png = [
      ...'\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u00ea\u0060\0\0\u00ea\u0060\u0008\u0002',
    ];
    const huge = Uint8Array.from(png, (letter) => letter.charCodeAt(0));
    const cloud = new File(['x'], 'foto.jpg');
    cloud.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    for (const [file, words] of [
      [new File([HEIC], 'IMG_1.jpg', { type: 'image/jpeg' }), /^Salva la foto come JPEG/],
      [new File([huge], 'foto.png'), /^Questa foto ha troppi pixel per questo telefono/],
      [new File([''], 'foto.jpg'), /scaricala prima sul telefono/],
      [cloud, /scaricala prima sul telefono/],
      [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.png'), INVALID],
      [new File(['x'], 'lista.txt', { type: 'text/plain' }), INVALID],
    ] as const) {
      choose(file);
      await screen.findByText(words);
      expect(screen.getByAltText('Anteprima').getAttribute('src')).toBe(image);
    }
    await click('Salva modifiche');
    await waitFor(() => expect(toast()).toContain(INVALID));
    expect(server.commits).toBe(0);
    await click('Rimetti l’immagine di prima');
    expect(field('Immagine').getAttribute('aria-invalid')).toBeNull();
    await click('Rimuovi immagine');
    screen.getByText('Il piatto resta senza immagine');
    await click('Rimetti l’immagine di prima');
    expect(screen.getByAltText('Anteprima').getAttribute('src')).toBe(image);
  });

  test('that cannot be used, where none is stored, leaves the focus on the file', async () => {
    open(paths.addItem);
    choose(new File([HEIC], 'IMG_1.jpg', { type: 'image/jpeg' }));
    await click('Rimuovi immagine');
    await waitFor(() => expect(document.activeElement).toBe(field('Immagine')));
  });
});
