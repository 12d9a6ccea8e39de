import * as v from 'valibot';
import { browserStorage } from '../../data/browser-storage';
import { createStore } from '../../data/store';
import { keptProduct } from '../../domain/product/product';

/** Where this browser keeps what is typed and not saved: over a reload, a closed tab and the end of a session. */
const KEY = 'bozze';

const storedDraft = v.object({
  /** The user who typed it: nobody else is offered it. */
  uid: v.string(),
  /** One for each form: 'prodotto/<id>', 'copia/<id>', 'nuovo', 'avviso'. */
  key: v.string(),
  /** What the list calls it. */
  name: v.string(),
  /** The address of its form. */
  to: v.string(),
  /** The product that its form opens with: to edit, or to copy. */
  product: v.optional(v.nullable(keptProduct)),
  /** The form's values as typed. Of a chosen picture that is only a name: the picture itself is too large. */
  values: v.record(v.string(), v.unknown()),
  /** What else its form needs to go on with it. */
  more: v.optional(v.unknown()),
});

/** What is typed in a form and not saved. */
export type Draft = v.InferOutput<typeof storedDraft>;

const drafts = createStore<readonly Draft[]>(readStored);
export const getDrafts = drafts.get;
export const subscribeToDrafts = drafts.subscribe;

function readStored(): readonly Draft[] {
  try {
    return v.parse(v.array(storedDraft), JSON.parse(browserStorage.local.get(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) drafts.set(readStored());
});

/** Where the storage takes none, they live as long as the tab. */
function keepAll(all: readonly Draft[]): void {
  browserStorage.local.set(KEY, JSON.stringify(all));
  drafts.set(all);
}

/** Keeps a draft in the place of an earlier one of the same form. */
export function keepDraft(draft: Draft): void {
  const others = drafts.get().filter(({ uid, key }) => uid !== draft.uid || key !== draft.key);
  keepAll([...others, draft]);
}

export function dropDraft(uid: string, key: string): void {
  if (findDraft(uid, key)) {
    keepAll(drafts.get().filter((draft) => draft.uid !== uid || draft.key !== key));
  }
}

/** The draft of a form; null where there is none. */
export function findDraft(uid: string, key: string): Draft | null {
  return drafts.get().find((draft) => draft.uid === uid && draft.key === key) ?? null;
}
