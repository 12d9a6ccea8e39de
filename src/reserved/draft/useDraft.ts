import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, dropDraft, findDraft, keepDraft } from './drafts';

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
