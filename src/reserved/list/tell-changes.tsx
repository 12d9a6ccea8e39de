import type { ReactNode } from 'react';
import type { Toast, toasts } from '../../ui/Toasts';
import { notification } from '../notification';

type Toasts = typeof toasts;

/** What could not be saved. */
type Failure = {
  /** Of what it could not be saved: once something is saved of the same, the failure is settled. */
  subject: string;
  text: ReactNode;
  hint: ReactNode;
};

type Told = {
  saved: readonly string[];
  failures: readonly Failure[];
};

/** What was told last of changes in the list. Changed by `tell` alone. */
const last: { toast: Toast | null; told: Told } = {
  toast: null,
  told: { saved: [], failures: [] },
};

function toastOf({ saved, failures: [first, ...others] }: Told): Toast {
  const lines = saved.map((line) => <div key={line}>{first ? `Salvato ${line}` : line}</div>);
  if (!first) return { kind: 'success', text: 'Salvato', hint: lines };
  const hint = (
    <>
      <div>{first.hint}</div>
      {others.map(({ subject, text, hint }) => (
        <div key={subject}>
          {text}. {hint}
        </div>
      ))}
      {lines}
    </>
  );
  return { kind: 'error', text: first.text, hint };
}

/**
 * Adds to what is told still. A failure stays until it is dismissed: what is saved later stands below it.
 * @returns closes the notification, where it is still shown and tells no failure
 */
function tell(toasts: Toasts, added: (before: Told) => Told): () => void {
  const shown = notification.get();
  const isOwn = last.toast !== null && shown?.hint === last.toast.hint;
  const others =
    shown?.kind === 'error' ? [{ subject: '', text: shown.text, hint: shown.hint }] : [];
  last.told = added(isOwn ? last.told : { saved: [], failures: others });
  last.toast = toastOf(last.told);
  const close = toasts.show(last.toast);
  return last.told.failures.length > 0 ? () => {} : close;
}

/**
 * Tells what was changed in the list, a line for each change; what was told just before stays readable above it.
 * @param subject of the failure that is settled by it
 * @returns closes the notification, where it is still shown and tells no failure
 */
export function tellSaved(toasts: Toasts, line: string, subject?: string): () => void {
  return tell(toasts, ({ saved, failures }) => ({
    saved: [...saved.filter((each) => each !== line).slice(-2), line],
    failures: failures.filter((failure) => failure.subject !== subject),
  }));
}

/** Tells what could not be changed in the list. */
export function tellNotSaved(toasts: Toasts, failure: Failure): void {
  tell(toasts, ({ saved, failures }) => ({
    saved,
    failures: [failure, ...failures.filter(({ subject }) => subject !== failure.subject)],
  }));
}
