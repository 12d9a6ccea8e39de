import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';

/** What an emulator answered, whole. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A server in front of an emulator. */
export type Relay = { close: () => void };

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Listens on the port `from` in front of an emulator on the port `to`.
 * @param answer makes the response; `ask` forwards the request and returns the emulator's
 */
export async function startRelay(
  host: string,
  from: number,
  to: number,
  answer: (incoming: IncomingMessage, ask: () => Promise<Answer>) => Promise<Answer>,
): Promise<Relay> {
  const agent = new Agent({ keepAlive: true });

  async function ask(incoming: IncomingMessage): Promise<Answer> {
    const { method, url, headers } = incoming;
    const sent = await bodyOf(incoming);
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      const target = { host, port: to, path: url, method, headers, agent };
      request(target, resolve).on('error', reject).end(sent);
    });
    const { 'transfer-encoding': _, 'content-length': __, ...kept } = answered.headers;
    const body = await bodyOf(answered);
    return { status: answered.statusCode ?? 502, headers: kept, body };
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { status, headers, body } = await answer(incoming, () => ask(incoming));
    outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(from, host, resolve);
  });
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
