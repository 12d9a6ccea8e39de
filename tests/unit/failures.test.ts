import { FirebaseError } from 'firebase/app';
import { StorageError, StorageErrorCode } from 'firebase/storage';
import { expect, test } from 'vitest';
import { UploadError } from '../../src/data/staff/images';
import { ClockError, ConflictError, UnfitError } from '../../src/data/staff/write-errors';
import { failureHint } from '../../src/reserved/failures';

const refused = (code: string) =>
  new Error('Failed to update document', { cause: new FirebaseError(code, '') });

const upload = (code: StorageErrorCode, status: number) =>
  new UploadError('Failed', { cause: new StorageError(code, '', status) });

test.each([
  [
    new ConflictError(null, { id: 'a', nome: 'A', before: {}, after: {} }),
    'Nel frattempo questo piatto è stato eliminato',
  ],
  [new UnfitError('Unfit'), 'Al piatto manca qualcosa'],
  [
    new Error('Failed', { cause: new FirebaseError('unavailable', '') }),
    'niente verrà salvato due volte',
  ],
  [new ClockError(), 'Controlla data e ora di questo telefono'],
  [upload(StorageErrorCode.UNAUTHENTICATED, 401), 'Accedi di nuovo'],
  [upload(StorageErrorCode.QUOTA_EXCEEDED, 402), 'Spazio per le immagini esaurito'],
  [upload(StorageErrorCode.UNAUTHORIZED, 403), 'Non hai i permessi per caricare immagini'],
  // Nobody is signed in here.
  [refused('permission-denied'), 'La sessione era finita'],
  [refused('auth/user-token-expired'), 'La sessione era finita'],
  [refused('auth/network-request-failed'), 'Nessuna risposta'],
  [refused('resource-exhausted'), 'Troppe modifiche insieme'],
])('%s has a hint that names what happened', (error, hint) => {
  expect(failureHint(error)).toContain(hint);
});
