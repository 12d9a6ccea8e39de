import fc from 'fast-check';
import { FirebaseError } from 'firebase/app';
import { AuthErrorCodes } from 'firebase/auth';
import type { FirestoreErrorCode } from 'firebase/firestore/lite';
import { StorageError, StorageErrorCode } from 'firebase/storage';
import { describe, expect, test, vi } from 'vitest';
import {
  ClockError,
  ListFullError,
  reaching,
  TooManyError,
  UnansweredError,
  UploadError,
  wasRefused,
} from '../../src/data/staff/write-errors';
import { TimeoutError } from '../../src/data/timeout';
import { failureHint, serviceWords } from '../../src/reserved/failures';

const session = vi.hoisted(() => ({ user: null as { uid: string } | null }));
vi.mock('../../src/data/staff/session', () => ({ getCurrentUser: () => session.user }));

/** The SDK exports these as a type alone. */
const FIRESTORE_CODES: readonly FirestoreErrorCode[] = [
  ...(['cancelled', 'unknown', 'invalid-argument', 'deadline-exceeded', 'not-found'] as const),
  ...(['already-exists', 'permission-denied', 'resource-exhausted', 'aborted'] as const),
  ...(['failed-precondition', 'out-of-range', 'unimplemented', 'internal'] as const),
  ...(['unavailable', 'data-loss', 'unauthenticated'] as const),
];
const SDK_CODES = [
  ...new Set<string>(Object.values(AuthErrorCodes)),
  ...FIRESTORE_CODES,
  ...Object.values(StorageErrorCode).map((code) => `storage/${code}`),
];
const ACTIONS = ['signIn', 'reset', 'read', 'write', 'upload'] as const;

const refused = (cause: unknown) => new Error('Failed to update document', { cause });
const firebase = (code: string, data?: Record<string, unknown>) =>
  new FirebaseError(code, 'Message', data);
const upload = (code: StorageErrorCode, status: number) =>
  new UploadError('Failed', { cause: new StorageError(code, '', status) });

/** The codes that a person at the restaurant can do something about; all others name whom to call. */
const OWN_MEANS = [
  ...['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'],
  ...['auth/invalid-email', 'auth/too-many-requests', 'auth/network-request-failed'],
  ...['auth/timeout', 'auth/user-token-expired', 'auth/invalid-user-token', 'auth/null-user'],
  ...['auth/requires-recent-login', 'auth/user-signed-out', 'unauthenticated', 'unknown'],
  ...['storage/unauthenticated', 'storage/retry-limit-exceeded', 'storage/canceled'],
  ...['storage/quota-exceeded', 'storage/object-not-found'],
];
const WRONG_CREDENTIALS = OWN_MEANS.slice(0, 4);

describe('the words for an error of the service', () => {
  test('says ‘wrong’ of credentials only, and whom to call for every fault of the service', () => {
    expect(SDK_CODES.length).toBeGreaterThan(140);
    for (const [code, action] of SDK_CODES.flatMap((code) =>
      ACTIONS.map((a) => [code, a] as const),
    )) {
      const words = serviceWords(refused(firebase(code)), action);
      const isWrong = action === 'signIn' && WRONG_CREDENTIALS.includes(code);
      expect(words.includes('Credenziali'), `${code}, ${action}`).toBe(isWrong);
      const isOwn = OWN_MEANS.includes(code) || words.startsWith('Non hai i permessi');
      expect(words.includes('chiama chi cura il sito'), `${code}, ${action}: ${words}`).toBe(
        !isOwn,
      );
    }
  });

  test('an unknown code, or none, gets the general message', () => {
    const codes = fc.stringMatching(/^(auth\/|storage\/|)[a-z-]{3,30}$/);
    fc.assert(
      fc.property(codes, fc.constantFrom(...ACTIONS), (code, action) => {
        fc.pre(!SDK_CODES.includes(code));
        const words = serviceWords(firebase(code), action);
        expect(words).toMatch(/chiama chi cura il sito/);
        expect(words).not.toMatch(/Credenziali|rete|permessi/);
      }),
    );
    for (const error of [new Error('Bug'), 'text', null, undefined]) {
      expect(serviceWords(error, 'signIn')).toContain('chiama chi cura il sito');
    }
  });

  test.each([
    'api-key-not-valid.-please-pass-a-valid-api-key.',
    'requests-from-referer-https://altro.example-are-blocked.',
    'requests-to-this-api-identitytoolkit-method-are-blocked.',
  ])('a refused key is told as such: auth/%s', (code) => {
    expect(serviceWords(firebase(`auth/${code}`), 'signIn')).toContain('rifiuta questo sito');
  });

  test('an error page of the service is not called a missing network', () => {
    const message = `SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`;
    const page = firebase('auth/network-request-failed', { message });
    expect(serviceWords(page, 'signIn')).toContain('chiama chi cura il sito');
    const lost = firebase('auth/network-request-failed', { message: 'TypeError: Load failed' });
    for (const error of [lost, new TimeoutError(), new TypeError('Failed to fetch')]) {
      expect(serviceWords(error, 'signIn')).toBe(
        'Nessuna connessione. Controlla la rete e riprova',
      );
    }
  });

  test('no e-mail is promised, and for every refused request it is said that none was sent', () => {
    for (const code of ['auth/invalid-email', 'auth/quota-exceeded', 'auth/internal-error']) {
      expect(serviceWords(firebase(code), 'reset')).toContain('non è partita nessuna e-mail');
    }
  });
});

