import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { dishCategories } from '../../../src/domain/product/categories';
import { CategoryPage } from '../../../src/menu/category/CategoryPage';
import { MenuLayout } from '../../../src/menu/frame/MenuLayout';

/** Opens a category in the menu's frame, with links to the others. As the app does it, React runs each effect twice. */
export function openCategory(address = '/menu/antipasti') {
  window.history.replaceState(null, '', address);
  const children = dishCategories.map((category) => ({
    path: `/menu/${category.link}`,
    element: <CategoryPage key={category.link} category={category} />,
  }));
  const router = createMemoryRouter([{ Component: MenuLayout, children }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />, { reactStrictMode: true });
  return router;
}
