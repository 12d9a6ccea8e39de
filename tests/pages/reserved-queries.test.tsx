import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, test } from 'vitest';
import { tonightWritten } from '../../src/data/menu-written';
import { NOTHING_TONIGHT } from '../../src/domain/tonight/tonight';
import { productsWritten, queryClient, useProducts, useTonight } from '../../src/reserved/queries';
import { product } from '../product';
import { changeElsewhere, expectErrors, server, startServer } from './reserved';

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

/** Holds the answers of the server back. @returns lets them go on */
function holdAnswers() {
  let release = () => {};
  const held = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  server.before = () => held;
  return release;
}

startServer(() => ({ 'prodotti/margherita': product() }));

beforeEach(async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Names />
    </QueryClientProvider>,
  );
  await screen.findByText('Margherita');
});

test('a written change shows at once, then the list is read again', async () => {
  const release = holdAnswers();
  const before = { nome: 'Margherita' };
  const after = { nome: 'Regina' };
  act(() => productsWritten([{ id: 'margherita', nome: 'Margherita', before, after }]));
  await screen.findByText('Regina');
  release();
  await screen.findByText('Margherita');
});

test('another tab reads what this one has written', async () => {
  changeElsewhere('margherita', { nome: 'Bufalina' });
  const other = new BroadcastChannel('menu');
  other.postMessage('written');
  await screen.findByText('Bufalina');
  other.close();
});

test('a failed refetch keeps what was read', async () => {
  expectErrors();
  server.before = () => Promise.reject(new TypeError('offline'));
  await act(() => queryClient.invalidateQueries());
  await screen.findByText('Non riuscito');
  screen.getByText('Margherita');
});

test('a written mark shows at once', async () => {
  holdAnswers();
  act(() => tonightWritten.emit({ ...NOTHING_TONIGHT, esauriti: ['a'] }));
  await screen.findByText('Esauriti: a');
});
