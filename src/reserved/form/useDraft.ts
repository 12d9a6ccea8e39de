import { useEffect, useRef, useState } from 'react';
import { draftFor, dropDraft, keepDraft } from '../draft/drafts';
import { blankState, type FormStart, type FormState, isChanged } from '../draft/form-state';

/** How the form was closed; null while it is open. */
export type Closed = 'saved' | 'left' | null;

/**
 * The state of the form, kept as a draft while it is changed. It opens with its draft, if there is one.
 * @param uid the user whose drafts are read and kept
 */
export function useDraft(start: FormStart, uid: string) {
  const [first] = useState<FormState>(() => {
    const blank = blankState(start);
    return draftFor(uid, blank) ?? blank;
  });
  const [state, setState] = useState(first);
  /** Whether the form shows a draft of an earlier visit. */
  const [restored, setRestored] = useState(() => isChanged(first));
  const closed = useRef<Closed>(null);

  const changed = isChanged(state);
  useEffect(() => {
    if (closed.current !== null) return;
    if (changed) keepDraft({ uid, ...state });
    else dropDraft(uid, state);
  }, [changed, uid, state]);

  const { picture } = state;
  useEffect(() => {
    if (picture.kind !== 'reading') return;
    void picture.done.then((read) =>
      setState((current) =>
        current.picture === picture ? { ...current, picture: read } : current,
      ),
    );
  }, [picture]);

  return { state, setState, changed, closed, restored, setRestored };
}

export type DraftApi = ReturnType<typeof useDraft>;
