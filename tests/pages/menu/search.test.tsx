import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setChoice } from '../../../src/menu/filter/choice-store';
import { dish } from '../../product';
import { LATER, network, openMenu, serve, shownNames, startVisits, visitWith } from './visit';

const found = (nome: string, descrizione: string, categoria: string) =>
  dish({
    nome,
    descrizione,
    allergeni: /latte|burrata/.test(descrizione) ? [1, 7] : [1],
    prezzo: 7,
    prezzo_familiare: 14,
    categoria,
  });
const menu = [
  found('Margherita', 'Pomodoro, fior di latte, basilico', 'Pizze classiche'),
  found('Marinara', 'Pomodoro, aglio, origano', 'Pizze classiche'),
  found('Pomodoro e burrata', 'Focaccia calda, burrata', 'Panini'),
  found('Tiramisù', 'Mascarpone, uova, savoiardi', 'Dolci'),
];

const open = (hash = '') => openMenu(`/menu/cerca${hash}`);
const textOf = ({ textContent }: HTMLElement) => textContent;
const statusBox = () => document.querySelector('[data-search-status]');
/** The line with the count. */
const status = () => statusBox()?.lastElementChild?.textContent;
/** What a screen reader hears. */
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

startVisits();
beforeEach(() => {
  network.mockReturnValue(new Promise(() => {}));
  visitWith(menu);
});

