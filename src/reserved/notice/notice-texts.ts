import { isPermissionError, NoticeChangedError } from '../../data/staff/write-errors';
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

/** When a notice stands: 'da martedì 4 agosto alle ore 17:00, senza una fine'. */
export function timeText({ dal, al }: Notice): string {
  const from = `da ${day.format(dal)}`;
  return al === null ? `${from}, senza una fine` : `${from} a ${day.format(al)}`;
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
