import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
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
type Draft = v.InferOutput<typeof storedDraft>;

/** What is stored in another shape is none. */
const storedDrafts = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(storedDraft)), []);

const readStored = (): readonly Draft[] => v.parse(storedDrafts, browserStorage.local.get(KEY));

const drafts = createStore(readStored);
export const getDrafts = drafts.get;
export const subscribeToDrafts = drafts.subscribe;

window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) drafts.set(readStored());
});

/** Where the storage takes none, they live as long as the tab. */
function keepAll(all: readonly Draft[]): void {
  browserStorage.local.set(KEY, JSON.stringify(all));
  drafts.set(all);
}

function othersThan({ uid, key }: Pick<Draft, 'uid' | 'key'>): Draft[] {
  return drafts.get().filter((draft) => draft.uid !== uid || draft.key !== key);
}

/** Keeps a draft in the place of an earlier one of the same form. */
export function keepDraft(draft: Draft): void {
  keepAll([...othersThan(draft), draft]);
}

export function dropDraft(uid: string, key: string): void {
  if (findDraft(uid, key)) keepAll(othersThan({ uid, key }));
}

/** The draft of a form; null where there is none. */
export function findDraft(uid: string, key: string): Draft | null {
  return drafts.get().find((draft) => draft.uid === uid && draft.key === key) ?? null;
}

type DraftOptions<Values> = Pick<Draft, 'uid' | 'key' | 'to' | 'product' | 'more'> & {
  /** What the list calls the draft. */
  name: (values: Values) => string;
};

/**
 * Keeps what is typed in a form while it differs from its default values, and puts it back when the form opens again.
 * @returns whether the form shows what was typed at an earlier visit, and what drops it
 */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState' | 'reset' | 'subscribe'>,
  { uid, key, name, ...about }: DraftOptions<Values>,
) {
  const [draft] = useState(() => findDraft(uid, key));
  useLayoutEffect(() => {
    if (!draft) return;
    // A field that the draft of an earlier release does not have begins as in a new form.
    const values = { ...form.formState.defaultValues, ...draft.values } as DefaultValues<Values>;
    form.reset(values, { keepDefaultValues: true });
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
    restored: draft !== null,
    /** Once the form is saved or left: what it holds from now on is no draft. */
    drop() {
      ended.current = true;
      dropDraft(uid, key);
    },
  };
}
