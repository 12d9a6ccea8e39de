import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dishCategories } from '../../../src/domain/product/categories';
import { CategoryPage } from '../../../src/menu/category/CategoryPage';
import { setChoice } from '../../../src/menu/choice-store';
import { paths } from '../../../src/paths';
import { addressLine, mapsLink, ownHouse, restaurant } from '../../../src/restaurant';
import { dish } from '../../product';
import { network, openPage, STORED, serve, startVisits, visitWith } from './visit';

const AGE = /^Menu del \d+ \S+, \d\d:\d\d: può essere cambiato$/;
const margherita = dish({
  image: 'https://example.test/margherita.webp',
  prezzo_familiare: 15,
  prezzo_al_metro: 26,
});
const crostino = dish({ nome: 'Crostino', allergeni: [], categoria: 'Antipasti' });

startVisits();

function open(link: string, search = '') {
  const category = dishCategories.find((candidate) => candidate.link === link);
  if (!category) throw new Error(`no category ${link}`);
  const path = `/menu/${link}`;
  return openPage(<CategoryPage category={category} />, path + search, path);
}

const cache = (dishes = [margherita, crostino]) => visitWith(dishes);

describe('a cached category', () => {
  test('that is empty says so, and links to the rest of the menu', () => {
    cache();
    open('dolci');
    screen.getByText(/al momento è vuota/);
    const rest = screen.getByRole('link', { name: 'il resto del menu' });
    expect(rest.getAttribute('href')).toBe(paths.menu);
  });

  test('shows opening hours and address at its foot', async () => {
    vi.useFakeTimers({ now: new Date('2024-06-01T20:00:00Z'), toFake: ['Date'] });
    cache();
    open('antipasti');
    const foot = within(screen.getByRole('region', { name: 'Orari e indirizzo' }));
    expect(await foot.findByText('Aperto ora · chiude alle 02:00')).toBeTruthy();
    expect(foot.getByText('Tutti i giorni 17:00 – 02:00')).toBeTruthy();
    expect(foot.getByText(addressLine)).toBeTruthy();
    const maps = foot.getByRole('link', { name: 'Apri in Maps' });
    expect(maps.getAttribute('href')).toBe(mapsLink);
  });
});

describe('a category without a cache', () => {
  test('announces that it is loading, above skeletons, and fails after 15 seconds without a response', async () => {
    vi.useFakeTimers();
    network.mockReturnValue(new Promise(() => {}));
    open('pinse');
    expect(screen.getByRole('status').textContent).toBe('Caricamento...');
    expect(document.querySelectorAll('.dish-skeleton').length).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(14_999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    screen.getByRole('heading', { name: 'Il menu non si è caricato' });
  });

  test('offers a retry and the phone number if the request fails, and retries by itself', async () => {
    open('pinse');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(ownHouse.phone.href);

    const before = network.mock.calls.length;
    fireEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));
    expect(screen.getByText('Caricamento...')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await screen.findByRole('alert');
    const retried = network.mock.calls.length;
    expect(retried).toBeGreaterThan(before);
    // When the network is back, it retries by itself.
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(network.mock.calls.length).toBeGreaterThan(retried));
    await screen.findByRole('alert');
  });
});

const cardName = (name: string) => screen.getByRole('link', { name });
const openedDish = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an open dish', () => {
  test('is shown in a dialog, which closes by its button, Escape and a tap outside', async () => {
    cache();
    open('pizze-classiche');
    for (const close of [
      (dialog: HTMLElement) => fireEvent.click(within(dialog).getByLabelText('Chiudi')),
      (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
      (dialog: HTMLElement) => fireEvent.click(dialog, { detail: 1 }),
    ]) {
      fireEvent.click(screen.getByRole('button', { name: /la foto: Margherita/ }));
      const dialog = await openedDish('Margherita');
      expect(dialog.textContent).toContain('€ 7,50Prezzo Maxi:€ 15,00');
      // The second click of a double click on the card.
      fireEvent.click(dialog, { detail: 2 });
      expect(screen.getByRole('dialog')).toBe(dialog);
      close(dialog);
      await closed();
    }
  });

  test('links staff, and nobody else, to its form', async () => {
    cache();
    open('antipasti', '?piatto=crostino');
    await openedDish('Crostino');
    expect(screen.queryByRole('link', { name: 'Modifica' })).toBeNull();
    cleanup();
    localStorage.setItem('currentUser', '{}');
    open('antipasti', '?piatto=crostino');
    const link = await screen.findByRole('link', { name: 'Modifica' });
    expect(link.getAttribute('href')).toBe('/reserved/edititem?id=crostino');
    localStorage.removeItem('currentUser');
  });

  test('that is closed gives the focus to its card, or to the heading if that is hidden', async () => {
    async function closeDish() {
      open('antipasti', '?piatto=crostino');
      fireEvent.click(within(await openedDish('Crostino')).getByLabelText('Chiudi'));
    }
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    cache([{ ...crostino, allergeni: [1] }]);
    await closeDish();
    await waitFor(() => expect(document.activeElement).toBe(cardName('Crostino')));
    expect(scrolled.mock.contexts).toEqual([cardName('Crostino').closest('li')]);
    cleanup();
    setChoice(['1']);
    await closeDish();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

test('an old link to a dish of elsewhere leads to its address, once the menu is compared', async () => {
  cache();
  const old = open('antipasti', `?piatto=${margherita.id}`);
  expect(await screen.findByText(AGE)).toBeTruthy();
  expect(old.state.location.pathname).toBe('/menu/antipasti');
  cleanup();
  serve(STORED);
  cache();
  const router = open('antipasti', `?piatto=${margherita.id}`);
  expect(screen.getByRole('article').textContent).toContain('Crostino');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dish(margherita.id)));
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/altrove');
});

test("a dish is shared by its link, without the guest's filter, and it is said if that was copied", async () => {
  const url = `${window.location.origin}/piatto/crostino`;
  const share = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  cache();
  async function pressShare(canShare: boolean) {
    const abilities = { canShare: () => canShare, share, clipboard: { writeText } };
    vi.stubGlobal('navigator', { ...window.navigator, ...abilities });
    open('antipasti', '?senza=7&piatto=crostino');
    const button = within(await openedDish('Crostino')).getByRole('button', { name: 'Condividi' });
    fireEvent.click(button);
    return button.previousElementSibling as HTMLElement;
  }
  const shared = await pressShare(true);
  const title = `Crostino · ${restaurant.name}`;
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title, url }));
  expect(shared.textContent).toBe('');
  cleanup();
  const copied = await pressShare(false);
  await waitFor(() => expect(copied.textContent).toBe('Link copiato'));
  expect(writeText).toHaveBeenCalledWith(url);
  cleanup();
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const refused = within(await pressShare(false));
  expect((await refused.findByLabelText<HTMLInputElement>(/copia da qui$/)).value).toBe(url);
});
