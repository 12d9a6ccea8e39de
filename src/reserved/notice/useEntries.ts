import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../data/clock';
import { changeEntry } from '../../data/staff/today';
import { EntryChangedError } from '../../data/staff/write-errors';
import { calendarDay } from '../../domain/hours/local-time';
import { entryText } from '../../domain/today/entry-words';
import { readEntry } from '../../domain/today/today';
import type { EntryChange } from '../../domain/today/today-changes';
import { houseAtPresent } from '../../house';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { dropDraft, findDraft } from '../draft/drafts';
import { failureHint } from '../failures';
import { type MetaJob, useWriteMeta } from '../write/useWriteMeta';

/** The key of the form's draft. Only one form is open at a time. */
export const ENTRY_DRAFT = 'avviso';

/** The entry that the open form edits; `before` is null for a new entry. */
export type EntryEdit = Pick<EntryChange, 'list' | 'before'>;

/** The entry that the form of the stored draft edits; null if there is no draft. */
function findEdit(uid: string): EntryEdit | null {
  const { list, before } = (findDraft(uid, ENTRY_DRAFT)?.more ?? {}) as Partial<EntryEdit>;
  if (list !== 'giorni' && list !== 'avvisi') return null;
  return { list, before: readEntry[list](before ?? null) };
}

/** The write of a change, and whether the open form makes it. */
type EntryJob = MetaJob & { change: EntryChange; isForm: boolean };

const failedText = ({ after }: EntryChange) =>
  `Errore durante ${after ? 'il salvataggio' : 'la rimozione'}`;

/** What failed, and why, beside the form. */
function failureOf(error: Error, { change, isForm }: EntryJob) {
  if (!(error instanceof EntryChangedError)) {
    return { title: failedText(change), hint: failureHint(error) };
  }
  const next = isForm ? ' Se salvi di nuovo, il tuo si aggiunge.' : '';
  return {
    title: 'Nel frattempo è stato cambiato o tolto',
    hint: `Sotto c’è come sta adesso.${next}`,
  };
}

/** Which entry is edited, and the writes of entries. A save continues after the page is left. @param uid the user whose draft is restored */
export function useEntries(uid: string) {
  const [edit, setEdit] = useState(() => findEdit(uid));
  const { write, place, error, last, isWriting, reset } = useWriteMeta<EntryJob>();
  /** The entry that a change is about, in words. */
  const textOf = ({ before, after }: EntryChange) => {
    const entry = after ?? before;
    return entry ? entryText(entry, calendarDay(serverNow(), houseAtPresent().hours)) : '';
  };
  const navigate = useNavigate();

  function jobOf(change: EntryChange, isForm: boolean): EntryJob {
    const text = textOf(change);
    return {
      change,
      isForm,
      text: `${change.after ? 'Salvato' : 'Tolto'}: ${text}`,
      failed: failedText(change),
      action: { label: 'Torna a orari e avvisi', onClick: () => void navigate(paths.notice) },
      async write() {
        const record = `${change.after ? '' : 'Tolto: '}${text}`;
        return jobOf(await changeEntry(change, houseAtPresent().hours, record), false);
      },
    };
  }
  async function start(change: EntryChange, isForm: boolean): Promise<void> {
    const result = await write(jobOf(change, isForm));
    if (result.kind === 'written') {
      if (isForm) {
        dropDraft(uid, ENTRY_DRAFT);
        setEdit(null);
      }
      if (place.current) focusHeading();
    } else {
      // The entry to compare with is gone, so the next save adds a new one.
      const isGone = result.error instanceof EntryChangedError;
      if (isGone && isForm) setEdit({ list: change.list, before: null });
    }
  }
  useEffect(() => {
    if (error) place.current?.focus();
  }, [error, place]);

  return {
    edit,
    open: setEdit as (wanted: EntryEdit) => void,
    close() {
      setEdit(null);
      reset();
    },
    /** Writes what the form says. */
    save: (change: EntryChange) => void start(change, true),
    /** Removes an entry, also beside an open form. */
    remove: (change: EntryChange) => void start(change, false),
    writing: isWriting,
    failure: error && last && failureOf(error, last),
    alert: place,
  };
}

export type EntriesApi = ReturnType<typeof useEntries>;
