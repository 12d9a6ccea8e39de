import { decodeFields } from '../../src/data/menu/firestore-rest';

/** A stored value as Firestore's REST interface writes it. */
function storedValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(storedValue) } };
  if (typeof value !== 'object') throw new Error(`No stored value: ${value}`);
  return { mapValue: { fields: fieldsOf(Object.entries(value)) } };
}

function fieldsOf(entries: readonly [string, unknown][]): Record<string, object> {
  return Object.fromEntries(entries.map(([field, value]) => [field, storedValue(value)]));
}

const TIME = '2026-01-01T00:00:00.000000Z';

/** The path of a document, 'prodotti/margherita', by its full name. */
const pathOf = (name: string) => name.replace(/^.*?\/documents\//, '');

/**
 * Answers what the Firestore SDK and the public read ask for, from documents by their path. The page has no emulator.
 * @param documents are read anew for each answer
 * @param commit answers a commit
 */
export function answerFrom(
  documents: () => Record<string, Record<string, unknown>>,
  commit = async (_: RequestInit | undefined) => Response.json({}, { status: 404 }),
) {
  return async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = decodeURIComponent(String(address));
    if (url.includes(':commit')) return commit(init);
    const stored = documents();
    const document = (name: string) => ({
      name,
      fields: fieldsOf(Object.entries(stored[pathOf(name)] ?? {})),
      createTime: TIME,
      updateTime: TIME,
    });
    const root = /projects\/[^:]*\/documents/.exec(url)?.[0];
    if (url.includes(':batchGet')) {
      const asked: { documents: string[] } = JSON.parse(String(init?.body));
      return Response.json(
        asked.documents.map((name) =>
          stored[pathOf(name)]
            ? { found: document(name), readTime: TIME }
            : { missing: name, readTime: TIME },
        ),
      );
    }
    if (url.includes(':runQuery')) {
      const products = Object.keys(stored).filter((path) => path.startsWith('prodotti/'));
      return Response.json(
        products.map((path) => ({ document: document(`${root}/${path}`), readTime: TIME })),
      );
    }
    return Response.json({}, { status: 404 });
  };
}

type Commit = { writes: { update?: { name: string; fields?: unknown } }[] };

/** The same, and takes over what is committed. */
export function answerAndWrite(documents: Record<string, Record<string, unknown>>) {
  const answer = answerFrom(() => documents);
  return async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (!decodeURIComponent(String(address)).includes(':commit')) return answer(address, init);
    const { writes }: Commit = JSON.parse(String(init?.body));
    for (const { update } of writes) {
      if (update?.fields) documents[pathOf(update.name)] = { ...decodeFields(update.fields) };
    }
    const writeResults = writes.map(() => ({ updateTime: TIME }));
    return Response.json({ writeResults, commitTime: TIME });
  };
}
