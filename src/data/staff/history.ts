import {
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
import * as v from 'valibot';
import { type Change, isSide, saysAll } from '../../domain/changes/change';
import { fields } from '../../domain/product/fields';
import { serverNow } from '../clock';
import { fetched } from '../timeout';
import { firestore, historyCollection } from './firestore';
import { getCurrentUser, sessionIssuedAt } from './session';

/** The purposes of a write, as the rules list them. The last two change `meta/oggi`. */
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
  'allergens',
  'disponibilita',
  'avviso',
] as const;
export type Purpose = (typeof purposes)[number];

/** Many changes that belong together: `size` is their total number. */
export type Run = { id: string; size: number };

/** The progress of a run: `done` counts the changes that were processed up to a commit, skipped ones included. */
export type RunProgress = Run & { done: number };

/** How long Firestore keeps a history entry, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The longest name and text that the rules accept, in UTF-16 units. */
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

/** The content of a new history entry. `productId`: the product that `text` is about. */
export type NewEntry = {
  author: Awaited<ReturnType<typeof readAuthor>>;
  purpose: Purpose;
  changes: readonly Change[];
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
    // A name that was stored by hand may be longer than a form permits.
    cambi: changes.map(({ id, nome, before, after }) => ({
      id,
      nome: nome.slice(0, fields.nome.longest),
      prima: before,
      dopo: after,
    })),
    corsa: run?.id ?? null,
    quanti: run?.size ?? null,
    fatti: run?.done ?? null,
    testo: text.slice(0, MAX_TEXT),
    scade: Timestamp.fromMillis(author.at + KEPT_MS),
  });
}

const storedSide = v.custom<Change['before']>(isSide);

const storedChange = v.pipe(
  v.object({ id: v.string(), nome: v.string(), prima: storedSide, dopo: storedSide }),
  v.transform(({ id, nome, prima, dopo }): Change => ({ id, nome, before: prima, after: dopo })),
  v.check(saysAll),
);

/** A document that `recordIn` wrote. The rules cannot check every value, and others may have been written by hand. */
const storedEntry = v.pipe(
  v.object({
    chi: v.string(),
    nome: v.string(),
    quando: v.instance(Timestamp),
    scopo: v.picklist(purposes),
    cambi: v.array(storedChange),
    corsa: v.nullable(v.string()),
    quanti: v.nullable(v.number()),
    fatti: v.nullable(v.number()),
    testo: v.string(),
  }),
  v.transform(({ corsa, quanti, fatti, ...stored }) => ({
    /** Uid of the author. */
    who: stored.chi,
    /** The author's name in `staff/{uid}`, '' if there is none. */
    name: stored.nome,
    /** Epoch ms, by the server's clock. */
    at: stored.quando.toMillis(),
    purpose: stored.scopo,
    changes: stored.cambi,
    run: corsa === null ? null : { id: corsa, size: quanti ?? 0, done: fatti ?? 0 },
    /** What was changed in `meta/oggi`, in words; otherwise ''. */
    text: stored.testo,
  })),
);

export type HistoryEntry = { id: string } & v.InferOutput<typeof storedEntry>;

/** A part of the history, newest entry first. */
export type History = {
  entries: readonly HistoryEntry[];
  /** How many documents were skipped because they cannot be read in full. */
  unreadable: number;
};

/**
 * Reads the history, newest entry first.
 * @param options.productId only entries about this product
 * @param options.runId all entries of this run; the other options are ignored
 * @param options.after only entries later than this time, in epoch ms
 * @param options.limit how many documents at most
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readHistory(options: {
  productId?: string;
  runId?: string;
  after?: number;
  limit?: number;
}): Promise<History> {
  const { productId, runId, after: since = 0, limit: most = 50 } = options;
  const later = since > 0 ? [where('quando', '>', Timestamp.fromMillis(since))] : [];
  const newest = [...later, orderBy('quando', 'desc'), limit(most)];
  const ofProduct = productId ? [where('prodotti', 'array-contains', productId)] : [];
  const constraints = runId ? [where('corsa', '==', runId)] : [...ofProduct, ...newest];
  const { docs } = await fetched(getDocs(query(historyCollection, ...constraints)));
  const entries = docs.flatMap((document): HistoryEntry[] => {
    const { success, output } = v.safeParse(storedEntry, document.data());
    return success ? [{ id: document.id, ...output }] : [];
  });
  return { entries: entries.sort((a, b) => b.at - a.at), unreadable: docs.length - entries.length };
}
