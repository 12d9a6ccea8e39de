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

test('an action closes its toast', () => {
  const onClick = vi.fn();
  const action = { label: 'Riprova', onClick };
  act(() => void toasts.show({ kind: 'error', text: 'Non salvato', action }));
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(texts()).toEqual([]);
});

test('a newer toast replaces what only informs; the last three errors show', () => {
  act(() => void toasts.show({ kind: 'error', text: '0' }));
  act(() => void toasts.show({ kind: 'progress', text: 'Aggiornamento in corso...' }));
  act(() => void toasts.show({ kind: 'success', text: 'Salvato' }));
  expect(texts()).toEqual(['0', 'Salvato']);
  for (const text of ['1', '2', '3']) act(() => void toasts.show({ kind: 'error', text }));
  expect(texts()).toEqual(['1', '2', '3']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Chiudi la notifica' })[0] as HTMLElement);
  expect(texts()).toEqual(['0', '2', '3']);
});
