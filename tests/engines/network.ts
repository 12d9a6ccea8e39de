import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** The network as an engine sees it: an HTTP proxy on 127.0.0.1 that knows no other host than this machine. */
export type Network = {
  port: number;
  /** Whether requests are answered; where not, their connections are closed. */
  online: boolean;
  /** Errors that pages report, and answers with an error's status. */
  errors: string[];
  close: () => void;
};

/** No engine offers all errors in its console to WebDriver, so each page is sent with a script that reports them. */
const SCRIPT = '/report-errors.js';
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

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A connection that is kept may be closed by the server in the moment of the next request. */
const agent = new Agent({ keepAlive: false });

async function forwardAnswer(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const html = await bodyOf(answer);
  const { 'content-length': _, ...others } = headers;
  response.writeHead(statusCode, others);
  response.end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
}

/** Starts a network in which everything can be reached, at first. */
export async function startNetwork(): Promise<Network> {
  const server = createServer((incoming, response) => {
    void answer(incoming, response);
  });
  const network: Network = {
    port: 0,
    online: true,
    errors: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '', 'http://unknown');
    if (pathname === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`(${reportErrors})(${JSON.stringify(REPORT)})`);
      return;
    }
    if (pathname === REPORT) {
      network.errors.push(await bodyOf(incoming));
      response.end();
      return;
    }
    const here = hostname === 'localhost' || hostname === '127.0.0.1';
    if (!network.online || !here) {
      incoming.socket.destroy();
      return;
    }
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const { method } = incoming;
    const path = pathname + search;
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent });
    outgoing.on('error', () => incoming.socket.destroy());
    outgoing.on('response', (message) => {
      const { statusCode = 0 } = message;
      if (statusCode >= 400) network.errors.push(`${statusCode} ${method} ${incoming.url}`);
      void forwardAnswer(message, response);
    });
    incoming.pipe(outgoing);
  }

  server.on('connect', (_, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address !== null) network.port = address.port;
  return network;
}
