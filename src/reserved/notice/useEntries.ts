import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../data/clock';
import { changeEntry } from '../../data/staff/today';
import { EntryChangedError } from '../../data/staff/write-errors';
import { calendarDay } from '../../domain/hours/local-time';
import { entryText } from '../../domain/today/entry-words';
import { readEntry } from '../../domain/today/today';
import type { EntryChange } from '../../domain/today/today-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { focusHeading } from '../../ui/focus';
import { dropDraft, findDraft } from '../draft/drafts';
import { failureHint } from '../failures';
import { toasts } from '../toasts';

/** The key of the form's draft. Only one form is open at a time. */
export const DRAFT_KEY = 'avviso';

/** The entry that the open form edits; `before` is null for a new entry. */
export type Edit = Pick<EntryChange, 'list' | 'before'>;

/** The entry that the form of the stored draft edits; null if there is no draft. */
function findEdit(uid: string): Edit | null {
  const { list, before } = (findDraft(uid, DRAFT_KEY)?.more ?? {}) as Partial<Edit>;
  if (list !== 'giorni' && list !== 'avvisi') return null;
  return { list, before: readEntry[list](before ?? null) };
}

/** A change, and whether the open form makes it: only then does its end close the form. */
type Write = { change: EntryChange; isForm: boolean };

function failureOf(error: unknown, { change, isForm }: Write) {
  if (error instanceof EntryChangedError) {
    const next = isForm ? ' Se salvi di nuovo, il tuo si aggiunge.' : '';
    return {
      title: 'Nel frattempo è stato cambiato o tolto',
      hint: `Sotto c’è come sta adesso.${next}`,
    };
  }
  const title = `Errore durante ${change.after ? 'il salvataggio' : 'la rimozione'}`;
  return { title, hint: failureHint(error) };
}

/** Which entry is edited, and the writes of entries. A save continues after the page is left. @param uid the user whose draft is restored */
export function useEntries(uid: string) {
  const [edit, setEdit] = useState(() => findEdit(uid));
  /** The element that shows a failure, and takes the focus; null once the page is left. */
  const alert = useRef<HTMLDivElement>(null);
  /** The entry that a change is about, in words. */
  const textOf = ({ before, after }: EntryChange) => {
    const entry = after ?? before;
    return entry ? entryText(entry, calendarDay(serverNow(), restaurant.hours)) : '';
  };
  const navigate = useNavigate();
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ change }: Write) =>
      changeEntry(change, restaurant.hours, `${change.after ? '' : 'Tolto: '}${textOf(change)}`),
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (undo, { change, isForm }) => {
      if (isForm) {
        dropDraft(uid, DRAFT_KEY);
        setEdit(null);
      }
      if (alert.current) focusHeading();
      const restore = {
        label: 'Rimetti',
        onClick: () => mutate({ change: undo, isForm: false }),
      };
      toasts.show({
        kind: 'success',
        text: change.after ? 'Salvato' : 'Tolto',
        hint: textOf(change),
        action: change.after ? undefined : restore,
      });
    },
    onError: (error, write) => {
      if (!(error instanceof EntryChangedError)) console.error(error);
      // The entry to compare with is gone, so the next save adds a new one.
      else if (write.isForm) setEdit({ list: write.change.list, before: null });
      if (alert.current) return;
      const { title, hint } = failureOf(error, write);
      toasts.show({
        kind: 'error',
        text: title,
        // The hint of a conflict speaks of the page.
        hint: error instanceof EntryChangedError ? undefined : hint,
        action: { label: 'Torna a orari e avvisi', onClick: () => void navigate(paths.notice) },
      });
    },
  });
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  return {
    edit,
    open: setEdit as (wanted: Edit) => void,
    close() {
      setEdit(null);
      reset();
    },
    /** Writes what the form says. */
    save: (change: EntryChange) => mutate({ change, isForm: true }),
    /** Removes an entry, also beside an open form. */
    remove: (change: EntryChange) => mutate({ change, isForm: false }),
    writing: isPending,
    failure: error && failureOf(error, variables),
    alert,
  };
}

export type EntriesApi = ReturnType<typeof useEntries>;
