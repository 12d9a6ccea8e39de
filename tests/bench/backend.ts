import { gzipSync } from 'node:zlib';
import type { Suite } from '../emulators/suite';
import { type Answer, startRelay } from './relay';

/** What went through: documents that Firestore would bill as read, requests for data, and bytes of their answers. */
export type DataUse = { reads: number; requests: number; bytes: number };

const NOTHING: DataUse = { reads: 0, requests: 0, bytes: 0 };

/** The emulators themselves listen one port beside those that the app knows: there stand the relays. */
export function insideOf(outside: Suite): Suite {
  return { ...outside, firestore: outside.firestore + 1, storage: outside.storage + 1 };
}

/** How many documents an answer of Firestore's REST interface is billed for; a query that finds none counts as one. */
function readsOf(answer: { documents?: unknown[] } | Record<string, unknown>[]): number {
  const found = Array.isArray(answer)
    ? answer.filter((each) => each.document || each.found || each.missing)
    : answer.documents;
  return Math.max(1, found?.length ?? 1);
}

/**
 * Makes the emulators answer as the real services do where that decides how fast a page is: Firestore gzipped, and
 * pictures at once instead of after a look at the rules by a program of its own for each. Counts what Firestore is asked.
 */
export async function startBackend(outside: Suite) {
  const inside = insideOf(outside);
  let use = NOTHING;

  const firestore = await startRelay(
    outside.host,
    outside.firestore,
    inside.firestore,
    async ({ method }, ask) => {
      const answer = await ask();
      if (method === 'OPTIONS') return answer;
      const body = gzipSync(answer.body, { level: 6 });
      const reads = answer.status === 200 ? readsOf(JSON.parse(answer.body.toString())) : 0;
      use = {
        reads: use.reads + reads,
        requests: use.requests + 1,
        bytes: use.bytes + body.length,
      };
      return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body };
    },
  );

  const pictures = new Map<string, Answer>();
  const storage = await startRelay(
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
    /** What Firestore was asked for since this was last called. */
    takeUse: (): DataUse => {
      const taken = use;
      use = NOTHING;
      return taken;
    },
    close: () => {
      firestore.close();
      storage.close();
    },
  };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;
