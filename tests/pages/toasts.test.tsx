import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toasts, toasts } from '../../src/ui/toasts/Toasts';

const texts = () =>
  [...document.querySelectorAll('[data-toast] > :first-child')].map((body) => body.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
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
    expect(texts().sort()).toEqual(['Non salvato', 'Salvato']);
    wait(1);
    expect(texts()).toEqual(['Non salvato']);
  });

  test('an action is offered for ten seconds and closes its toast', async () => {
    const onClick = vi.fn();
    const action = { label: 'Rimetti', onClick };
    act(() => void toasts.show({ kind: 'success', text: 'Eliminato', action }));
    wait(9_999);
    fireEvent.click(screen.getByRole('button', { name: 'Rimetti' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });

  test('the outcome replaces a progress toast', () => {
    act(() => void toasts.show({ kind: 'progress', text: 'Aggiornamento in corso...' }));
    act(() => void toasts.show({ kind: 'success', text: 'Salvato' }));
    expect(texts()).toEqual(['Salvato']);
  });

  test('only the last three show; an older one returns when a newer one is closed', () => {
    for (const text of ['1', '2', '3', '4']) act(() => void toasts.show({ kind: 'error', text }));
    expect(texts()).toEqual(['2', '3', '4']);
    const [close] = screen.getAllByRole('button', { name: 'Chiudi la notifica' });
    if (close) fireEvent.click(close);
    expect(texts()).toEqual(['1', '3', '4']);
  });

  test('a success that newer ones push out does not return, unless it can be undone', () => {
    const action = { label: 'Rimetti', onClick: vi.fn() };
    act(() => void toasts.show({ kind: 'success', text: 'Eliminato', action }));
    for (const text of ['1', '2', '3', '4']) act(() => void toasts.show({ kind: 'success', text }));
    wait(5_000);
    expect(texts()).toEqual(['EliminatoRimetti']);
  });
});