test.each([
  [refused(firebase('unavailable')), 'Niente verrà salvato due volte'],
  [new UnansweredError('Failed', { cause: firebase('unavailable') }), 'Non sappiamo se è salvato'],
  [new TooManyError(500), 'Sono più di 500 piatti'],
  [
    new ListFullError('consigliati', 6),
    'I consigliati di stasera sono già 6: prima togline uno. Li',
  ],
  [new ClockError(), 'Controlla data e ora di questo telefono'],
  [upload(StorageErrorCode.UNAUTHENTICATED, 401), 'Accedi di nuovo'],
  [upload(StorageErrorCode.QUOTA_EXCEEDED, 402), 'Spazio per le immagini esaurito'],
  [upload(StorageErrorCode.UNAUTHORIZED, 403), 'Non hai i permessi per caricare immagini'],
  [upload(StorageErrorCode.OBJECT_NOT_FOUND, 404), 'Immagine non trovata'],
  [upload(StorageErrorCode.RETRY_LIMIT_EXCEEDED, 0), 'Nessuna connessione'],
  [upload(StorageErrorCode.UNKNOWN, 500), 'chiama chi cura il sito'],
  [refused(firebase('permission-denied')), 'Non hai i permessi per modificare il menu'],
  [refused(firebase('auth/user-disabled')), 'Questo account è disattivato'],
  [refused(firebase('auth/internal-error')), 'Qualcosa non ha funzionato'],
  [refused(firebase('auth/network-request-failed')), 'Nessuna risposta'],
  [refused(firebase('resource-exhausted')), 'Il servizio non accetta modifiche in questo momento'],
])('%s has a hint that names what happened', (error, hint) => {
  session.user = { uid: 'anna' };
  expect(failureHint(error)).toContain(hint);
});

test('a write that is refused because the session has ended says so', () => {
  session.user = null;
  for (const code of ['permission-denied', 'unauthenticated', 'auth/user-token-expired']) {
    expect(failureHint(refused(firebase(code)))).toBe('La sessione era finita: riprova');
  }
  expect(failureHint(refused(firebase('auth/user-disabled')))).toContain('disattivato');
});

test('a session that cannot be renewed has written nothing; without a response the outcome is unknown', () => {
  expect(wasRefused(refused(firebase('auth/user-disabled')))).toBe(true);
  expect(wasRefused(refused(firebase('auth/network-request-failed')))).toBe(false);
  expect(wasRefused(refused(firebase('unavailable')))).toBe(false);
});

describe('a failure without a response', () => {
  const lost = () => refused(new TypeError('Failed to fetch'));
  const wordsAfter = async (error: Error) => {
    await expect(reaching(Promise.reject(error))).rejects.toBe(error);
    return [failureHint(error), serviceWords(error, 'signIn')].join(' ');
  };

  test.each([
    lost(),
    refused(new TimeoutError('15000 ms')),
    firebase('auth/network-request-failed'),
    new UnansweredError('Failed', { cause: firebase('unknown') }),
    new UploadError('Failed', {
      cause: new StorageError(StorageErrorCode.RETRY_LIMIT_EXCEEDED, ''),
    }),
  ])('is not called the network’s where the site itself answers: %s', async (error) => {
    session.user = { uid: 'anna' };
    vi.stubGlobal('fetch', async () => new Response());
    const words = await wordsAfter(error);
    expect(words).toContain('La rete c’è, ma il servizio non risponde o qualcosa lo blocca');
    expect(words).not.toMatch(/Nessuna connessione|Controlla la rete/);
  });

  test.each([
    ['nothing answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else answers', async () => new Response('', { status: 502 })],
  ])('stays the network’s where %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await wordsAfter(lost())).toContain('Controlla la rete');
  });

  test('alone is a reason to ask', async () => {
    const ask = vi.fn();
    vi.stubGlobal('fetch', ask);
    await wordsAfter(refused(firebase('permission-denied')));
    expect(ask).not.toHaveBeenCalled();
  });
});
