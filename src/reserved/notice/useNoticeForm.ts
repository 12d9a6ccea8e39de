import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getCurrentUser } from '../../data/staff/session';
import { isInForce, type Notice } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { useToasts } from '../../ui/Toasts';
import { type NoticeValues, noticeDraft } from '../draft/notice-draft';
import { changeNotice } from '../tonight-store';
import { type LongQuestion, longQuestion, type NoticeFailure, noticeFailure } from './notice-texts';
import { changedDraft, checkNotice, type NoticeProblem, valuesOf } from './notice-values';

const { hours } = restaurant;

type LongNotice = {
  question: LongQuestion;
  notice: Notice;
  /** The notice in whose place it is put. */
  from: Notice | null;
};

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
  /** A notice that will stand for long, until somebody has confirmed that it is meant so. */
  const [long, setLong] = useState<LongNotice | null>(null);
  /** Whether that was confirmed, and nothing is typed since. */
  const longConfirmed = useRef(false);
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
  const values = draft?.values ?? valuesOf(opened, hours.timeZone);

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
      if (typed?.uid === uid) {
        const isWritten = notice !== null && typed === sent;
        noticeDraft.set(isWritten ? null : { ...typed, opened: notice });
      }
      tellSuccess(notice);
    } catch (error) {
      console.error(error);
      tellFailure(noticeFailure(error, notice === null));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  function tellSuccess(notice: Notice | null) {
    closeOwn.current();
    closeOwn.current = () => {};
    if (!getCurrentUser()) return;
    const inForce = notice !== null && isInForce(notice, Date.now());
    toasts.show({
      kind: 'success',
      text: notice ? 'Avviso salvato' : 'Avviso rimosso',
      link: inForce ? { to: paths.menu, label: 'Vedi nel menu' } : undefined,
    });
  }

  function tellFailure(failed: NoticeFailure) {
    closeOwn.current();
    // Where the session has ended, what was typed is there after the next sign-in.
    if (!getCurrentUser()) return;
    // A conflict is a question in the form, which has the focus: a notification would cover its answers.
    if (left.current || !failed.conflict) {
      closeOwn.current = toasts.show({
        kind: 'error',
        text: failed.message,
        hint: failed.hint,
        link: left.current ? { to: paths.notice, label: 'Torna all’avviso' } : undefined,
      });
    }
    setFailure(failed);
  }

  function save(from: Notice | null = opened) {
    if (busy.current) return;
    closeOwn.current();
    const checked = checkNotice(values, Date.now(), hours.timeZone);
    setProblem('problem' in checked ? checked.problem : null);
    if ('problem' in checked) {
      closeOwn.current = toasts.show({ kind: 'error', text: checked.problem.message });
    } else {
      const { notice } = checked;
      const question = longConfirmed.current ? null : longQuestion(notice, Date.now());
      if (question) setLong({ question, notice, from });
      else void write(notice, from);
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
    /** Whether something is typed that is not saved. */
    changed: draft !== null,
    /** What is asked before the notice is saved. */
    question: long?.question ?? null,
    set(change: Partial<NoticeValues>) {
      const before = draft ?? { uid, values, opened, endSuggested: false };
      const next = changedDraft(before, change, Date.now(), hours);
      const shown = valuesOf(present, hours.timeZone);
      noticeDraft.set(JSON.stringify(next.values) === JSON.stringify(shown) ? null : next);
      longConfirmed.current = false;
      setProblem(null);
    },
    save: () => save(),
    confirm() {
      if (!long) return;
      longConfirmed.current = true;
      setLong(null);
      void write(long.notice, long.from);
    },
    cancel: () => setLong(null),
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
    closeNotification: () => closeOwn.current(),
    wouldLose: () => draft !== null || busy.current,
    /** Drops what was typed when the form is left. A save that is under way goes on, and keeps it where it fails. */
    abandon() {
      if (draft && !busy.current) noticeDraft.set(null);
    },
  };
}

export type NoticeFormApi = ReturnType<typeof useNoticeForm>;
