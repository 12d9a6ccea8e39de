import { fromLocalText, toLocalText } from '../../domain/local-time';
import type { Notice } from '../../domain/tonight';
import { MAX_NOTICE_LENGTH } from '../../domain/tonight-changes';

const MINUTE_MS = 60_000;

/** The form's values, as typed. Times are those of fields of the type 'datetime-local', at the restaurant's clock. */
export type NoticeValues = {
  testo: string;
  /** '' for at once. */
  dal: string;
  /** '' for no end. */
  al: string;
  chiuso: boolean;
};

/** A broken rule, and the field that breaks it. */
export type NoticeProblem = { message: string; field: 'testo' | 'dal' | 'al' };

/** The values with which the form opens. */
export function valuesOf(notice: Notice | null, timeZone: string): NoticeValues {
  if (!notice) return { testo: '', dal: '', al: '', chiuso: false };
  const { testo, dal, al, chiuso } = notice;
  return {
    testo,
    dal: toLocalText(dal, timeZone),
    al: al === null ? '' : toLocalText(al, timeZone),
    chiuso,
  };
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
  const testo = values.testo.trim();
  if (testo === '' && !values.chiuso) {
    return broken('testo', 'Scrivi un testo, oppure segna «Siamo chiusi»');
  }
  if (testo.length > MAX_NOTICE_LENGTH) {
    return broken('testo', `Il testo può avere al massimo ${MAX_NOTICE_LENGTH} caratteri`);
  }
  const dal = values.dal === '' ? now - (now % MINUTE_MS) : fromLocalText(values.dal, timeZone);
  if (dal === null) return broken('dal', 'Scrivi giorno e ora, o lascia vuoto');
  if (values.al === '') return { notice: { testo, dal, al: null, chiuso: values.chiuso } };
  const al = fromLocalText(values.al, timeZone);
  if (al === null) return broken('al', 'Scrivi giorno e ora, o lascia vuoto');
  if (al <= dal) return broken('al', 'La fine deve venire dopo l’inizio');
  if (al <= now) return broken('al', 'Questa fine è già passata');
  return { notice: { testo, dal, al, chiuso: values.chiuso } };
}
