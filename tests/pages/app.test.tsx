import { render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
} from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { routes } from '../../src/routes';
import { App } from '../../src/start/Root';

/** Longer than React renders at a stretch: it lets other tasks run before it continues. */
const LONG_RENDER_MS = 20;

test('a page that fails while React renders for the first time shows its error', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: vi.fn(async () => {}),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const rendering = new EventTarget();
  const failed = new Promise<never>((_, reject) => {
    rendering.addEventListener('begun', () => reject(new Error('404')));
  });
  function SlowFallback() {
    const end = performance.now() + LONG_RENDER_MS;
    while (performance.now() < end);
    rendering.dispatchEvent(new Event('begun'));
    return <p>…</p>;
  }
  const child = { path: '/', lazy: () => failed };
  const ErrorBoundary = () => <h1>La pagina non si è caricata</h1>;
  const area = { children: [child], ErrorBoundary, HydrateFallback: SlowFallback };
  const router = createBrowserRouter([area]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  startTransition(() => root.render(<App router={router} />));
  await screen.findByRole('heading', { name: 'La pagina non si è caricata' });
  expect(serviceWorker.register).toHaveBeenCalledOnce();
});

test.each([paths.home, paths.menu, paths.reserved])(
  'a layout whose code is missing shows the error page: %s',
  async (address) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const lazyRoutes = (matchRoutes(routes, address) ?? []).filter(({ route }) => route.lazy);
    const missing = () => Promise.reject(new Error('404'));
    for (const [depth, { route }] of lazyRoutes.entries()) {
      Object.assign(route, { lazy: depth === 0 ? missing : async () => ({ Component: null }) });
    }
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
    await screen.findByRole('heading', { name: 'Qualcosa non ha funzionato' });
    errors.mockRestore();
  },
);
