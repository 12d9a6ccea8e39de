import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, type Path } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouterHost } from '../../src/ui/router';
import { ADDRESS_DELAY_MS, useTextInAddress } from '../../src/ui/useTextInAddress';

const options = {
  read: ({ search }: Path) => new URLSearchParams(search).get('q') ?? '',
  write: ({ search }: Path, text: string) => {
    const parameters = new URLSearchParams(search);
    if (text === '') parameters.delete('q');
    else parameters.set('q', text);
    return { search: String(parameters) };
  },
};

function Page() {
  const { text, deferredText, setText } = useTextInAddress(options);
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{deferredText}</output>
      <Link to="?q=pinsa">Pinse</Link>
    </>
  );
}

function open(address = '/') {
  const pages = [
    { path: '/', Component: Page },
    { path: '/altrove', Component: () => null },
    { path: '/lento', loader: () => new Promise(() => {}), Component: () => null },
  ];
  const entries = { initialEntries: ['/altrove', address], initialIndex: 1 };
  const router = createMemoryRouter(pages, entries);
  render(<RouterHost router={router} />);
  return router;
}

type Router = ReturnType<typeof open>;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const expectSearch = (router: Router, search: string) =>
  waitFor(() => expect(router.state.location.search).toBe(search));

test('typing that rests replaces the address with the trimmed text, and keeps all else of it', async () => {
  const router = open('/?senza=7');
  await act(() => router.navigate('/?senza=7', { state: 'here' }));
  const searches: string[] = [];
  router.subscribe(({ location }) => searches.push(location.search));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of ['m', 'ma', 'mar', 'mari ']) type(text);
  await act(() => vi.advanceTimersByTimeAsync(ADDRESS_DELAY_MS - 1));
  expect(searches).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(box().value).toBe('mari ');
  expect(new Set(searches)).toEqual(new Set(['?senza=7&q=mari']));
  expect(router.state.location.state).toBe('here');
  expect(router.state.historyAction).toBe('REPLACE');
  type('');
  await expectSearch(router, '?senza=7');
});

test('the text follows a link, Back and Forward; a text that was typed has no entry of its own', async () => {
  const router = open();
  type('mari');
  await expectSearch(router, '?q=mari');
  fireEvent.click(screen.getByRole('link', { name: 'Pinse' }));
  await waitFor(() => expect(box().value).toBe('pinsa'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(box().value).toBe('mari'));
  await act(() => router.navigate(1));
  await waitFor(() => expect(box().value).toBe('pinsa'));
  expect(router.state.location.search).toBe('?q=pinsa');
  await act(() => router.navigate(-2));
  expect(router.state.location.pathname).toBe('/altrove');
});

test('an entry that is left before its address has the text brings it back, and no other entry gets it', async () => {
  const router = open();
  const go = (by: number) => act(() => router.navigate(by));
  type('mari');
  await go(-1);
  await go(1);
  expect(box().value).toBe('mari');
  await expectSearch(router, '?q=mari');
  type('');
  await go(-1);
  await go(1);
  expect(box().value).toBe('');
  await expectSearch(router, '');
  // Another page of the same list.
  await act(() => router.navigate('/?p=2'));
  type('pinsa');
  await go(-1);
  expect(box().value).toBe('');
  await go(1);
  expect(box().value).toBe('pinsa');
  await expectSearch(router, '?p=2&q=pinsa');
  await go(-1);
  expect(router.state.location.search).toBe('');
});

test('a dialog that opens right after a key keeps what was typed', async () => {
  const router = open('/?q=mari');
  type('marinara');
  await act(() => router.navigate('/?q=mari', { state: { dialog: 'filtro' } }));
  expect(box().value).toBe('marinara');
  await act(() => router.navigate(-1));
  expect(box().value).toBe('marinara');
  await expectSearch(router, '?q=marinara');
});

test('the text of the address shows at once; a link with the same text keeps newer typing', async () => {
  const router = open('/?q=mari');
  expect(box().value).toBe('mari');
  expect(screen.getByRole('status').textContent).toBe('mari');
  type('marinara');
  await act(() => router.navigate('/?q=mari&piatto=marinara'));
  expect(box().value).toBe('marinara');
  await expectSearch(router, '?q=marinara&piatto=marinara');
});

test('a text that changes in a dialog replaces that of the entry below, however fast it closes', async () => {
  const router = open('/?q=mari');
  await act(() => router.navigate('/?q=mari', { state: { dialog: 'filtro' } }));
  type('');
  // One render for both, which sees only where the router has arrived.
  await act(async () => {
    await vi.waitFor(() => expect(router.state.location.search).toBe(''));
    await router.navigate(-1);
  });
  expect(box().value).toBe('');
  await expectSearch(router, '');
});

test('a tapped link is followed also if the address is due before the page has rendered', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const router = open();
  type('mari');
  // Renders only at its end, as a busy phone does.
  act(() => {
    void router.navigate('/lento');
    vi.advanceTimersByTime(ADDRESS_DELAY_MS);
  });
  vi.useRealTimers();
  expect(router.state.navigation.location?.pathname).toBe('/lento');
});
