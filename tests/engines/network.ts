import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { findAll, focusOn, isHydrated, pointOf, readAll, reportErrors } from './in-page';

/** Injected into every page: through WebDriver no engine reports all console errors or finds elements by role. */
const SCRIPT = '/in-every-page.js';
const REPORT = '/report-errors';

const { resolve } = createRequire(import.meta.url);
const inEveryPage = [
  `(${reportErrors})(${JSON.stringify(REPORT)});`,
  readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8'),
  ...[findAll, readAll, pointOf, focusOn, isHydrated].map(String),
].join('\n');

/** Starts the network of an engine: an HTTP proxy on this port that reaches no host but this machine. */
export async function startNetwork(port: number) {
  const network = {
    /** Whether requests are forwarded. If not, their connections are closed. */
    online: true,
    /** Errors that pages reported, and responses with an error status. */
    errors: [] as string[],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '', 'http://unknown');
    if (url.pathname === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(inEveryPage);
    } else if (url.pathname === REPORT) {
      network.errors.push(await text(incoming));
      response.end();
    } else if (network.online && ['localhost', '127.0.0.1'].includes(url.hostname)) {
      forward(incoming, url, response);
    } else {
      incoming.socket.destroy();
    }
  }

  function forward(incoming: IncomingMessage, url: URL, response: ServerResponse): void {
    const { method } = incoming;
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const path = url.pathname + url.search;
    // Without keep-alive: the server might close a kept connection just when the next request is sent.
    const options = { host: '127.0.0.1', port: url.port, path, method, headers, agent: false };
    const outgoing = request(options, async (answered) => {
      const { statusCode = 502, headers } = answered;
      if (statusCode >= 400) network.errors.push(`${statusCode} ${method} ${url}`);
      if (headers['content-type']?.startsWith('text/html')) {
        const html = await text(answered);
        const { 'content-length': _, ...others } = headers;
        response.writeHead(statusCode, others);
        response.end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
      } else {
        answered.pipe(response.writeHead(statusCode, headers));
      }
    });
    outgoing.on('error', () => incoming.socket.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return network;
}
