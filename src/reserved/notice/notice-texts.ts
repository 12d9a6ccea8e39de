import { ClockError, isPermissionError, NoticeChangedError } from '../../data/staff/write-errors';
import { isInForce, type Notice } from '../../domain/tonight/tonight';
import { restaurant } from '../../restaurant';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const { timeZone } = restaurant.hours;
const yearOf = new Intl.DateTimeFormat('it-IT', { timeZone, year: 'numeric' });

/** An instant by its weekday, with the year where that is not this one. All in epoch ms. */
function dayText(instant: number, now: number): string {
  const otherYear = yearOf.format(instant) !== yearOf.format(now);
  return new Intl.DateTimeFormat('it-IT', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(otherYear && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
}

/** When a notice stands: 'da martedì 4 agosto alle ore 17:00, senza una fine'. @param now epoch ms */
export function timeText({ dal, al }: Notice, now: number): string {
  const from = `da ${dayText(dal, now)}`;
  return al === null ? `${from}, senza una fine` : `${from} a ${dayText(al, now)}`;
}

/** The heading above the present notice. @param now epoch ms */
export function standingText(notice: Notice, now: number): string {
  if (isForgotten(notice, now)) return 'Questo avviso sta lì da più di una settimana';
  return isInForce(notice, now) ? 'Adesso i clienti leggono' : 'I clienti leggeranno';
}

/** Whether a notice without an end has stood for a week. @param now epoch ms */
export function isForgotten({ dal, al }: Notice, now: number): boolean {
  return al === null && now - dal >= WEEK_MS;
}

/** A change that failed, as the page shows it. */
export type NoticeFailure = {
  message: string;
  hint: string;
  /** Where somebody else was faster: the notice as it stands now, null for none, and what was to be written. */
  conflict: { current: Notice | null; wanted: Notice | null } | null;
};

/** The messages for a notice that could not be saved or removed. @param wanted null for a removal */
export function noticeFailure(error: unknown, wanted: Notice | null): NoticeFailure {
  if (error instanceof NoticeChangedError) {
    const { current } = error;
    return {
      message: `Nel frattempo qualcun altro ha ${current ? 'cambiato' : 'rimosso'} l’avviso`,
      hint: current ? 'Adesso c’è questo:' : 'Adesso non c’è nessun avviso.',
      conflict: { current, wanted },
    };
  }
  return {
    message: `Errore durante ${wanted ? 'il salvataggio' : 'la rimozione'} dell’avviso`,
    hint: hintFor(error),
    conflict: null,
  };
}

function hintFor(error: unknown): string {
  if (error instanceof ClockError) return 'Controlla data e ora di questo telefono';
  return isPermissionError(error)
    ? 'Non hai i permessi per modificare l’avviso'
    : 'Nessuna risposta. Controlla la rete e riprova';
}
