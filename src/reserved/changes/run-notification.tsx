import { getCurrentUser } from '../../data/staff/session';
import { paths } from '../../paths';
import type { Toast } from '../../ui/Toasts';
import { products } from '../counted';
import { notification } from '../notification';
import type { ChangeRun } from './kept-run';
import { getChangeRun, isWritingHere, subscribeToChangeRun } from './run-store';
import { finishedTitle, REASON_TEXT, RUN_TEXTS } from './run-texts';

const PAGE: Record<ChangeRun['purpose'], string> = {
  prices: paths.changePrices,
  import: paths.importMenu,
};

/** Changed by the functions of this module alone. */
const told = {
  /** The run whose page was left while it was being written; null where a panel shows it. */
  key: null as string | null,
  /** The notification of this module that was shown last. */
  toast: null as Toast | null,
};

function show(toast: Toast): void {
  told.toast = toast;
  notification.set(toast);
}

function close(): void {
  if (told.toast && notification.get() === told.toast) notification.set(null);
  told.toast = null;
}

function progressToast({ purpose, kind, outcomes, changes }: ChangeRun): Toast {
  return {
    kind: 'progress',
    text: `${RUN_TEXTS[purpose].title[kind]} in corso...`,
    // Not read out: it changes with every commit.
    hint: (
      <span aria-live="off">
        {outcomes.size} di {products(changes.length)}
      </span>
    ),
    link: { to: PAGE[purpose], label: 'Vedi l’andamento' },
  };
}

function outcomeToast(run: ChangeRun): Toast {
  const { purpose, kind, stage, reason } = run;
  const link = { to: PAGE[purpose], label: 'Vedi com’è andata' };
  return stage === 'finished'
    ? { kind: 'success', text: finishedTitle(run), link }
    : {
        kind: 'error',
        text: RUN_TEXTS[purpose].stopped[kind],
        hint: reason && REASON_TEXT[reason],
        link,
      };
}

function follow(): void {
  const run = getChangeRun();
  if (told.key === null || run?.key !== told.key) return;
  const isTheirs = getCurrentUser()?.uid === run.uid;
  if (run.stage !== 'writing') {
    told.key = null;
    close();
    if (isTheirs) show(outcomeToast(run));
  } else if (isTheirs && told.toast && notification.get() === told.toast) {
    // Once it was dismissed, or another one has taken its place, only the outcome is told.
    show(progressToast(run));
  }
}

subscribeToChangeRun(follow);

/**
 * Says that a panel shows the run from now on. Where its page is left while it is being written, the notification tells how
 * far it is, and once how it has ended.
 * @returns says that the panel is gone
 */
export function panelShown(): () => void {
  told.key = null;
  close();
  return () => {
    const run = getChangeRun();
    if (!run || !isWritingHere(run) || !getCurrentUser()) return;
    told.key = run.key;
    show(progressToast(run));
  };
}
