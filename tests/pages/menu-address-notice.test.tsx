import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AddressNotice } from '../../src/menu/filter/AddressNotice';
import { setChoice } from '../../src/menu/filter/choice-store';

// A file of its own: the store is as it is after a page load, and no other test has used it.
test('a link is not said to add what the visitor has chosen since the page was loaded', () => {
  const show = (address: string) =>
    render(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', Component: AddressNotice }], {
          initialEntries: [address],
        })}
      />,
    );
  const { unmount } = show('/menu');
  act(() => setChoice(['7']));
  unmount();
  show('/menu/antipasti?senza=7');
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('');
});
