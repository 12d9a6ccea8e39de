import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { writeMenu } from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/product/menu';
import { siteMap } from '../../src/routes';
import { RouteError } from '../../src/site/RouteError';
import { Root } from '../../src/start/Root';
import { dish } from '../product';

test('‘Riprova’ of the error page drops the stored lists, and reloads', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  writeMenu(groupByCategory([dish()]), '2026-01-01T10:00:00Z', Date.now());
  const Broken = () => {
    throw new Error('a list that cannot be shown');
  };
  const page = { path: '/', Component: Broken, ErrorBoundary: RouteError };
  render(<RouterProvider router={createMemoryRouter([page])} />);
  expect(localStorage.getItem('menuVersion')).not.toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  for (const key of ['menuVersion', 'dolciItems']) expect(localStorage.getItem(key)).toBeNull();
  errors.mockRestore();
  vi.unstubAllGlobals();
});

test.each(['/x%0Ay', '/%0A', '/menu/%E2%80%A8dolci', '/reserved/x%0D%0Ay'])(
  'the address %s, which no route matches, is the 404 in the site’s layout',
  async (address) => {
    render(
      <RouterProvider router={createMemoryRouter(siteMap(Root), { initialEntries: [address] })} />,
    );
    await screen.findByRole('heading', { name: '404 - Not Found' });
    screen.getByRole('contentinfo');
  },
);
