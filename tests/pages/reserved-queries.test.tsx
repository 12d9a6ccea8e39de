import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tonightWritten } from '../../src/data/menu-written';
import { productsWritten, queryClient, useProducts, useTonight } from '../../src/reserved/queries';
import { answerFrom } from './firestore';
import { margherita } from './reserved';

const { id: _, ...fields } = margherita;

function Names() {
  const { data, isError } = useProducts();
  const tonight = useTonight();
  return (
    <>
      <p>{data?.map(({ nome }) => nome).join() ?? 'Caricamento...'}</p>
      <p>{isError && 'Non riuscito'}</p>
      <p>Esauriti: {tonight.data?.esauriti.join()}</p>
    </>
  );
}

/** What stands on the server. */
let documents: Record<string, Record<string, unknown>>;

/** Holds the answers of the server back. */
function holdAnswers() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = answerFrom(() => documents);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    await released;
    return answer(url, init);
  });
  return { release };
}

describe('the queries', () => {
  beforeEach(() => {
    queryClient.clear();
    documents = { 'prodotti/margherita': fields };
    vi.stubGlobal('fetch', vi.fn(answerFrom(() => documents)));
    render(<Names />, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    });
    return () => queryClient.clear();
  });

  test('a written change shows at once, then the list is read again', async () => {
    await screen.findByText('Margherita');
    const answers = holdAnswers();
    const before = { nome: 'Margherita' };
    const after = { nome: 'Regina' };
    act(() => productsWritten([{ id: 'margherita', nome: 'Margherita', before, after }]));
    expect(await screen.findByText('Regina')).toBeTruthy();
    answers.release();
    expect(await screen.findByText('Margherita')).toBeTruthy();
  });

  test('another tab reads what this one has written', async () => {
    await screen.findByText('Margherita');
    documents['prodotti/margherita'] = { ...fields, nome: 'Bufalina' };
    const other = new BroadcastChannel('menu');
    other.postMessage('written');
    expect(await screen.findByText('Bufalina')).toBeTruthy();
    other.close();
  });

  test('a failed refetch keeps what was read', async () => {
    await screen.findByText('Margherita');
    vi.mocked(console.error).mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Non riuscito')).toBeTruthy();
    expect(screen.getByText('Margherita')).toBeTruthy();
    vi.mocked(console.error).mockClear();
  });

  test('a written mark shows at once', async () => {
    await screen.findByText('Margherita');
    holdAnswers();
    const tonight = { esauritiStasera: { fino: 0, prodotti: [] }, esauriti: ['a'], avviso: null };
    act(() => tonightWritten.emit(tonight));
    expect(await screen.findByText('Esauriti: a')).toBeTruthy();
  });
});
