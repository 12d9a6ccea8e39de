import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getCurrentUser } from '../../data/staff/session';
import { isInForce, type Notice } from '../../domain/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { useToasts } from '../../ui/Toasts';
import { changeNotice } from '../tonight-store';
import { noticeDraft } from './notice-draft';
import { type NoticeFailure, noticeFailure } from './notice-texts';
import {
  changedDraft,
  checkNotice,
  type NoticeProblem,
  type NoticeValues,
  valuesOf,
} from './notice-values';

const { hours } = restaurant;

/**
 * State and actions of the notice's form. While nothing is typed it follows the present notice.
 * @param present the stored notice, null where there is none that could still be read
 * @param uid the user who types
 */
export function useNoticeForm(present: Notice | null, uid: string) {
  const kept = useSyncExternalStore(noticeDraft.subscribe, noticeDraft.get);
  const draft = kept?.uid === uid ? kept : null;
  const [problem, setProblem] = useState<NoticeProblem | null>(null);
  const [failure, setFailure] = useState<NoticeFailure | null>(null);
  /** A notice without an end, until somebody has confirmed that it is meant so. */
  const [endless, setEndless] = useState<{ notice: Notice; opened: Notice | null } | null>(null);
  /** Whether that was confirmed, and nothing is typed since. */
  const endlessConfirmed = useRef(false);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const left = useRef(false);
  const toasts = useToasts();
  const closeOwn = useRef(() => {});
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      if (!busy.current) closeOwn.current();
    };
  }, []);

  const opened = draft ? draft.opened : present;
  const stored = valuesOf(opened, hours.timeZone);
  const values = draft?.values ?? stored;
  const changed = JSON.stringify(values) !== JSON.stringify(stored);

  /**
   * Writes a notice, or removes it, once at a time; the outcome is shown wherever the page is left for.
   * @param from the notice in whose place it is put
   */
  async function write(notice: Notice | null, from: Notice | null) {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    closeOwn.current = toasts.show({ kind: 'progress', text: 'Salvataggio in corso...' });
    const sent = noticeDraft.get();
    try {
      await changeNotice(notice, from);
      const typed = noticeDraft.get();
      const isWritten = notice !== null && typed === sent;
      noticeDraft.set(typed && !isWritten ? { ...typed, opened: notice } : null);
      const inForce = notice !== null && isInForce(notice, Date.now());
      toasts.show({
        kind: 'success',
        text: notice ? 'Avviso salvato' : 'Avviso rimosso',
        link: inForce ? { to: paths.menu, label: 'Vedi nel menu' } : undefined,
      });
      closeOwn.current = () => {};
    } catch (error) {
      console.error(error);
      tellFailure(noticeFailure(error, notice === null));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  function tellFailure(failed: NoticeFailure) {
    // Where the session has ended, what was typed is there after the next sign-in.
    if (!getCurrentUser()) return closeOwn.current();
    closeOwn.current = toasts.show({
      kind: 'error',
      text: failed.message,
      hint: failed.hint,
      link: left.current ? { to: paths.notice, label: 'Torna all’avviso' } : undefined,
    });
    setFailure(failed);
  }

  function save(from: Notice | null = opened) {
    if (busy.current) return;
    closeOwn.current();
    const checked = checkNotice(values, Date.now(), hours.timeZone);
    setProblem('problem' in checked ? checked.problem : null);
    if ('problem' in checked) {
      closeOwn.current = toasts.show({ kind: 'error', text: checked.problem.message });
    } else if (checked.notice.al === null && !endlessConfirmed.current) {
      setEndless({ notice: checked.notice, opened: from });
    } else {
      void write(checked.notice, from);
    }
  }

  /** Ends a failure, and what was said of it. */
  function dismissFailure() {
    setFailure(null);
    closeOwn.current();
  }

  return {
    values,
    endSuggested: draft?.endSuggested ?? false,
    problem,
    failure,
    saving,
    changed,
    endless: endless !== null,
    set(change: Partial<NoticeValues>) {
      const before = draft ?? { uid, values, opened, endSuggested: false };
      noticeDraft.set(changedDraft(before, change, Date.now(), hours));
      endlessConfirmed.current = false;
      setProblem(null);
    },
    save: () => save(),
    confirmEndless() {
      if (!endless) return;
      endlessConfirmed.current = true;
      setEndless(null);
      void write(endless.notice, endless.opened);
    },
    cancelEndless: () => setEndless(null),
    remove: () => void write(null, present),
    /** Does what was asked for in spite of what somebody else has written. */
    overwrite() {
      if (!failure?.conflict) return;
      const { current, removal } = failure.conflict;
      if (removal) void write(null, current);
      else save(current);
    },
    /** Shows what somebody else has written in place of what was typed. */
    takeTheirs() {
      noticeDraft.set(null);
      setProblem(null);
      dismissFailure();
    },
    dismissFailure,
    wouldLose: () => changed || busy.current,
    /** Drops what was typed when the form is left. A save that is under way goes on, and keeps it where it fails. */
    abandon() {
      if (!busy.current) noticeDraft.set(null);
    },
  };
}

export type NoticeFormApi = ReturnType<typeof useNoticeForm>;
