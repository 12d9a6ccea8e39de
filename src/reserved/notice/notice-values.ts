import { fromLocalText, toLocalText } from '../../domain/hours/local-time';
import { endOfDay, type WeeklyHours } from '../../domain/hours/open-spans';
import type { Notice } from '../../domain/tonight/tonight';
import { MAX_NOTICE_LENGTH } from '../../domain/tonight/tonight-changes';

const MINUTE_MS = 60_000;

/** The form's values, as typed. Times are those of fields of the type 'datetime-local', at the restaurant's clock. */
export type NoticeValues = {
  testo: string;
  /** '' for at once. */
  dal: string;
  /** '' for no end. */
  al: string;
  chiuso: boolean;
  /** Whether the end is the one that 'Siamo chiusi' has suggested, and follows the beginning. */
  endSuggested: boolean;
};

/** A broken rule, and the field that breaks it. */
export type NoticeProblem = { message: string; field: 'testo' | 'dal' | 'al' };

/** The values with which the form opens. */
export function noticeValuesOf(notice: Notice | null, timeZone: string): NoticeValues {
  const endSuggested = false;
  if (!notice) return { testo: '', dal: '', al: '', chiuso: false, endSuggested };
  const { testo, dal, al, chiuso } = notice;
  return {
    testo,
    dal: toLocalText(dal, timeZone),
    al: al === null ? '' : toLocalText(al, timeZone),
    chiuso,
    endSuggested,
  };
}

/** The end of service on the day on which a notice begins, or today where that is now or before. */
function serviceEnd({ dal }: NoticeValues, now: number, hours: WeeklyHours): string {
  const from = fromLocalText(dal, hours.timeZone) ?? now;
  return toLocalText(endOfDay(Math.max(from, now), hours), hours.timeZone);
}

/**
 * The end after a change of the form. 'Siamo chiusi' suggests the end of that day's service: a closure without an end is
 * easily forgotten. Until the end is typed, the suggestion follows the beginning, and goes with the switch.
 * @param now epoch ms
 */
export function suggestedEnd(
  values: NoticeValues,
  changed: keyof NoticeValues,
  now: number,
  hours: WeeklyHours,
): Pick<NoticeValues, 'al' | 'endSuggested'> {
  const { al, chiuso } = values;
  const keeps = values.endSuggested && changed !== 'al';
  const endSuggested = chiuso && (keeps || (changed === 'chiuso' && al === ''));
  if (endSuggested) return { al: serviceEnd(values, now, hours), endSuggested };
  return { al: keeps ? '' : al, endSuggested };
}

/**
 * Checks the form.
 * @param now epoch ms: in this minute begins a notice without a beginning
 * @returns the notice to write, or the first broken rule
 */
export function checkNotice(
  values: NoticeValues,
  now: number,
  timeZone: string,
): { notice: Notice } | { problem: NoticeProblem } {
  const broken = (field: NoticeProblem['field'], message: string) => ({
    problem: { field, message },
  });
  const { chiuso } = values;
  const testo = values.testo.trim();
  if (testo === '' && !chiuso) {
    return broken('testo', 'Scrivi un testo, oppure segna «Siamo chiusi»');
  }
  if (testo.length > MAX_NOTICE_LENGTH) {
    return broken('testo', `Il testo può avere al massimo ${MAX_NOTICE_LENGTH} caratteri`);
  }
  const dal = values.dal === '' ? now - (now % MINUTE_MS) : fromLocalText(values.dal, timeZone);
  if (dal === null) return broken('dal', 'Scrivi giorno e ora, o lascia vuoto');
  if (values.al === '') return { notice: { testo, dal, al: null, chiuso } };
  const al = fromLocalText(values.al, timeZone);
  if (al === null) return broken('al', 'Scrivi giorno e ora, o lascia vuoto');
  if (al <= dal) return broken('al', 'La fine deve venire dopo l’inizio');
  if (al <= now) return broken('al', 'Questa fine è già passata');
  return { notice: { testo, dal, al, chiuso } };
}
