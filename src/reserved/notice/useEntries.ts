import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { getCurrentUser } from '../../data/staff/session';
import { changeEntry } from '../../data/staff/tonight';
import { EntryChangedError } from '../../data/staff/write-errors';
import {
  type EntryChange,
  type EntryKind,
  MAX_ENTRIES,
  type TonightEntry,
} from '../../domain/tonight/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { focusHeading } from '../../ui/focus';
import { toasts } from '../../ui/Toasts';
import { dropDraft, findDraft } from '../draft/drafts';
import { DRAFT_KEY, type EntryFailure, entryFailure, texts } from './entry-texts';
import { entryText } from './entry-values';

const { hours } = restaurant;

/** What the open form is about; `before` is null for a new entry. */
export type Edit = { kind: EntryKind; before: TonightEntry | null };

const entry = v.object({
  testo: v.exactOptional(v.string()),
  dal: v.number(),
  al: v.nullable(v.number()),
});
const keptEdit = v.object({
  kind: v.picklist(Object.keys(MAX_ENTRIES) as EntryKind[]),
  before: v.nullable(entry),
});

/** The form that a draft was typed into; null where there is none. */
function findEdit(uid: string): Edit | null {
  const kept = v.safeParse(keptEdit, findDraft(uid, DRAFT_KEY)?.more);
  return kept.success ? kept.output : null;
}

/** Writes a change of an entry, and what the last changes say of it. */
function writeEntry(change: EntryChange) {
  const { kind, before, after } = change;
  const about = after ?? before;
  const text = about ? entryText(kind, about, hours) : '';
  return changeEntry(change, hours, after ? text : `tolto: ${text}`);
}

/** Which form is open, and what became of the last save or removal. A save goes on where the page is left. */
export function useEntries(uid: string) {
  const [edit, setEdit] = useState(() => findEdit(uid));
  const [failure, setFailure] = useState<EntryFailure | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const { mutate, isPending } = useMutation({
    mutationFn: writeEntry,
    // One after the other: side by side they would be refused as conflicts.
    scope: { id: 'tonight' },
    onMutate: () => setFailure(null),
    onSuccess: (_, { kind, before, after }) => {
      if (!getCurrentUser()) return;
      if (after) {
        dropDraft(uid, DRAFT_KEY);
        setEdit(null);
      }
      focusHeading();
      const { saved, removed } = texts[kind];
      toasts.show({
        kind: 'success',
        text: after ? saved : removed,
        link: after ? { to: paths.menu, label: 'Vedi nel menu' } : undefined,
        action: after
          ? undefined
          : { label: 'Rimetti', onClick: () => mutate({ kind, before: null, after: before }) },
      });
    },
    onError: (error, { kind, after }) => {
      if (!(error instanceof EntryChangedError)) console.error(error);
      // Where the session has ended, what was typed is there after the next sign-in.
      if (!getCurrentUser()) return;
      // What is gone cannot be compared any more: the next save adds it.
      if (error instanceof EntryChangedError) setEdit({ kind, before: null });
      const failed = entryFailure(error, after === null);
      if (!left.current) setFailure(failed);
      else {
        const link = { to: paths.notice, label: 'Torna ad avviso e chiusure' };
        toasts.show({ kind: 'error', text: failed.message, hint: failed.hint, link });
      }
    },
  });
  return { edit, setEdit, failure, setFailure, mutate, isPending };
}
