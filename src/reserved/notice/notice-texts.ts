import { isPermissionError, NoticeChangedError } from '../../data/staff/write-errors';
import { isInForce, type Notice } from '../../domain/tonight/tonight';
import { restaurant } from '../../restaurant';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** How long a notice may be meant to stand before the form asks, in ms. */
const LONG_MS = 8 * WEEK_MS;

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

/** What is asked before a notice is saved that will stand for long. */
export type LongQuestion = { title: string; text: string; confirm: string };

/** @returns null where a notice need not be asked for. @param now epoch ms */
export function longQuestion({ al }: Notice, now: number): LongQuestion | null {
  if (al === null) {
    return {
      title: 'Un avviso senza una fine?',
      text: 'Resta finché qualcuno lo rimuove, anche fra una settimana. Con «Al» sparisce da solo.',
      confirm: 'Salva senza fine',
    };
  }
  if (al - now <= LONG_MS) return null;
  return {
    title: 'Un avviso così lungo?',
    text: `Resta fino a ${dayText(al, now)}. Se è una svista, correggi «Al».`,
    confirm: 'Salva lo stesso',
  };
}

/** The heading above the present notice. @param now epoch ms */
export function standingText(notice: Notice, now: number): string {
  return isInForce(notice, now) ? 'Adesso i clienti leggono' : 'I clienti leggeranno';
}

/** Whether a notice without an end has stood for a week. @param now epoch ms */
export function isForgotten({ dal, al }: Notice, now: number): boolean {
  return al === null && now - dal >= WEEK_MS;
}

/** A failed change, as the page shows it. */
export type NoticeFailure = {
  message: string;
  hint: string;
  /** Where somebody else was faster: the notice as it stands now, null for none, and whether it was to be removed. */
  conflict: { current: Notice | null; removal: boolean } | null;
};

/** The messages for a notice that could not be saved or removed. */
export function noticeFailure(error: unknown, removal: boolean): NoticeFailure {
  return {
    message: `Errore durante ${removal ? 'la rimozione' : 'il salvataggio'} dell’avviso`,
    hint: hintFor(error),
    conflict: error instanceof NoticeChangedError ? { current: error.current, removal } : null,
  };
}

function hintFor(error: unknown): string {
  if (error instanceof NoticeChangedError) {
    return error.current
      ? 'Qualcun altro ha cambiato l’avviso mentre lo avevi aperto'
      : 'Qualcun altro ha rimosso l’avviso mentre lo avevi aperto';
  }
  return isPermissionError(error)
    ? 'Non hai i permessi per modificare l’avviso'
    : 'Nessuna risposta. Controlla la rete e riprova';
}
