import { fromStoredFields, type Stored, toStoredFields } from '../../emulators/data/stored-values';

const TIME = '2026-01-01T00:00:00.000000Z';

/** The path of a document, 'prodotti/margherita', by its full name. */
const pathOf = (name: string) => name.replace(/^.*?\/documents\//, '');

type Fields = Record<string, unknown>;

/** When a document was written: another time for other fields. Only `meta/menu` says it, by its version. */
function updateTimeOf({ version, ...fields }: { version?: unknown }): string {
  if (version instanceof Date) return version.toISOString();
  const code = [...JSON.stringify(fields)].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 86_400_000,
    0,
  );
  return new Date(Date.parse(TIME) + code).toISOString();
}

/** A document without the fields that a mask names, also those within a map: 'risposte.parking'. */
function without(document: object, masked: readonly string[]): Fields {
  const left: Fields = { ...document };
  for (const path of masked) {
    const [name = '', inner] = path.split('.');
    if (inner === undefined) delete left[name];
    else left[name] = without(Object(left[name]), [inner]);
  }
  return left;
}

/** Sets fields, those of a map each by itself. */
function merged(kept: Fields, set: Fields): Fields {
  const isMap = (value: unknown): value is Fields =>
    Object.getPrototypeOf(Object(value)) === Object.prototype && typeof value === 'object';
  const entries = Object.entries(set).map(([name, value]) => {
    const before = kept[name];
    return [name, isMap(before) && isMap(value) ? merged(before, value) : value];
  });
  return { ...kept, ...Object.fromEntries(entries) };
}

/**
 * Fakes `fetch` for the Firestore SDK and for the visitors' reads, from documents by their path: these tests run no emulator.
 * @param documents is called again for each request
 * @param commit answers a commit
 */
export function answerFrom(
  documents: () => Record<string, object>,
  commit = async (_: RequestInit | undefined) => Response.json({}, { status: 404 }),
) {
  return async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = decodeURIComponent(String(address));
    if (url.includes(':commit')) return commit(init);
    const stored = documents();
    const document = (name: string) => {
      const fields = stored[pathOf(name)] ?? {};
      const updateTime = updateTimeOf(fields);
      return { name, fields: toStoredFields({ ...fields }), createTime: TIME, updateTime };
    };
    const now = new Date().toISOString();
    const root = /projects\/[^:]*\/documents/.exec(url)?.[0];
    if (url.includes(':batchGet')) {
      const asked: { documents: string[] } = JSON.parse(String(init?.body));
      return Response.json(
        asked.documents.map((name) =>
          stored[pathOf(name)]
            ? { found: document(name), readTime: now }
            : { missing: name, readTime: now },
        ),
      );
    }
    if (url.includes(':runQuery')) {
      const { structuredQuery } = JSON.parse(String(init?.body));
      const folder = `${structuredQuery.from[0].collectionId}/`;
      const all = Object.entries(stored).filter(([path]) => path.startsWith(folder));
      const found = select(structuredQuery, all);
      const answer = found.map(([path]) => ({ document: document(`${root}/${path}`) }));
      // Like Firestore's: its answer for an empty collection is an entry with the read time alone.
      return Response.json([...answer, {}].map((entry) => ({ ...entry, readTime: now })));
    }
    return Response.json({}, { status: 404 });
  };
}

type FieldFilter = { field: { fieldPath: string }; op: string; value: Stored };
type StructuredQuery = {
  where?: {
    fieldFilter?: FieldFilter;
    compositeFilter?: { filters: { fieldFilter: FieldFilter }[] };
  };
  orderBy?: { field: { fieldPath: string }; direction: string }[];
  limit?: number;
};

/** The documents that a query returns: with equal or later values of its fields, in its order, as many as its limit. */
function select({ where, orderBy = [], limit }: StructuredQuery, all: [string, object][]) {
  const filters = where?.compositeFilter?.filters ?? (where ? [where] : []);
  const readField = (document: object, name: string) => {
    const value: unknown = Object.entries(document).find(([field]) => field === name)?.[1];
    return value instanceof Date ? value.toISOString() : value;
  };
  const found = all.filter(([, document]) =>
    filters.every(({ fieldFilter }) => {
      if (!fieldFilter) return true;
      const name = fieldFilter.field.fieldPath;
      const [is, wanted] = [document, fromStoredFields({ [name]: fieldFilter.value })].map((one) =>
        readField(one, name),
      );
      return fieldFilter.op === 'EQUAL' ? is === wanted : String(is) > String(wanted);
    }),
  );
  const [order] = orderBy;
  // Firestore orders every query by time here, the newest first.
  const name = order?.field.fieldPath;
  const ordered = name
    ? found.sort(([, a], [, b]) =>
        String(readField(a, name)) < String(readField(b, name)) ? 1 : -1,
      )
    : found;
  return ordered.slice(0, limit);
}

type Write = {
  delete?: string;
  verify?: string;
  currentDocument?: { updateTime?: string; exists?: boolean };
  update?: { name: string; fields?: Record<string, Stored> };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: { fieldPath: string }[];
};

const isSameTime = (a: string, b: string) => Date.parse(a) === Date.parse(b);

/** Like `answerFrom`, but also applies commits to the documents, unless one has changed since the transaction has read it. */
export function answerAndWrite(documents: Record<string, object>) {
  const answer = answerFrom(() => documents);
  return async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (!decodeURIComponent(String(address)).includes(':commit')) return answer(address, init);
    const { writes }: { writes: Write[] } = JSON.parse(String(init?.body));
    const isOvertaken = writes.some(({ currentDocument: { updateTime } = {}, ...write }) => {
      const stored = documents[pathOf(write.update?.name ?? write.delete ?? write.verify ?? '')];
      return updateTime && !(stored && isSameTime(updateTimeOf(stored), updateTime));
    });
    if (isOvertaken) return Response.json({ error: { status: 'ABORTED' } }, { status: 409 });
    const now = new Date();
    for (const { delete: deleted, update, updateMask, updateTransforms = [] } of writes) {
      if (deleted) delete documents[pathOf(deleted)];
      if (!update) continue;
      const path = pathOf(update.name);
      const masked = updateMask?.fieldPaths ?? [];
      const kept = updateMask ? without(documents[path] ?? {}, masked) : {};
      // Every transform sets its field to the server's time.
      const times = updateTransforms.map(({ fieldPath }) => [fieldPath, now]);
      const set = { ...fromStoredFields(update.fields ?? {}), ...Object.fromEntries(times) };
      documents[path] = merged(kept, set);
    }
    const writeResults = writes.map(() => ({ updateTime: TIME }));
    return Response.json({ writeResults, commitTime: TIME });
  };
}
