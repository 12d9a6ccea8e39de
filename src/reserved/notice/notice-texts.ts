import { isPermissionError } from '../../data/staff/write-errors';
import { isInForce, type Notice } from '../../domain/tonight';
import { restaurant } from '../../restaurant';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const day = new Intl.DateTimeFormat('it-IT', {
  timeZone: restaurant.hours.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** When a notice stands: 'dal martedì 4 agosto alle ore 17:00, senza una fine'. */
export function timeText({ dal, al }: Notice): string {
  const from = `dal ${day.format(dal)}`;
  return al === null ? `${from}, senza una fine` : `${from} al ${day.format(al)}`;
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
export type NoticeFailure = { message: string; hint: string };

export function noticeFailure(error: unknown): NoticeFailure {
  return {
    message: 'Errore durante il salvataggio dell’avviso',
    hint: isPermissionError(error)
      ? 'Non hai i permessi per modificare l’avviso'
      : 'Nessuna risposta. Controlla la rete e riprova',
  };
}
