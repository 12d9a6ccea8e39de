import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts, toasts } from '../../../src/reserved/toasts';

const texts = () =>
  [...document.querySelectorAll('.toast-body > :first-child')].map((text) => text.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<Toasts />, { wrapper: MemoryRouter });
});
afterEach(() => {
  act(toasts.clear);
  vi.useRealTimers();
});

test('a success closes by itself, but not below the pointer; an error stays', () => {
  act(() => void toasts.show({ kind: 'error', text: 'Non salvato' }));
  act(() => void toasts.show({ kind: 'success', text: 'Salvato' }));
  fireEvent.pointerEnter(screen.getByText('Salvato'));
  wait(60_000);
  fireEvent.pointerLeave(screen.getByText('Salvato'));
  wait(4_999);
  expect(texts()).toEqual(['Non salvato', 'Salvato']);
  // Only the error interrupts a screen reader.
  expect(screen.getByRole('alert').textContent).toContain('Non salvato');
  const saved = screen.getByText('Salvato').closest('[aria-live]');
  expect(saved?.matches('[data-toasts][aria-live="polite"]')).toBe(true);
  wait(1);
  expect(texts()).toEqual(['Non salvato']);
});

test('an action is offered for ten seconds and closes its toast', () => {
  const onClick = vi.fn();
  const action = { label: 'Rimetti', onClick };
  act(() => void toasts.show({ kind: 'success', text: 'Eliminato', action }));
  wait(9_999);
  fireEvent.click(screen.getByRole('button', { name: 'Rimetti' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(texts()).toEqual([]);
});

test('a newer toast replaces what only informs; of errors and offers the last three show', () => {
  const action = { label: 'Rimetti', onClick: vi.fn() };
  act(() => void toasts.show({ kind: 'success', text: 'Eliminato', action }));
  act(() => void toasts.show({ kind: 'progress', text: 'Aggiornamento in corso...' }));
  act(() => void toasts.show({ kind: 'success', text: 'Salvato' }));
  expect(texts()).toEqual(['Eliminato', 'Salvato']);
  for (const text of ['1', '2', '3']) act(() => void toasts.show({ kind: 'error', text }));
  expect(texts()).toEqual(['1', '2', '3']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Chiudi la notifica' })[0] as HTMLElement);
  expect(texts()).toEqual(['Eliminato', '2', '3']);
});
