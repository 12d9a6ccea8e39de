import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { noteReact } from './data/menu/page-handover';
import { loadMatchedRoutes, routeOf, siteMap } from './routes';
import { needsNewCode, reloadForNewCode, watchForStaleCode } from './site/stale-code';
import { App, Root } from './start/Root';
import './styles/vendor.scss';
import './styles/main.scss';
import { markBrokenPictures } from './start/broken-pictures';

function start(root: HTMLElement, hydrate: boolean) {
  // With `hydrationData` the router keeps the scroll position of a prerendered page: somebody may be reading.
  const router = createBrowserRouter(siteMap(Root), hydrate ? { hydrationData: {} } : {});
  const app = <App router={router} />;
  // In a transition React hydrates in slices, so that input does not wait for all of it. An empty page has nothing to tap: slices
  // would only put its first paint off.
  if (hydrate) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  noteReact('listening');
}

/**
 * Lets the browser handle a tap between two steps of the start, which are slow on a cheap phone. Uses a message: in a background tab
 * a timer fires up to a second late.
 */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

/** Finds the root once the page is parsed: a deferred script may run before that. */
async function findRoot(): Promise<HTMLElement> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

async function open(): Promise<void> {
  const root = await findRoot();
  await nextTask();
  const { pathname } = window.location;
  const failure: unknown = await loadMatchedRoutes(pathname).catch((error: unknown) => error);
  if (needsNewCode(failure)) return reloadForNewCode();
  await nextTask();
  // Without its code a page cannot be hydrated: the router retries once, and shows its error page if that fails. Nor can the
  // page of another address.
  const { page } = root.dataset;
  start(root, failure === undefined && page !== undefined && page === routeOf(pathname));
}

if (import.meta.env.DEV) {
  // A build inlines the font faces in its pages, and its first script reads the address before the router does.
  await import('./styles/fonts.scss');
  (await import('./menu/stored-choice')).addChoiceOfAddress();
  (await import('./menu/chosen-language')).takeLanguage();
}
watchForStaleCode();
markBrokenPictures();
await open();
