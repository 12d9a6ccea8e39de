import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DOCUMENTS } from '../../src/data/menu/firestore-rest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { writeMenu } from '../../src/data/menu/menu-store';
import { dishCategories } from '../../src/domain/product/categories';
import { groupByCategory } from '../../src/domain/product/menu';
import { CategoryPage } from '../../src/menu/category/CategoryPage';
import { setChoice } from '../../src/menu/filter/choice-store';
import { restaurant } from '../../src/restaurant';
import { dish } from '../product';

const [antipasti, panini] = dishCategories;
const crostino = dish({ nome: 'Crostino', allergeni: [1], prezzo: 3, categoria: 'Antipasti' });
const hamburger = { ...crostino, id: 'hamburger', nome: 'Hamburger', categoria: 'Panini' };

function open(search = '') {
  const pages = [antipasti, panini].map((category) => ({
    path: `/menu/${category.link}`,
    element: (
      <main>
        <CategoryPage key={category.link} category={category} />
      </main>
    ),
  }));
  const router = createMemoryRouter(pages, { initialEntries: [`/menu/antipasti${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}

/** Firestore answers that the stored menu is the current one. */
function confirmVersion() {
  const document = {
    name: `${DOCUMENTS}/meta/menu`,
    fields: { version: { timestampValue: '1.0' } },
    updateTime: '2026-01-02T03:04:05Z',
  };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json([{ found: document, readTime: '2026-01-01T00:00:00Z' }])),
  );
}

const cardName = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  setChoice([]);
  dropMenuCache();
  confirmVersion();
  writeMenu(groupByCategory([crostino, hamburger]), '1.0', Date.now());
});

test('a dish without a picture opens by its name, and Back closes it', async () => {
  setChoice(['7']);
  const router = open();
  fireEvent.click(screen.getByRole('link', { name: 'Crostino' }));
  expect(await screen.findByRole('dialog', { name: 'Crostino' })).toBeTruthy();
  expect(router.state.location.search).toBe('?piatto=crostino');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('the dialog of a dish without allergens says so under their heading', async () => {
  dropMenuCache();
  writeMenu(groupByCategory([{ ...crostino, allergeni: [] }]), '1.0', Date.now());
  open('?piatto=crostino');
  const dialog = within(await screen.findByRole('dialog', { name: 'Crostino' }));
  expect(dialog.getByRole('heading', { name: 'Allergeni' })).toBeTruthy();
  expect(dialog.getByText('Nessun allergene dichiarato')).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'Modifica' })).toBeNull();
});

test('the dialog leads staff to the form of the dish', async () => {
  localStorage.setItem('currentUser', '{}');
  open('?piatto=crostino');
  const link = await screen.findByRole('link', { name: 'Modifica' });
  expect(link.getAttribute('href')).toBe('/reserved/edititem?id=crostino');
  localStorage.removeItem('currentUser');
});

describe('a closed dish', () => {
  test('leaves the focus to its card, brought into view, where a link has opened it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    open('?piatto=crostino');
    const dialog = await screen.findByRole('dialog', { name: 'Crostino' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(document.activeElement).toBe(cardName('Crostino')));
    expect(scrolled.mock.contexts).toEqual([cardName('Crostino').closest('li')]);
  });

  test('leaves the focus to the heading where the filter hides its card', async () => {
    setChoice(['1']);
    open('?piatto=crostino');
    const dialog = await screen.findByRole('dialog', { name: 'Crostino' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
    setChoice([]);
  });
});

test('a double click on a name opens the dish once', async () => {
  const router = open();
  fireEvent.click(cardName('Crostino'), { detail: 1 });
  fireEvent.click(cardName('Crostino'), { detail: 2 });
  await screen.findByRole('dialog', { name: 'Crostino' });
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

describe('an address that names a dish of another category', () => {
  test('leads to that category, and keeps the filter', async () => {
    setChoice(['7']);
    const router = open('?piatto=hamburger');
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/panini'));
    expect(router.state.location.search).toBe('?piatto=hamburger');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await screen.findByRole('dialog', { name: 'Hamburger' })).toBeTruthy();
  });
});

describe('an address that names an unknown dish', () => {
  test('shows the category, and a notice once the list is compared, which can be dismissed and leaves the focus to the heading', async () => {
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const router = open('?piatto=gone');
    expect(screen.getByRole('article').textContent).toContain('Crostino');
    expect(screen.queryByText(/non è più nel menu/)).toBeNull();

    const fields = { version: { timestampValue: '1.0' } };
    answer(
      Response.json([
        {
          found: { name: `${DOCUMENTS}/meta/menu`, fields, updateTime: '2026-01-01T00:00:00Z' },
          readTime: '2026-01-01T00:00:00Z',
        },
      ]),
    );
    const notice = await screen.findByRole('status');
    expect(notice.textContent).toContain('Questo piatto non è più nel menu. Eccone altri.');
    fireEvent.click(screen.getByRole('button', { name: 'Ho capito' }));
    await waitFor(() => expect(screen.queryByText(/non è più nel menu/)).toBeNull());
    expect(router.state.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('does not say that the dish is gone where the menu cannot be compared', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open('?piatto=gone');
    expect(await screen.findByText(/Ora non possiamo controllare/)).toBeTruthy();
    expect(screen.queryByText(/non è più nel menu/)).toBeNull();
  });
});

describe('sharing a dish', () => {
  const LINK = `${window.location.origin}/menu/antipasti?piatto=crostino`;
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  const writeText = vi.fn<(text: string) => Promise<void>>();

  async function pressShare(canShare: boolean) {
    vi.stubGlobal('navigator', {
      ...window.navigator,
      canShare: () => canShare,
      share,
      clipboard: { writeText },
    });
    open('?senza=7&piatto=crostino');
    const dialog = await screen.findByRole('dialog', { name: 'Crostino' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Condividi' }));
    return within(dialog).getByRole('status');
  }

  beforeEach(() => {
    share.mockReset().mockResolvedValue();
    writeText.mockReset().mockResolvedValue();
  });

  test("passes its link, without the visitor's own filter, to the phone's share sheet", async () => {
    await pressShare(true);
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: `Crostino · ${restaurant.name}`, url: LINK }),
    );
    expect(writeText).not.toHaveBeenCalled();
  });

  test('copies the link and says so where there is no share sheet', async () => {
    const notice = await pressShare(false);
    await waitFor(() => expect(notice.textContent).toBe('Link copiato'));
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  test('copies nothing when the share sheet is dismissed', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    const notice = await pressShare(true);
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(writeText).not.toHaveBeenCalled();
    expect(notice.textContent).toBe('');
  });

  test('shows the link when it cannot be copied', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const notice = await pressShare(false);
    await waitFor(() => expect(notice.textContent).toBe(`Copia questo link: ${LINK}`));
  });
});
