import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setChoice } from '../../../src/menu/choice-store';
import { loadSearch } from '../../../src/menu/search/useSearchCode';
import { dish } from '../../product';
import { network, openMenu, shownNames, startVisits, visitWith } from './visit';

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
/** The title of the list. */
const title = () => statusBox()?.querySelector('.search-title')?.textContent;
/** The announcement of screen readers. */
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

startVisits();
beforeAll(loadSearch);
beforeEach(() => {
  network.mockReturnValue(new Promise(() => {}));
  visitWith(menu);
});

test('without a query the whole menu stands below its categories, to which the strip leads', async () => {
  const router = open('#altro');
  expect(shownNames()).toEqual(['Pomodoro e burrata', 'Margherita', 'Marinara', 'Tiramisù']);
  expect(title()).toBeUndefined();
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
    expect(title()).toBe('Piatti che nominano «marinara»');
    await waitFor(() => expect(router.state.location.hash).toBe('#cerca=marinera'));
    await waitFor(() => expect(said()).toBe('Piatti che nominano «marinara»: 1'));
    // Enter leads to the results. Three stops back: past the view switch and the filter's button.
    await userEvent.type(box(), '{Enter}');
    expect(document.activeElement).toBe(statusBox());
    for (const _ of [1, 2, 3]) await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(box());
    type('');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(shownNames()).toHaveLength(menu.length);
  });

  test('says that no dish names the words, and offers others one tap away', async () => {
    open('#cerca=sushi marinara');
    expect(shownNames()).toEqual([]);
    screen.getByRole('heading', { name: 'Nessun piatto nomina «sushi»' });
    await waitFor(() => expect(said()).toBe('Nessun piatto nomina «sushi»'));
    press('Cerca «marinara»');
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    expect(box().value).toBe('marinara');
    expect(document.activeElement).toBe(document.querySelector('[data-search-status]'));
    type('sushi');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancella la ricerca' }));
    await waitFor(() => expect(box().value).toBe(''));
    expect(document.activeElement).toBe(box());
  });

  test.each(['молоко', 'xkcd', 'salmone', 'pizza salmone', 'halal'])(
    'beside what no dish names, «%s», leads to the filter: it may be an allergen in another language',
    (query) => {
      open(`#cerca=${query}`);
      expect(shownNames()).toEqual([]);
      const line = screen.getByText('Se è per un’allergia o una dieta:').parentElement;
      const filter = within(line as HTMLElement).getByRole('button', { name: 'Allergie e dieta' });
      fireEvent.click(filter);
      screen.getByRole('dialog', { name: 'Allergie e dieta' });
    },
  );

  test('applies the filter to the results, counts what it hides, and can reveal it', () => {
    open('#cerca=pomodoro&senza=7');
    expect(shownNames()).toEqual(['Marinara']);
    screen.getByText('2 nascosti');
    cleanup();
    open('#cerca=margherita');
    expect(shownNames()).toEqual([]);
    expect(title()).toBe('Piatti che nominano «margherita»');
    press('Mostra i piatti nascosti');
    expect(shownNames()).toEqual(['Margherita']);
    screen.getByText('Nascosto dal filtro: dichiara latte e derivati');
  });

  test('reads no text that is too long: what it excludes might stand at its end', () => {
    open(`#cerca=${'pizza '.repeat(40)}senza latte`);
    expect(shownNames()).toEqual([]);
    screen.getByText('La ricerca è troppo lunga: scrivi meno parole', { selector: 'div > p' });
  });
});

const OFFER = /^Allergie e dieta: evito /;
const offer = () => screen.queryByRole('button', { name: OFFER })?.textContent;
const NAMES_ONLY =
  'Il menu nomina solo gli ingredienti principali: per evitarlo usa «Allergie e dieta»';

describe('a word for an allergen', () => {
  test('finds the dishes that name or declare it, below the offer of the filter', async () => {
    const router = open('#cerca=lattosio');
    expect(shownNames()).toEqual(['Pomodoro e burrata', 'Margherita']);
    expect(title()).toBe('Piatti che nominano o dichiarano «lattosio»');
    screen.getByText(NAMES_ONLY);
    await waitFor(() => expect(said()).toContain(NAMES_ONLY));
    expect(offer()).toBe('Allergie e dieta: evito latte e derivati');
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    expect(shownNames()).toEqual([]);
    expect(router.state.location.hash).toBe('#cerca=lattosio');
    expect(document.activeElement).toBe(statusBox());
    expect(offer()).toBeUndefined();
  });

  test('gets the offer alone if no dish names or declares it, and no line of absence', async () => {
    open('#cerca=lupini');
    expect(shownNames()).toEqual([]);
    expect(offer()).toBe('Allergie e dieta: evito lupini');
    await waitFor(() => expect(said()).toBe(NAMES_ONLY));
    screen.getByText(NAMES_ONLY, { selector: 'p' });
    expect(screen.getByRole('main').textContent).not.toMatch(/nessun|senza/i);
  });

  test('says nothing of the filter if it is chosen already', () => {
    open('#cerca=latte&senza=7');
    expect(offer()).toBeUndefined();
    expect(screen.queryByText(NAMES_ONLY)).toBeNull();
  });
});

