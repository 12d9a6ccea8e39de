import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { local } from '../../data/browser-storage';
import { createSignal, createStore } from '../../data/store';
import { productWithId } from '../../domain/product/product';
import { footLine } from '../foot-line';

/** Storage key of this browser's drafts. They survive a reload, a closed tab and the end of a session. */
const KEY = 'bozze';

const storedDraft = v.object({
  /** The user who typed it: nobody else is offered it. */
  uid: v.string(),
  /** One for each form: the id of its product, or 'avviso'. */
  key: v.string(),
  /** Its name in the list's notice. */
  name: v.string(),
  /** The address of its form. */
  to: v.string(),
  /** The product that its form opens with: to edit, or to copy. */
  product: v.optional(v.nullable(productWithId)),
  /** The form's values as typed. For a chosen picture this is only a key: the picture itself is too large. */
  values: v.record(v.string(), v.unknown()),
  /** Further state that its form needs to continue. */
  more: v.optional(v.unknown()),
});

export type Draft = v.InferOutput<typeof storedDraft>;

/** Unreadable drafts are ignored. */
const storedDrafts = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(storedDraft)), []);

const changed = createSignal();

/** The drafts as they were read or written last, and what the storage held then. */
let last: { text: string | null; drafts: readonly Draft[] } = { text: null, drafts: [] };

/** All drafts of this browser. Every read looks into the storage, so that no tab overwrites what another has stored since. */
export const drafts = {
  get(): readonly Draft[] {
    const text = local.get(KEY);
    if (text !== last.text) last = { text, drafts: v.parse(storedDrafts, text) };
    return last.drafts;
  },
  subscribe(listener: () => void): () => void {
    const stop = changed.subscribe(listener);
    // Another tab has stored or dropped a draft.
    window.addEventListener('storage', listener);
    return () => {
      stop();
      window.removeEventListener('storage', listener);
    };
  },
};

/** Stores all drafts. If the storage is full or forbidden, they live as long as the tab. */
function keepAll(all: readonly Draft[]): void {
  local.set(KEY, JSON.stringify(all));
  last = { text: local.get(KEY), drafts: all };
  changed.emit();
}

function othersThan({ uid, key }: Pick<Draft, 'uid' | 'key'>): Draft[] {
  return drafts.get().filter((draft) => draft.uid !== uid || draft.key !== key);
}

/** Stores a draft in place of an earlier one of the same form. */
export function keepDraft(draft: Draft): void {
  keepAll([...othersThan(draft), draft]);
}

export function dropDraft(uid: string, key: string): void {
  if (findDraft(uid, key)) keepAll(othersThan({ uid, key }));
}

/** Drops a draft that a person does not want. The line at the foot gives it back. */
export function discardDraft(draft: Draft): void {
  dropDraft(draft.uid, draft.key);
  footLine.tell({
    kind: null,
    items: [],
    join: () => [],
    text: () => `Scartato: ${draft.name}`,
    undo: () => keepDraft(draft),
  });
}

export function findDraft(uid: string, key: string): Draft | null {
  return drafts.get().find((draft) => draft.uid === uid && draft.key === key) ?? null;
}

/** The key of the draft that a row of the list is typing: it is not offered meanwhile. */
export const openRowDraft = createStore((): string | null => null);

type DraftOptions<Values> = Pick<Draft, 'uid' | 'key' | 'to' | 'product' | 'more'> & {
  name: (values: Values) => string;
};

/** Stores the values of a form as a draft while the form is dirty, and restores them when the form opens again. */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState' | 'reset' | 'subscribe'>,
  { uid, key, name, ...about }: DraftOptions<Values>,
) {
  const [draft] = useState(() => findDraft(uid, key));
  useLayoutEffect(() => {
    if (!draft) return;
    form.reset(draft.values as DefaultValues<Values>, { keepDefaultValues: true });
  }, [draft, form]);

  const ended = useRef(false);
  const keep = useEffectEvent((values: Values, isDirty: boolean) => {
    if (ended.current) return;
    if (isDirty) keepDraft({ ...about, uid, key, name: name(values), values });
    else dropDraft(uid, key);
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => keep(values, isDirty ?? false),
      }),
    [subscribe],
  );

  return {
    /** Called once the form is saved or left. Its values are no longer stored from then on. */
    drop() {
      ended.current = true;
      dropDraft(uid, key);
    },
  };
}
