import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { countAll, findAll, focusOn, isHydrated, pointOf, readAll } from './in-page';

/** Each page is sent with a script: no engine offers all errors in its console to WebDriver, nor finds elements by role. */
const SCRIPT = '/in-every-page.js';
const REPORT = '/report-errors';

/** Runs in the page, before anything else. A request that waits, so that no error is missed when the test ends. */
function reportErrors(address: string): void {
  const report = (text: string) => {
    const call = new XMLHttpRequest();
    call.open('POST', address, false);
    call.send(`${text} (${location.pathname})`);
  };
  addEventListener('error', ({ message, error }) => report(`${message} ${error?.stack ?? ''}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`${reason} ${reason?.stack ?? ''}`),
  );
  document.addEventListener('securitypolicyviolation', (event) => {
    report(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
  const print = console.error;
  console.error = (...values: unknown[]) => {
    report(values.map(String).join(' '));
    print(...values);
  };
}

const { resolve } = createRequire(import.meta.url);
const inEveryPage = [
  `(${reportErrors})(${JSON.stringify(REPORT)});`,
  readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8'),
  ...[findAll, countAll, readAll, pointOf, focusOn, isHydrated].map(String),
].join('\n');

/** Listens on any free port of this machine. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** The network as an engine sees it: an HTTP proxy that knows no other host than this machine. */
export async function startNetwork() {
  const server = createServer((incoming, response) => void answer(incoming, response));
  const network = {
    port: await listen(server),
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
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(inEveryPage);
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

  return network;
}
