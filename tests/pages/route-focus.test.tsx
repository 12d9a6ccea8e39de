import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Root } from '../../src/start/Root';
import { RouterHost } from '../../src/ui/router';

function First() {
  return (
    <main>
      <h1>Prima</h1>
      <Link to="/seconda">Alla seconda</Link>
      <Link to="/seconda#in-fondo">In fondo alla seconda</Link>
      <Link to="/terza">Alla terza</Link>
    </main>
  );
}

function Second() {
  return (
    <main>
      <h1>Seconda</h1>
      <Link to="#in-fondo">In fondo</Link>
      <Link to="." state={{ dialog: true }}>
        Apri una finestra
      </Link>
      <section id="in-fondo">Fondo</section>
    </main>
  );
}

function Third() {
  return (
    <main>
      <h1>Terza</h1>
      <input data-focus-first aria-label="Cerca" />
    </main>
  );
}

function open(address: string) {
  const children = [
    { path: '/', Component: First },
    { path: '/seconda', Component: Second },
    { path: '/terza', Component: Third },
  ];
  const router = createMemoryRouter([{ Component: Root, children }], { initialEntries: [address] });
  render(<RouterHost router={router} />);
}

const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('the first page does not move the focus, and navigation moves it to the new heading', async () => {
  open('/');
  expect(document.activeElement).toBe(document.body);
  await click('Alla seconda');
  const heading = await screen.findByRole('heading', { name: 'Seconda' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('navigation focuses a field with data-focus-first, which stays in the tab order', async () => {
  open('/');
  await click('Alla terza');
  const field = await screen.findByRole('textbox', { name: 'Cerca' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('tabindex')).toBeNull();
});

test('a link with an anchor focuses its target, from another page and on the same one', async () => {
  open('/');
  await click('In fondo alla seconda');
  const target = await screen.findByText('Fondo');
  await waitFor(() => expect(document.activeElement).toBe(target));
  await click('In fondo');
  await waitFor(() => expect(document.activeElement).toBe(target));
  // State pushed on the same page, as a dialog does, moves no focus.
  await click('Apri una finestra');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Apri una finestra' }));
});