test('without a query the whole menu stands below its categories, to which the strip leads', async () => {
  const router = open('#altro');
  expect(shownNames()).toEqual(['Pomodoro e burrata', 'Margherita', 'Marinara', 'Tiramisù']);
  expect(status()).toBe('');
  expect(document.querySelector('mark')).toBeNull();
  const strip = within(screen.getByRole('navigation', { name: 'Categorie' }));
  fireEvent.click(strip.getByRole('link', { name: 'Dolci' }));
  expect(document.activeElement?.textContent).toBe('Dolci');
  expect(router.state.location.pathname).toBe('/menu/cerca');
  // A category of which nothing stands there has its page.
  act(() => setChoice(['7']));
  fireEvent.click(strip.getByRole('link', { name: 'Panini' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/menu/panini'));
});

describe('the search page', () => {
  test('lists the results by category as the printed menu, with the matches highlighted', () => {
    open('#cerca=pomodoro');
    expect(shownNames()).toEqual(['Pomodoro e burrata', 'Margherita', 'Marinara']);
    const classics = screen.getByRole('region', { name: 'Pizze classiche' });
    expect(within(classics).getAllByText('Maxi')).toHaveLength(2);
    const sandwiches = screen.getByRole('region', { name: 'Panini' });
    expect(sandwiches.textContent).not.toContain('Maxi');
    const marked = [...document.querySelectorAll('mark')].map(textOf);
    expect(marked.join(' ')).toBe('Pomodoro Pomodoro Pomodoro');
  });

  test('updates results and address while typing; Enter moves the focus to the results', async () => {
    const router = open();
    type('marinera');
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    expect(status()).toBe('Risultati per «marinara»: 1 piatto trovato');
    await waitFor(() => expect(router.state.location.hash).toBe('#cerca=marinera'));
    expect(router.state.historyAction).toBe('REPLACE');
    // Enter leads to the results. Three stops back: past the view switch and the filter's button.
    await userEvent.type(box(), '{Enter}');
    expect(document.activeElement).toBe(statusBox());
    for (const _ of [1, 2, 3]) await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(box());
    type('');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(shownNames()).toHaveLength(menu.length);
  });

  test('says which word no dish has, and offers to search for the others, or to clear it', async () => {
    open('#cerca=milkless marinara');
    expect(shownNames()).toEqual([]);
    screen.getByRole('heading', { name: 'Nessun piatto nomina «milkless»' });
    await waitFor(() => expect(said()).toBe('Nessun piatto nomina «milkless»'));
    fireEvent.click(screen.getByRole('button', { name: 'Cerca «marinara»' }));
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    expect(box().value).toBe('marinara');
    type('sushi');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancella la ricerca' }));
    await waitFor(() => expect(box().value).toBe(''));
    expect(document.activeElement).toBe(box());
  });

  test('applies the filter to the results, counts what it hides, and can reveal it', () => {
    open('#cerca=pomodoro&senza=7');
    expect(shownNames()).toEqual(['Marinara']);
    screen.getByText('2 piatti nascosti perché dichiarano: Latte e derivati');
    expect(status()).toBe('1 piatto trovato, 2 nascosti dal filtro');
    cleanup();
    open('#cerca=margherita');
    expect(shownNames()).toEqual([]);
    expect(status()).toBe('0 piatti trovati, 1 nascosto dal filtro');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra i piatti nascosti' }));
    expect(shownNames()).toEqual(['Margherita']);
  });
});

describe('the name of an allergen', () => {
  const OFFER = /^Nascondi i piatti che dichiarano: /;
  const offer = () => screen.queryByRole('button', { name: OFFER })?.textContent;

  test('finds the dishes that declare it, offers to hide them, and warns of contamination', () => {
    const router = open('#cerca=lattosio');
    expect(shownNames()).toEqual(['Pomodoro e burrata', 'Margherita']);
    expect(document.body.textContent).toContain(
      'Anche i piatti che dichiarano: Latte e derivati. Le contaminazioni non si possono escludere',
    );
    expect(offer()).toBe('Nascondi i piatti che dichiarano: Latte e derivati');
    expect(said()).toMatch(/^2 piatti trovati Anche i piatti che dichiarano: Latte e derivati\./);
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    expect(shownNames()).toEqual([]);
    expect(router.state.location.hash).toBe('#cerca=lattosio');
    expect(status()).toBe('0 piatti trovati, 2 nascosti dal filtro');
    expect(document.activeElement).toBe(statusBox());
    expect(offer()).toBeUndefined();
  });

  const meaning = 'Piatti che non dichiarano latte.';

  test('after "senza" turns on its filter, and the page says what it means', async () => {
    open();
    type('pizza senza latte');
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    expect(document.body.textContent).toContain(meaning);
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(window.location.hash).toMatch(/senza=7&fino=\d+$/));
    expect(shownNames()).toEqual(['Marinara']);
    fireEvent.click(screen.getByRole('button', { name: /^Non evitare più: ?Latte e derivati$/ }));
    await waitFor(() => expect(box().value).toBe('pizza'));
    expect(shownNames()).toEqual(['Margherita', 'Marinara']);
  });

  test('a criterion in the query becomes a chip, which removes its words from the query', async () => {
    open('#cerca=pizza piccante');
    screen.getByText(/nascost. perché fuori dai criteri della ricerca$/);
    fireEvent.click(screen.getByRole('button', { name: /^Togli il filtro: ?Piccante$/ }));
    await waitFor(() => expect(box().value).toBe('pizza'));
  });

  test('gets its own message, not "no dish found", if no dish declares it', async () => {
    open('#cerca=lupini');
    screen.getByRole('heading', { name: 'Nessun piatto dichiara: Lupini' });
    expect(document.body.textContent).toContain('Le contaminazioni non si possono escludere');
    expect(offer()).toBeUndefined();
  });
});

describe('a query that excludes something', () => {
  const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('hides a dish of a newer menu that names the word in another form', async () => {
    const summer = found('Estate', 'Pomodorini', 'Pizze classiche');
    serve(LATER, [...menu, found('Nuova', 'Origano', 'Pizze classiche'), summer]);
    open('#cerca=senza pomodoro');
    await waitFor(() => expect(shownNames()).toEqual(['Nuova', 'Tiramisù']));
  });

  test('lists nothing for an unknown word or a slip, and offers what was understood', async () => {
    open('#cerca=pizza senza latte e xkcd');
    expect(shownNames()).toEqual([]);
    await waitFor(() =>
      expect(heading()).toBe(
        'Non conosciamo «xkcd»: scegli l’allergene in «Cosa posso mangiare» o chiedi al personale',
      ),
    );
    expect(window.location.hash).not.toContain('senza=');
    await waitFor(() => expect(said()).toMatch(/^Non conosciamo «xkcd»/));
    press('Mostra i piatti che non dichiarano latte');
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    expect(box().value).toBe('pizza senza latte');
    // What may be a slip is asked, and the answer is searched for.
    type('senza lattte');
    await waitFor(() => expect(heading()).toMatch(/^Scrivi per intero/));
    await waitFor(() => expect(heading()).toBe('Intendevi latte?'));
    press('Sì, latte');
    await waitFor(() => expect(box().value).toBe('senza latte'));
  });

  test('asks whether a sentence about an allergen is a wish', async () => {
    open('#cerca=latte mi fa male');
    expect(shownNames()).toEqual([]);
    await waitFor(() => expect(heading()).toBe('Vuoi nascondere i piatti con latte e derivati?'));
    press('No, li cerco');
    expect(shownNames()).toEqual(['Margherita', 'Pomodoro e burrata']);
    type('pomodroo burrata');
    await waitFor(() => expect(heading()).toMatch(/^Vuoi nascondere/));
    press('No, li cerco');
    await waitFor(() => expect(shownNames()).toEqual(['Pomodoro e burrata']));
    expect(box().value).toBe('pomodoro burrata');
    cleanup();
    open('#cerca=pizza latte mi fa male');
    await waitFor(() => expect(heading()).toMatch(/^Vuoi nascondere/));
    press('Sì, nascondili');
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    expect(box().value).toBe('pizza senza latte e derivati');
  });

  test('says above the list what the list is, also below an answer and after "Mostra"', async () => {
    open('#cerca=pizza da asporto senza latte');
    screen.getByText(/^Questo il menu non lo dice/);
    const line = () => document.querySelector('[data-meaning]')?.textContent;
    expect(line()).toBe('Piatti che non dichiarano latte.');
    press('Mostra');
    expect(shownNames()).toEqual(['Margherita', 'Marinara']);
    expect(line()).toBe('Anche i piatti che il filtro nasconde.');
    press('Nascondi');
    type('marinara');
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    await waitFor(() =>
      expect(said()).toMatch(/^1 piatto trovato Piatti che non dichiarano latte\. Le contam/),
    );
  });

  test('ends with "Azzera": its words are removed, and the filter stays off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    open('#cerca=pizza senza latte e uova');
    await waitFor(() => expect(window.location.hash).toContain('senza=3,7'));
    press('Cosa posso mangiare');
    press('Azzera');
    press('Fatto');
    await waitFor(() => expect(box().value).toBe('pizza'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(box().value).toBe('pizza');
    expect(window.location.hash).not.toContain('senza=');
    expect(shownNames()).toEqual(['Margherita', 'Marinara']);
  });
});

test('a question about the filter offers it first', () => {
  open('#cerca=cosa posso mangiare');
  fireEvent.click(screen.getByRole('button', { name: 'Apri «Cosa posso mangiare»' }));
  expect(screen.getByRole('dialog', { name: 'Cosa posso mangiare' })).toBeTruthy();
});

test.each([
  ['orari', 'Tutti i giorni', 'the hours'],
  ['telefono', '+39 051 000 0000', 'the number'],
  ['quanto è il coperto?', 'Coperto € 2,00 a persona · Servizio 10 %', 'what is charged'],
  ['parcheggio', 'Parcheggio: Gratis, dietro l’angolo.', 'a practical fact'],
  ['i cani possono entrare?', 'Questo il menu non lo dice. Chiamaci', 'that it is not known'],
])('«%s» is answered with «%s»: %s', (query, words) => {
  open(`#cerca=${query}`);
  const answer = screen.getAllByRole('status').find(({ textContent }) => textContent !== '');
  expect(answer?.textContent).toContain(words);
});
