import {
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Change, isSide, saysAll } from '../../domain/changes/change';
import { readHouse } from '../../domain/house/house';
import { type HouseChange, isHouseSide } from '../../domain/house/house-changes';
import { fields } from '../../domain/product/fields';
import { serverNow } from '../clock';
import { fetched } from '../timeout';
import { firestore, historyCollection } from './firestore';
import { getCurrentUser, sessionIssuedAt } from './session';
import { reaching } from './write-errors';

/** The purposes of a write, as the rules list them. The last two change `meta/oggi` and `meta/locale`. */
export const purposes = [
  'form',
  'row',
  'prices',
  'order',
  'import',
  'deletion',
  'undo',
  'restore',
  'pictures',
  'oggi',
  'locale',
] as const;
export type Purpose = (typeof purposes)[number];
export type WritePurpose = Exclude<Purpose, 'oggi' | 'locale'>;

/** How long Firestore keeps a record, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The longest name of an author and text about `meta/oggi` that the rules accept, in UTF-16 units. */
const MAX_NAME = 100;
const MAX_TEXT = 300;

/**
 * The author of a write, and a time by the server's clock, in epoch ms, at most an hour ago: the rules refuse an expiry that a
 * wrong clock has set. The name is read again for each commit: the rules compare it with the one in `staff/{uid}`.
 */
export async function readAuthor(uid = getCurrentUser()?.uid ?? '') {
  const at = (await sessionIssuedAt()) ?? serverNow();
  if (uid === '') return { uid, name: '', at };
  const name: unknown = (await getDoc(doc(firestore, 'staff', uid))).get('nome');
  return { uid, name: typeof name === 'string' && name.length <= MAX_NAME ? name : '', at };
}

export type Author = Awaited<ReturnType<typeof readAuthor>>;

function add(transaction: Transaction, author: Author, about: object): void {
  transaction.set(doc(historyCollection), {
    chi: author.uid,
    nome: author.name,
    quando: serverTimestamp(),
    scade: Timestamp.fromMillis(author.at + KEPT_MS),
    ...about,
  });
}

/** Adds the record of a change to the transaction that writes it. */
export function recordChange(
  transaction: Transaction,
  author: Author,
  purpose: WritePurpose,
  { id, nome, before, after }: Change,
): void {
  // A name that was stored by hand may be longer than a form permits.
  const titolo = nome.slice(0, fields.nome.longest);
  add(transaction, author, { scopo: purpose, prodotto: id, titolo, prima: before, dopo: after });
}

/** Adds the record of a change of `meta/oggi` to the transaction that writes it. @param text what was changed, in words */
export function recordToday(transaction: Transaction, author: Author, text: string): void {
  const titolo = text.slice(0, MAX_TEXT);
  add(transaction, author, { scopo: 'oggi', prodotto: null, titolo, prima: null, dopo: null });
}

/** Adds the record of a change of `meta/locale` to the transaction that writes it. @param text what was changed, in words */
export function recordHouse(
  transaction: Transaction,
  author: Author,
  { before, after }: HouseChange,
  text: string,
): void {
  const titolo = text.slice(0, MAX_TEXT);
  add(transaction, author, { scopo: 'locale', prodotto: null, titolo, prima: before, dopo: after });
}

/** The fields that all records of one commit share: its author, and its time by the server. */
const commitKey = v.object({ chi: v.string(), quando: v.instance(Timestamp) });
type CommitKey = v.InferOutput<typeof commitKey>;

const storedSide = v.custom<Change['before'] | HouseChange['before']>(
  (value) => isSide(value) || isHouseSide(value),
);

/** A record as it was written. The rules cannot check every value, and others may have been written by hand. */
const storedRecord = v.pipe(
  v.object({
    ...commitKey.entries,
    nome: v.string(),
    scopo: v.picklist(purposes),
    prodotto: v.nullable(v.string()),
    titolo: v.string(),
    prima: storedSide,
    dopo: storedSide,
  }),
  v.check(({ prodotto, scopo, prima, dopo }) => {
    if (scopo === 'locale') return isHouseSide(prima) && isHouseSide(dopo);
    if (prodotto === null) return prima === null && dopo === null;
    if (!isSide(prima) || !isSide(dopo)) return false;
    return saysAll({ id: prodotto, nome: '', before: prima, after: dopo });
  }),
);

type StoredRecord = v.InferOutput<typeof storedRecord>;

