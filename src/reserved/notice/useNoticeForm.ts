import { useEffect, useRef, useState } from 'react';
import { isInForce, type Notice } from '../../domain/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { useToasts } from '../../ui/Toasts';
import { publishNotice, withdrawNotice } from '../tonight-store';
import { type NoticeFailure, noticeFailure } from './notice-texts';
import { checkNotice, type NoticeProblem, type NoticeValues, valuesOf } from './notice-values';

const { timeZone } = restaurant.hours;

/**
 * State and actions of the notice's form. While nothing is typed it follows the present notice.
 * @param present the stored notice, null where there is none that could still be read
 */
export function useNoticeForm(present: Notice | null) {
  const [typed, setTyped] = useState<NoticeValues | null>(null);
  const [problem, setProblem] = useState<NoticeProblem | null>(null);
  const [failure, setFailure] = useState<NoticeFailure | null>(null);
  /** A notice without an end, until somebody has confirmed that it is meant so. */
  const [endless, setEndless] = useState<Notice | null>(null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const toasts = useToasts();
  const closeOwn = useRef(() => {});
  useEffect(
    () => () => {
      if (!busy.current) closeOwn.current();
    },
    [],
  );

  const stored = valuesOf(present, timeZone);
  const values = typed ?? stored;
  const changed = JSON.stringify(values) !== JSON.stringify(stored);

  /** Writes a change, once at a time; its outcome is told wherever the page is left for. */
  async function run(change: () => Promise<void>, done: string, inForce: boolean) {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFailure(null);
    closeOwn.current = toasts.show({ kind: 'progress', text: 'Salvataggio in corso...' });
    try {
      await change();
      setTyped(null);
      toasts.show({
        kind: 'success',
        text: done,
        link: inForce ? { to: paths.menu, label: 'Vedi nel menu' } : undefined,
      });
      closeOwn.current = () => {};
    } catch (error) {
      console.error(error);
      const failed = noticeFailure(error);
      closeOwn.current = toasts.show({ kind: 'error', text: failed.message, hint: failed.hint });
      setFailure(failed);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  function write(notice: Notice) {
    setEndless(null);
    void run(() => publishNotice(notice), 'Avviso salvato', isInForce(notice, Date.now()));
  }

  function save() {
    if (busy.current) return;
    closeOwn.current();
    const checked = checkNotice(values, Date.now(), timeZone);
    setProblem('problem' in checked ? checked.problem : null);
    if ('problem' in checked) {
      closeOwn.current = toasts.show({ kind: 'error', text: checked.problem.message });
    } else if (checked.notice.al === null) {
      setEndless(checked.notice);
    } else {
      write(checked.notice);
    }
  }

  return {
    values,
    problem,
    failure,
    saving,
    endless: endless !== null,
    set(change: Partial<NoticeValues>) {
      setTyped({ ...values, ...change });
      setProblem(null);
    },
    save,
    confirmEndless: () => endless && write(endless),
    cancelEndless: () => setEndless(null),
    remove: () => void run(withdrawNotice, 'Avviso rimosso', false),
    dismissFailure: () => setFailure(null),
    wouldLose: () => changed || busy.current,
  };
}

export type NoticeFormApi = ReturnType<typeof useNoticeForm>;
