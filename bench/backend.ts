import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Suite } from '../emulators/suite';

/** An emulator's complete response. */
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Relays requests from port `from` to an emulator on port `to`.
 * @param answer makes the response; `ask` forwards the request and returns the emulator's response
 * @returns stops the relay
 */
async function startRelay(
  host: string,
  from: number,
  to: number,
  answer: (incoming: IncomingMessage, ask: () => Promise<Answer>) => Promise<Answer>,
) {
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
  return () => {
    server.closeAllConnections();
    server.close();
    agent.destroy();
  };
}

/** The ports of the emulators: one above those that the app uses, on which the relays listen. */
export function insideOf(outside: Suite): Suite {
  return { ...outside, firestore: outside.firestore + 1, storage: outside.storage + 1 };
}

/** The document reads that Firestore bills for a REST response. A query without results is billed as one read. */
function readsOf(answer: { documents?: unknown[] } | Record<string, unknown>[]): number {
  const found = Array.isArray(answer)
    ? answer.filter((each) => each.document || each.found || each.missing)
    : answer.documents;
  return Math.max(1, found?.length ?? 1);
}

/**
 * Makes the emulators respond like the real services where that affects page speed: gzips Firestore's responses, and caches
 * pictures, which would otherwise wait for a separate process that evaluates the rules. Counts document reads.
 */
export async function startBackend(outside: Suite) {
  const inside = insideOf(outside);
  let reads = 0;

  const closeFirestore = await startRelay(
    outside.host,
    outside.firestore,
    inside.firestore,
    async ({ method, url = '' }, ask) => {
      const answer = await ask();
      if (method === 'OPTIONS') return answer;
      const body = gzipSync(answer.body, { level: 6 });
      if (answer.status === 200 && !url.includes(':commit'))
        reads += readsOf(JSON.parse(answer.body.toString()));
      return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body };
    },
  );

  const pictures = new Map<string, Answer>();
  const closeStorage = await startRelay(
    outside.host,
    outside.storage,
    inside.storage,
    async ({ method, url = '' }, ask) => {
      const known = method === 'GET' ? pictures.get(url) : undefined;
      if (known) return known;
      const answer = await ask();
      if (method === 'GET' && answer.status === 200) pictures.set(url, answer);
      return answer;
    },
  );

  return {
    startVisit: (): void => {
      reads = 0;
    },
    /** The document reads that would be billed for the visit. */
    readsOfVisit: () => reads,
    close: () => {
      closeFirestore();
      closeStorage();
    },
  };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;
