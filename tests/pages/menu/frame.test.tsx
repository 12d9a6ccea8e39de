import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { categories } from '../../../src/domain/product/categories';
import { isOtherView } from '../../../src/menu/menu-view';
import { chooseMenuView } from '../../../src/menu/useMenuView';
import { paths } from '../../../src/paths';
import { dish } from '../../product';
import { openMenu, STORED, serve, startVisits, visitWith } from './visit';

const PINSE = paths.category('pinse');
const photo = () => screen.queryByRole('button', { name: /^Ingrandisci la foto/ });

startVisits();
beforeEach(() => {
  const dishes = [dish({ categoria: 'Pinse', image: 'https://example.test/pinsa.webp' })];
  visitWith(dishes);
  serve(STORED, dishes);
  return () => {
    act(() => chooseMenuView('foto'));
    sessionStorage.clear();
  };
});

test('a category has photographs, until the guest chooses the printed menu for the session', () => {
  openMenu(PINSE);
  expect(photo()).not.toBeNull();
  expect(isOtherView(PINSE)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'In breve' }));
  expect(photo()).toBeNull();
  // The first script then holds back the photographs of the build.
  expect(isOtherView(PINSE)).toBe(true);
  expect(isOtherView(paths.search)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Con le foto' }));
  expect(photo()).not.toBeNull();
});

test('paper is the printed menu, whatever the guest has chosen', () => {
  openMenu(PINSE);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(photo()).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(photo()).not.toBeNull();
});

test('Back closes the drawer, and skips it after one of its links was followed', async () => {
  const router = openMenu(PINSE);
  const open = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return within(screen.getByRole('dialog', { name: 'Menu' }));
  };
  const places = open().getByRole('navigation', { name: 'Categorie del menu' });
  const links = within(places).getAllByRole('link');
  const names = ['Tutto il menu', 'Home', 'Storia', ...categories.map(({ name }) => name)];
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(open().getByRole('link', { name: 'Dolci' }));
  await screen.findByRole('heading', { level: 1, name: 'Dolci' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(PINSE);
  expect(screen.queryByRole('dialog')).toBeNull();
});
