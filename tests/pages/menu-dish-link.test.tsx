import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DOCUMENTS } from '../../src/data/menu/firestore-rest';
import { dishCategories } from '../../src/domain/product/categories';
import { CategoryPage } from '../../src/menu/category/CategoryPage';
import { setChoice } from '../../src/menu/filter/choice-store';
import { restaurant } from '../../src/restaurant';
import { dish } from '../product';
import { visitWith } from './stored-menu';

const [antipasti] = dishCategories;
const crostino = dish({ nome: 'Crostino', allergeni: [], prezzo: 3, categoria: 'Antipasti' });

function open(search = '') {
  const element = (
    <main>
      <CategoryPage category={antipasti} />
    </main>
  );
  const page = { path: '/menu/antipasti', element };
  const router = createMemoryRouter([page], { initialEntries: [`/menu/antipasti${search}`] });
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
  confirmVersion();
  visitWith([crostino]);
});

test('a dish without picture and allergens opens by its name, and Back closes it', async () => {
  setChoice(['7']);
  const router = open();
  fireEvent.click(cardName('Crostino'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crostino' }));
  expect(dialog.getByRole('heading', { name: 'Allergeni' })).toBeTruthy();
  expect(dialog.getByText('Nessun allergene dichiarato')).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'Modifica' })).toBeNull();
  expect(router.state.location.search).toBe('?piatto=crostino');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
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
    visitWith([{ ...crostino, allergeni: [1] }]);
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
  await userEvent.dblClick(cardName('Crostino'));
  await screen.findByRole('dialog', { name: 'Crostino' });
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an address that names an unknown dish shows the category, with a notice to dismiss', async () => {
  const router = open('?piatto=gone');
  expect(screen.getByRole('article').textContent).toContain('Crostino');
  expect(screen.queryByText(/qui non c’è più/)).toBeNull();
  expect(await screen.findByText(/qui non c’è più/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cercalo nel menu' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ho capito' }));
  await waitFor(() => expect(screen.queryByText(/qui non c’è più/)).toBeNull());
  expect(router.state.location.search).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a dish is not said to be gone where the menu cannot be compared', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open('?piatto=gone');
  expect(await screen.findByText(/^Menu aggiornato al/)).toBeTruthy();
  expect(screen.queryByText(/qui non c’è più/)).toBeNull();
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