/** The changes of one commit as they are in the history; of one product, if the history of that product was read. */
export type HistoryEntry = {
  id: string;
  commit: CommitKey;
  /** Uid of the author. */
  who: string;
  /** The author's name in `staff/{uid}`, '' if there is none. */
  name: string;
  /** Epoch ms, by the server's clock. */
  at: number;
  purpose: Purpose;
  changes: readonly Change[];
  /** The change of `meta/oggi` or `meta/locale`, in words; otherwise ''. */
  text: string;
  /** The change of `meta/locale`; otherwise null. */
  house: HouseChange | null;
};

const idOf = ({ chi, quando }: CommitKey) => `${quando.seconds}.${quando.nanoseconds} ${chi}`;

const changeIn = ({ prodotto, titolo, prima, dopo }: StoredRecord): Change[] =>
  prodotto !== null && isSide(prima) && isSide(dopo)
    ? [{ id: prodotto, nome: titolo, before: prima, after: dopo }]
    : [];

const houseChangeIn = ({ scopo, prima, dopo }: StoredRecord): HouseChange | null =>
  scopo === 'locale' && isHouseSide(prima) && isHouseSide(dopo)
    ? { before: readHouse(prima), after: readHouse(dopo) }
    : null;

/** Groups records by their commits, in the order of the records. @returns the entries, and how many records are left out */
function entriesOf(documents: readonly DocumentSnapshot[]) {
  const entries = new Map<string, HistoryEntry>();
  let unreadable = 0;
  for (const document of documents) {
    const { success, output } = v.safeParse(storedRecord, document.data());
    if (!success) {
      unreadable += 1;
      continue;
    }
    const id = idOf(output);
    const known = entries.get(id);
    entries.set(id, {
      id,
      commit: { chi: output.chi, quando: output.quando },
      who: output.chi,
      name: output.nome,
      at: output.quando.toMillis(),
      purpose: output.scopo,
      text: output.prodotto === null ? output.titolo : '',
      house: houseChangeIn(output),
      changes: [...(known?.changes ?? []), ...changeIn(output)],
    });
  }
  return { entries: [...entries.values()], unreadable };
}

const records = async (...constraints: QueryConstraint[]) =>
  (await reaching(fetched(getDocs(query(historyCollection, ...constraints))))).docs;

/** The commit of a record of which the rest may not be readable. */
const commitOf = (record: DocumentSnapshot | undefined): CommitKey | null =>
  v.parse(v.fallback(v.nullable(commitKey), null), record?.data() ?? null);

const recordsOf = ({ chi, quando }: CommitKey) =>
  records(where('chi', '==', chi), where('quando', '==', quando));

/** A part of the history, newest entry first. */
type History = {
  entries: readonly HistoryEntry[];
  /** How many records are left out because they cannot be read in full. */
  unreadable: number;
  /** How many records were read. */
  read: number;
  /** Whether there may be older ones. */
  hasMore: boolean;
};

/**
 * Reads the history, newest entry first. Every entry is complete: the last commit is read to its end.
 * @param options.productId only records of this product, each of them an entry
 * @param options.limit how many records at most, apart from the rest of the last commit
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readHistory(options: {
  productId?: string | undefined;
  limit?: number;
}): Promise<History> {
  const { productId, limit: most = 50 } = options;
  const ofProduct = productId === undefined ? [] : [where('prodotto', '==', productId)];
  const newest = await records(...ofProduct, orderBy('quando', 'desc'), limit(most));
  const hasMore = newest.length === most;
  const last = hasMore && productId === undefined ? commitOf(newest.at(-1)) : null;
  const rest = last ? await recordsOf(last) : [];
  const known = new Set(newest.map(({ id }) => id));
  const documents = [...newest, ...rest.filter(({ id }) => !known.has(id))];
  return { ...entriesOf(documents), read: documents.length, hasMore };
}

/**
 * Reads every record of a commit.
 * @returns its changes, and how many records are left out because they cannot be read in full
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readCommit(
  commit: CommitKey,
): Promise<{ changes: readonly Change[]; unreadable: number }> {
  const { entries, unreadable } = entriesOf(await recordsOf(commit));
  return { changes: entries.flatMap(({ changes }) => changes), unreadable };
}

/**
 * Reads the last change of prices of many products.
 * @param since epoch ms, by the server's clock
 * @returns null if there is none since then
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readLastPrices(since: number): Promise<HistoryEntry | null> {
  const ofPrices = where('scopo', '==', 'prices');
  const later = where('quando', '>', Timestamp.fromMillis(since));
  const [newest] = await records(ofPrices, later, orderBy('quando', 'desc'), limit(1));
  const commit = commitOf(newest);
  return commit && (entriesOf(await recordsOf(commit)).entries[0] ?? null);
}
