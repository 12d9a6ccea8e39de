import { getCurrentUser } from '../data/staff/session';
import {
  ClockError,
  EntryChangedError,
  isPermissionError,
  ListFullError,
  serviceCode,
  TooManyError,
  UnansweredError,
  UploadError,
} from '../data/staff/write-errors';
import { type Notification, toasts } from './toasts';

export const UPLOAD_MESSAGE = "Errore durante il caricamento dell'immagine";

/** The action that failed: each may need other words for the same error. */
type Action = 'signIn' | 'reset' | 'read' | 'write' | 'upload';

/** Who to call for errors that staff cannot fix. */
const CALL = 'chiama chi cura il sito';
const RETRY = `Riprova tra qualche minuto; se continua, ${CALL}`;
const NO_MAIL = 'non è partita nessuna e-mail';
/** What is known where the site itself answers: not whose fault it is. */
const UNREACHED =
  'La rete c’è, ma il servizio non risponde o qualcosa lo blocca (un antivirus, un filtro)';
const UNKNOWN =
  'Non sappiamo se è salvato. Controlla la rete e riprova: niente verrà salvato due volte';
const UNKNOWN_UNREACHED = `Non sappiamo se è salvato. ${UNREACHED}: niente verrà salvato due volte`;
const SIGN_IN_AGAIN = 'Accedi di nuovo';
/** The hint is read after the next sign-in. */
const SESSION_OVER = 'La sessione era finita: riprova';

type Words = { words: string } & Partial<Record<Action, string>>;

/** The last line, for what no row matches: whose fault it is, is not known. */
const LAST: Words = {
  words: `Qualcosa non ha funzionato. ${RETRY}`,
  reset: `Qualcosa non ha funzionato: ${NO_MAIL}. ${RETRY}`,
  write: `Qualcosa non ha funzionato. ${RETRY}. Niente verrà salvato due volte`,
};

/** The words for the service's errors, by `serviceCode`. `words` serve where an action has none of its own. */
const TABLE: readonly [codes: RegExp, words: Words][] = [
  [
    /^$/,
    {
      words: 'Nessuna connessione. Controlla la rete e riprova',
      write: 'Nessuna risposta. Controlla la rete e riprova: niente verrà salvato due volte',
      upload: 'Nessuna connessione',
    },
  ],
  [
    /^unreached$/,
    {
      words: UNREACHED,
      write: `${UNREACHED}. Niente verrà salvato due volte`,
    },
  ],
  [
    // Elsewhere than at the sign-in: an account that is no longer known.
    /^auth\/(invalid-credential|wrong-password|user-not-found|invalid-email)$/,
    {
      words: SIGN_IN_AGAIN,
      signIn: 'Credenziali non valide. Riprova',
      reset: `Controlla l’indirizzo: ${NO_MAIL}`,
    },
  ],
  [
    /^auth\/(user-token-expired|invalid-user-token|requires-recent-login|null-user|user-signed-out)$|^(storage\/)?unauthenticated$/,
    { words: SIGN_IN_AGAIN },
  ],
  [
    /^permission-denied$|^storage\/unauthorized$/,
    {
      words: `Questo account non ha i permessi: ${CALL}`,
      write: 'Non hai i permessi per modificare il menu',
      upload: 'Non hai i permessi per caricare immagini',
    },
  ],
  [/^auth\/user-disabled$/, { words: `Questo account è disattivato: ${CALL}` }],
  [
    /^auth\/(operation-not-allowed|admin-restricted-operation)$/,
    { words: `L’accesso con e-mail e password è chiuso: ${CALL}` },
  ],
  [
    // The SDK makes a code of the sentence that refuses an invalid key, or one restricted to other sites.
    /^auth\/(api-key-|requests-|invalid-a(pi-key|pp-)|app-not-|unauthorized-domain)|^storage\/unauthorized-app$/,
    { words: `Il servizio rifiuta questo sito: ${CALL}` },
  ],
  [/^auth\/too-many-requests$/, { words: 'Troppi tentativi. Riprova tra qualche minuto' }],
  [
    /^(aborted|resource-exhausted)$/,
    { words: `Il servizio non accetta modifiche in questo momento. ${RETRY}` },
  ],
  [/^(already-exists|failed-precondition|not-found)$/, { words: `Riprova; se continua, ${CALL}` }],
  [/^storage\/quota-exceeded$/, { words: 'Spazio per le immagini esaurito' }],
  [/^storage\/object-not-found$/, { words: 'Immagine non trovata' }],
];

/** The message of a service's error for a person. Only wrong credentials are the person's own. */
export function serviceWords(error: unknown, action: Action): string {
  const code = serviceCode(error);
  const [, row] = TABLE.find(([codes]) => codes.test(code)) ?? [null, LAST];
  return row[action] ?? row.words;
}

const FULL = {
  consigliati: 'I consigliati di stasera',
  giorni: 'I giorni speciali',
  avvisi: 'Gli avvisi',
};

export function failureHint(error: unknown): string {
  if (error instanceof UploadError) return serviceWords(error, 'upload');
  if (error instanceof TooManyError)
    return `Sono più di ${error.most} piatti: dividili in più volte`;
  if (error instanceof UnansweredError)
    return serviceCode(error) === 'unreached' ? UNKNOWN_UNREACHED : UNKNOWN;
  if (error instanceof ListFullError) {
    return `${FULL[error.list]} sono già ${error.most}: prima togline uno${error.list === 'consigliati' ? '. Li trovi con il filtro «Consigliati stasera»' : ''}`;
  }
  if (error instanceof EntryChangedError) return 'Nel frattempo è cambiato: guarda di nuovo';
  if (error instanceof ClockError) return 'Controlla data e ora di questo telefono';
  const hint = serviceWords(error, 'write');
  const needsSession = isPermissionError(error) || hint === SIGN_IN_AGAIN;
  return needsSession && !getCurrentUser() ? SESSION_OVER : hint;
}

/**
 * Logs a failure and shows it in a toast, unless the session has ended: another user must not read it.
 * @param nome the product's name, if `text` does not contain it
 * @returns closes the toast
 */
export function tellFailure(
  error: unknown,
  text: string,
  { nome, action }: { nome?: string | undefined } & Pick<Notification, 'action'> = {},
): () => void {
  console.error(error);
  const hint = failureHint(error);
  if (!getCurrentUser()) return () => {};
  return toasts.show({ kind: 'error', text, hint: nome ? `${nome}: ${hint}` : hint, action });
}
