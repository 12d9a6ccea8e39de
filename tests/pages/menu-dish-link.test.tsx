import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { writeMenu } from '../../src/data/menu/menu-store';
import { dishCategories } from '../../src/domain/categories';
import { groupByCategory } from '../../src/domain/menu';
import { CategoryPage } from '../../src/menu/category/CategoryPage';

const [antipasti] = dishCategories;
const crostino = {
  id: 'crostino',
  nome: 'Crostino',
  descrizione: 'Pane, olio',
  allergeni: [1],
  image: null,
  prezzo: 3,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Antipasti',
};

function open(search = '') {
  const page = { path: '/menu/antipasti', element: <CategoryPage category={antipasti} /> };
  const router = createMemoryRouter([page], { initialEntries: [`/menu/antipasti${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  dropMenuCache();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  writeMenu(groupByCategory([crostino]), '1.0', Date.now());
});

test('a dish without a picture opens by its name, and Back closes it', async () => {
  const router = open('?senza=7');
  fireEvent.click(screen.getByRole('link', { name: 'Crostino' }));
  expect(await screen.findByRole('dialog', { name: 'Crostino' })).toBeTruthy();
  expect(router.state.location.search).toBe('?senza=7&piatto=crostino');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?senza=7');
});

test('a picture that fails to load is removed from the dialog', async () => {
  dropMenuCache();
  const image = 'https://example.test/gone.webp';
  writeMenu(groupByCategory([{ ...crostino, image }]), '1.0', Date.now());
  open('?piatto=crostino');
  const dialog = await screen.findByRole('dialog', { name: 'Crostino' });
  fireEvent.error(within(dialog).getByRole('img', { name: 'Crostino' }));
  expect(within(dialog).queryByRole('img')).toBeNull();
});

describe('an address that names an unknown dish', () => {
  test('shows the category, and a notice once the list is compared, which can be dismissed', async () => {
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
    answer(Response.json([{ found: { fields, updateTime: '2026-01-01T00:00:00Z' } }]));
    const notice = await screen.findByRole('status');
    expect(notice.textContent).toContain('Questo piatto non è più nel menu');
    fireEvent.click(screen.getByRole('button', { name: 'Ho capito' }));
    await waitFor(() => expect(screen.queryByText(/non è più nel menu/)).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  test('shows no notice until the dishes are loaded', () => {
    dropMenuCache();
    open('?piatto=gone');
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
      expect(share).toHaveBeenCalledWith({ title: 'Crostino · Pizzeria Tre Spighe', url: LINK }),
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

  test('copies the link when the share sheet fails', async () => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const notice = await pressShare(true);
    await waitFor(() => expect(notice.textContent).toBe('Link copiato'));
  });

  test('shows the link when it cannot be copied', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const notice = await pressShare(false);
    await waitFor(() => expect(notice.textContent).toBe(`Copia questo link: ${LINK}`));
  });
});
