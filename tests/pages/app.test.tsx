import { screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
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
