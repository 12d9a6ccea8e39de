import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { prerenderedAreas, routes } from '../routes';
import { loadMatchedRoutes } from './load-routes';

/** A page of the site as the build writes it. */
export type PrerenderedPage = {
  path: string;
  /** Title, description and the like, as React puts them before the page itself. */
  head: string;
  body: string;
  /** The source modules of its layout and its page. */
  modules: string[];
};

/** An address that no route has: what is drawn there is the 404 page. */
export const UNKNOWN_PATH = '/404';

const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

async function renderPage(path: string, modules: string[]): Promise<PrerenderedPage> {
  await loadMatchedRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirection`);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { path, head, body: html.slice(head.length), modules };
}

/** Every page of the public site and of the menu, one after the other, and the 404 page. */
export async function renderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const area of prerenderedAreas) {
    for (const { path, handle } of area.children ?? []) {
      const address = !path || path === '*' ? UNKNOWN_PATH : path;
      pages.push(await renderPage(address, [area.handle, handle]));
    }
  }
  return pages;
}
