import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeEntry } from '../../data/staff/tonight';
import { EntryChangedError } from '../../data/staff/write-errors';
import type { EntryChange } from '../../domain/staff/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { focusHeading } from '../../ui/focus';
import { toasts } from '../../ui/toasts/Toasts';
import { dropDraft, findDraft } from '../draft/drafts';
import { failureHint } from '../failures';
import { DRAFT_KEY, type Edit, entryText, kinds } from './entries';

/** What the form of the stored draft edits; null if there is no draft. */
function findEdit(uid: string): Edit | null {
  const kept = findDraft(uid, DRAFT_KEY)?.more as Edit | undefined;
  return kept && kept.kind in kinds ? kept : null;
}

function failureOf(error: unknown, { after }: EntryChange) {
  if (error instanceof EntryChangedError) {
    return {
      title: 'Nel frattempo è stato cambiato o tolto',
      hint: 'Sotto c’è come sta adesso. Se salvi di nuovo, il tuo si aggiunge.',
    };
  }
  const title = `Errore durante ${after ? 'il salvataggio' : 'la rimozione'}`;
  return { title, hint: failureHint(error) };
}

/** Which entry is edited, and the writes of entries. A save continues after the page is left. @param uid the user whose draft is restored */
export function useEntries(uid: string) {
  const [edit, setEdit] = useState(() => findEdit(uid));
  /** The element that shows a failure, and takes the focus; null once the page is left. */
  const alert = useRef<HTMLDivElement>(null);
  /** The closing or opening that was saved last: the restaurant's profile on Google does not know it. */
  const [saved, setSaved] = useState<EntryChange | null>(null);
  const closeToast = useRef(() => {});
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (change: EntryChange) =>
      changeEntry(change, restaurant.hours, `${change.after ? '' : 'Tolto: '}${entryText(change)}`),
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, change) => {
      const { kind, before, after } = change;
      if (after) {
        dropDraft(uid, DRAFT_KEY);
        setEdit(null);
      }
      setSaved(after && kind !== 'avvisi' ? change : null);
      focusHeading();
      const undo = { kind, before: null, after: before };
      closeToast.current();
      closeToast.current = toasts.show({
        kind: 'success',
        hint: entryText(change),
        ...(after
          ? { text: 'Salvato', link: { to: paths.menu, label: 'Vedi nel menu' } }
          : { text: 'Tolto', action: { label: 'Rimetti', onClick: () => mutate(undo) } }),
      });
    },
    onError: (error, change) => {
      // The entry to compare with is gone, so the next save adds a new one.
      if (error instanceof EntryChangedError) setEdit({ kind: change.kind, before: null });
      else console.error(error);
      if (alert.current) return;
      const { title, hint } = failureOf(error, change);
      const link = { to: paths.notice, label: 'Torna ad avviso e chiusure' };
      toasts.show({ kind: 'error', text: title, hint, link });
    },
  });
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  return {
    edit,
    open(wanted: Edit) {
      // On a phone the toast would cover the form.
      closeToast.current();
      setEdit(wanted);
    },
    close() {
      setEdit(null);
      reset();
    },
    write: (change: EntryChange) => mutate(change),
    writing: isPending,
    saved,
    dismissSaved: () => setSaved(null),
    failure: error && failureOf(error, variables),
    alert,
  };
}

export type EntriesApi = ReturnType<typeof useEntries>;
