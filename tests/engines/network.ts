import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { findAll, focusOn, isHydrated, pointOf, readAll, reportErrors } from './in-page';

/** Each page is sent with a script: no engine offers all errors in its console to WebDriver, nor finds elements by role. */
const SCRIPT = '/in-every-page.js';
const REPORT = '/report-errors';

const { resolve } = createRequire(import.meta.url);
const inEveryPage = [
  `(${reportErrors})(${JSON.stringify(REPORT)});`,
  readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8'),
  ...[findAll, readAll, pointOf, focusOn, isHydrated].map(String),
].join('\n');

/** The network as an engine sees it: an HTTP proxy on this port, that knows no other host than this machine. */
export async function startNetwork(port: number) {
  const network = {
    /** Whether requests are answered; where not, their connections are closed. */
    online: true,
    /** Errors that pages report, and answers with an error's status. */
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
    // A connection that is kept may be closed by the server in the moment of the next request.
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
