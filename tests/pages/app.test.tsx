import { act, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { siteMap } from '../../src/routes';
import { App, Root } from '../../src/start/Root';
import { RouterHost } from '../../src/ui/router';

const routes = siteMap(Root);

/** Longer than React renders at a stretch: it lets other tasks run before it continues. */
const LONG_RENDER_MS = 20;

/** The service worker of a build, as pages know it. */
function registerWorkers() {
  vi.stubEnv('PROD', true);
  const register = vi.fn(async () => {});
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllEnvs();
  });
  return serviceWorker;
}

test('a newer service worker reloads on the next page, but not on an anchor or around a page of staff', async () => {
  const serviceWorker = registerWorkers();
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const pages = [paths.home, paths.storia, paths.login].map((path) => ({ path, element: null }));
  const router = createMemoryRouter(pages, { initialEntries: [paths.storia] });
  render(<App router={router} />);
  const go = (path: string) => act(() => router.navigate(path));
  // The first worker, which brings no newer version.
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await go(paths.home);
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  for (const path of [paths.login, paths.storia, paths.contatti]) await go(path);
  expect(reload).not.toHaveBeenCalled();
  await go(paths.storia);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that fails while React renders for the first time shows its error', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const serviceWorker = registerWorkers();
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
      const { lazy } = route;
      // The files share their modules.
      onTestFinished(() => void Object.assign(route, { lazy }));
      Object.assign(route, { lazy: depth === 0 ? missing : async () => ({ Component: null }) });
    }
    render(<RouterHost router={createMemoryRouter(routes, { initialEntries: [address] })} />);
    await screen.findByRole('heading', { name: 'Qualcosa non ha funzionato' });
    errors.mockRestore();
  },
);
