import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setListView } from '../../src/menu/dish/list-view';
import { ViewButton } from '../../src/menu/dish/ViewButton';

const view = () => document.documentElement.dataset.vista;

afterEach(() => setListView('foto'));

test('the list is switched to its short form and back, and the button keeps the focus', () => {
  render(<ViewButton />);
  expect(view()).toBe('foto');
  const button = screen.getByRole('button', { name: 'In breve' });
  button.focus();
  fireEvent.click(button);
  expect(view()).toBe('breve');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Con le foto' }));
  fireEvent.click(screen.getByRole('button', { name: 'Con le foto' }));
  expect(view()).toBe('foto');
});

test('the choice is kept for the browsing session', () => {
  render(<ViewButton />);
  fireEvent.click(screen.getByRole('button', { name: 'In breve' }));
  expect(sessionStorage.getItem('vistaMenu')).toBe('breve');
});