describe('a search that excludes something', () => {
  const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
  const EXCLUDES = 'Le parole cercano. Per nascondere piatti scegli che cosa eviti';

  test('lists nothing, sets no filter, and offers it with what was understood', async () => {
    const router = open();
    type('pizza senza latte');
    await waitFor(() => expect(heading()).toBe(EXCLUDES));
    expect(shownNames()).toEqual([]);
    const typed = '#cerca=pizza%20senza%20latte';
    await waitFor(() => expect(router.state.location.hash).toBe(typed));
    expect(window.location.hash).not.toContain('senza=');
    await waitFor(() => expect(said()).toBe(EXCLUDES));
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
    expect(box().value).toBe('pizza');
    expect(title()).toBe('Piatti che nominano «pizza»');
    await waitFor(() => expect(window.location.hash).toMatch(/senza=7&fino=\d+$/));
  });

  test('names what the filter does not know, before and after the tap, and keeps the words', async () => {
    open('#cerca=niente latte, niente ananas');
    const UNKNOWN = 'Il filtro non conosce «ananas»: chiedi al personale';
    screen.getByText(UNKNOWN);
    await waitFor(() => expect(said()).toBe(`${EXCLUDES}. ${UNKNOWN}`));
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    screen.getByText(UNKNOWN);
    expect(box().value).toBe('niente latte, niente ananas');
    expect(shownNames()).toEqual([]);
    screen.getByRole('button', { name: /^Togli: ?Evito latte e derivati$/ });
  });

  test('empties the box if nothing is left, and goes on if the filter is set already', async () => {
    open('#cerca=senza latte');
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    await waitFor(() => expect(box().value).toBe(''));
    expect(shownNames()).toEqual(['Marinara', 'Tiramisù']);
    type('pizza senza latte');
    await waitFor(() => expect(heading()).toBe(EXCLUDES));
    screen.getByText('Hai già scelto: evito latte e derivati.');
    press('Cerca «pizza»');
    await waitFor(() => expect(shownNames()).toEqual(['Marinara']));
  });

  test('opens the filter if nothing was understood, or the filter is asked for', () => {
    for (const query of ['senza zucchero', 'cosa posso mangiare']) {
      open(`#cerca=${query}`);
      const [, offered] = screen.getAllByRole('button', { name: 'Allergie e dieta' });
      fireEvent.click(offered as HTMLElement);
      screen.getByRole('dialog', { name: 'Allergie e dieta' });
      cleanup();
    }
  });

  test('says what no menu says', () => {
    open('#cerca=senza zucchero');
    screen.getByText('«zucchero»: questo il menu non lo dice: chiedi al personale');
    cleanup();
    open('#cerca=halal');
    expect(heading()).toBe('Questo il menu non lo dice: chiedi al personale');
    cleanup();
    visitWith([...menu, found('Torta', 'Zucchero', 'Dolci')]);
    open('#cerca=zucchero');
    screen.getByText('Questo il menu non lo dice: chiedi al personale', { selector: 'strong' });
    expect(shownNames()).toEqual(['Torta']);
  });
});

test('a diet is offered above the dishes that are marked for it', () => {
  visitWith([...menu, { ...found('Orto', 'Zucchine', 'Pinse'), etichette: ['vegano'] }]);
  open('#cerca=vegano');
  expect(shownNames()).toEqual(['Orto']);
  expect(title()).toBe('Piatti che nominano «vegano»');
  press('Allergie e dieta: solo vegani');
  screen.getByRole('button', { name: /^Togli: ?Solo vegani$/ });
});

test.each([
  ['orari', 'Tutti i giorni', 'the hours'],
  ['domenica', 'Domenica: 17:00 – 02:00', 'the hours of a day'],
  ['25/12/2020', 'Tutti i giorni', 'the hours where the day is over'],
  ['sono celiaca', 'Per la celiachia chiedi al personale', 'whom to ask about coeliac disease'],
  ['telefono', '+39 051 000 0000', 'the number'],
  ['quanto è il coperto?', 'Coperto € 2,00 a persona · Servizio 10 %', 'what is charged'],
  ['parcheggio', 'Parcheggio: Gratis, dietro l’angolo.', 'a practical fact'],
  ['i cani possono entrare?', 'Questo il menu non lo dice. Chiamaci', 'that it is not known'],
])('«%s» is answered with «%s»: %s', (query, words) => {
  open(`#cerca=${query}`);
  const answer = screen.getAllByRole('status').find(({ textContent }) => textContent !== '');
  expect(answer?.textContent).toContain(words);
});
