import type { SignInFailure } from '../../data/staff/session';

const SIGN_IN_MESSAGE: Record<SignInFailure, string> = {
  throttled: 'Troppi tentativi. Riprova tra qualche minuto',
  offline: 'Nessuna connessione. Controlla la rete e riprova',
  credentials: 'Credenziali non valide. Riprova',
};

/** The message for a failed sign-in. */
export function signInMessage(reason: SignInFailure): string {
  return SIGN_IN_MESSAGE[reason];
}
