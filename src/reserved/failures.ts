import { UploadError } from '../data/staff/images';
import { getCurrentUser } from '../data/staff/session';
import {
  ClockError,
  ConflictError,
  isPermissionError,
  isTooFast,
  ListFullError,
  UnfitError,
  wasRefused,
} from '../data/staff/write-errors';
import { MAX_RECOMMENDED } from '../domain/staff/tonight-changes';
import { type Toast, toasts } from '../ui/toasts/Toasts';

export const UPLOAD_MESSAGE = "Errore durante il caricamento dell'immagine";

/** Hints by Storage's HTTP status; 0 means that no response came. */
const UPLOAD_HINT: Record<number, string> = {
  0: 'Nessuna connessione',
  401: 'Accedi di nuovo',
  402: 'Spazio per le immagini esaurito',
  403: 'Non hai i permessi per caricare immagini',
  404: 'Immagine non trovata',
};

const NO_ANSWER = 'Nessuna risposta. Controlla la rete e riprova: niente verrà salvato due volte';
/** Hint for a product that cannot be written until its form is completed. */
export const INCOMPLETE = 'Al piatto manca qualcosa: aprilo e completalo';
const NO_RIGHTS = 'Non hai i permessi per modificare il menu';
/** The hint is read after the next sign-in. */
const SESSION_OVER = 'La sessione era finita: riprova';

/** Message for a product that could not be written. The hint of `failureHint` follows it. */
export const MESSAGES = {
  add: "Errore durante l'aggiunta dell'articolo",
  edit: "Errore durante l'aggiornamento dell'articolo",
  delete: "Errore durante l'eliminazione dell'articolo",
};

export function failureHint(error: unknown): string {
  if (error instanceof UploadError) return UPLOAD_HINT[error.status] ?? 'Riprova';
  if (error instanceof ConflictError) {
    const done = error.current ? 'modificato' : 'eliminato';
    return `Nel frattempo questo piatto è stato ${done}`;
  }
  if (error instanceof UnfitError) return INCOMPLETE;
  if (error instanceof ListFullError) {
    return `I consigliati di stasera sono già ${MAX_RECOMMENDED}: prima togline uno. Li trovi con il filtro «Consigliati stasera»`;
  }
  if (error instanceof ClockError) return 'Controlla data e ora di questo telefono';
  if (isPermissionError(error)) return getCurrentUser() ? NO_RIGHTS : SESSION_OVER;
  if (isTooFast(error)) return 'Troppe modifiche insieme. Aspetta un minuto e riprova';
  return wasRefused(error) ? 'Riprova' : NO_ANSWER;
}

/** Logs a failure and shows it in a toast. @param nome the product's name, if `text` does not contain it */
export function tellFailure(
  error: unknown,
  text: string,
  { nome, action }: { nome?: string } & Pick<Toast, 'action'> = {},
): void {
  console.error(error);
  const hint = failureHint(error);
  toasts.show({ kind: 'error', text, hint: nome ? `${nome}: ${hint}` : hint, action });
}
