import {
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import type { Change, Fields } from '../../domain/changes/change';
import { serverNow } from '../clock';
import { fetched } from '../timeout';
import { firestore, historyCollection } from './firestore';
import { getCurrentUser } from './session';

/** The purpose of a write. The last two change `meta/oggi`. */
export type Purpose =
  | 'form'
  | 'row'
  | 'prices'
  | 'import'
  | 'deletion'
  | 'undo'
  | 'restore'
  | 'pictures'
  | 'disponibilita'
  | 'avviso';

/** Many changes that belong together: `size` is their total number. */
export type Run = { id: string; size: number };

/** The progress of a run: `done` counts the changes that were processed up to a commit, skipped ones included. */
export type RunProgress = Run & { done: number };

/** One commit, as the history holds it. */
export type HistoryEntry = {
  id: string;
  /** Uid of the author. */
  who: string;
  /** The author's name in `staff/{uid}`, '' if there is none. */
  name: string;
  /** Epoch ms, by the server's clock. */
  at: number;
  purpose: Purpose;
  changes: readonly Change[];
  run: RunProgress | null;
  /** What was changed in `meta/oggi`, in words; otherwise ''. */
  text: string;
};

/** How long Firestore keeps a history entry, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The longest name and text that the rules accept, in UTF-16 units. */
const MAX_NAME = 100;
const MAX_TEXT = 300;

/** The author of a write. The name is read again for each commit: the rules compare it with the one in `staff/{uid}`. */
export async function readAuthor(uid = getCurrentUser()?.uid ?? '') {
  if (uid === '') return { uid, name: '' };
  const name: unknown = (await getDoc(doc(firestore, 'staff', uid))).get('nome');
  return { uid, name: typeof name === 'string' && name.length <= MAX_NAME ? name : '' };
}

/** The content of a new history entry. `productId`: the product that `text` is about. */
export type NewEntry = Pick<HistoryEntry, 'purpose' | 'changes'> & {
  author: Awaited<ReturnType<typeof readAuthor>>;
  run?: RunProgress | undefined;
  text?: string;
  productId?: string;
};

/** Adds a history entry to a transaction. */
export function recordIn(transaction: Transaction, entry: NewEntry): void {
  const { author, purpose, changes, run, text = '', productId } = entry;
  transaction.set(doc(historyCollection), {
    chi: author.uid,
    nome: author.name,
    quando: serverTimestamp(),
    scopo: purpose,
    prodotti: productId === undefined ? changes.map(({ id }) => id) : [productId],
    cambi: changes.map(({ id, nome, before, after }) => ({ id, nome, prima: before, dopo: after })),
    corsa: run?.id ?? null,
    quanti: run?.size ?? null,
    fatti: run?.done ?? null,
    testo: text.slice(0, MAX_TEXT),
    scade: Timestamp.fromMillis(serverNow() + KEPT_MS),
  });
}

/** Parses a document that `recordIn` wrote. The rules let nobody create one of another shape, or change one. */
function entryOf(snapshot: DocumentSnapshot): HistoryEntry {
  const read = <Value>(name: string) => snapshot.get(name) as Value;
  const runId = read<string | null>('corsa');
  const changes =
    read<{ id: string; nome: string; prima: Fields | null; dopo: Fields | null }[]>('cambi');
  return {
    id: snapshot.id,
    who: read('chi'),
    name: read('nome'),
    at: read<Timestamp>('quando').toMillis(),
    purpose: read('scopo'),
    changes: changes.map(({ id, nome, prima, dopo }) => ({ id, nome, before: prima, after: dopo })),
    run: runId === null ? null : { id: runId, size: read('quanti'), done: read('fatti') },
    text: read('testo'),
  };
}

/**
 * Reads the history, newest entry first.
 * @param options.productId only entries about this product
 * @param options.runId all entries of this run; the other options are ignored
 * @param options.limit how many entries at most
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readHistory(options: {
  productId?: string;
  runId?: string;
  limit?: number;
}): Promise<HistoryEntry[]> {
  const { productId, runId } = options;
  const newest = [orderBy('quando', 'desc'), limit(options.limit ?? 50)];
  const ofProduct = productId ? [where('prodotti', 'array-contains', productId)] : [];
  const constraints = runId ? [where('corsa', '==', runId)] : [...ofProduct, ...newest];
  const { docs } = await fetched(getDocs(query(historyCollection, ...constraints)));
  return docs.map(entryOf).sort((a, b) => b.at - a.at);
}
