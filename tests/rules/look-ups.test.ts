import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, it } from 'vitest';
import { permitted, refused, suite } from './actors';

/** Firestore's limit for a commit of several documents. */
const LOOK_UPS = 20;

/** A project of its own on the same emulator, whose rules look up another document for each write, or the same for all. */
const environment = await initializeTestEnvironment({
  projectId: 'demo-look-ups',
  firestore: {
    host: suite.host,
    port: suite.firestore,
    rules: `rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          match /different/{id} { allow write: if !exists(/databases/$(database)/documents/other/$(id)); }
          match /same/{id} { allow write: if !exists(/databases/$(database)/documents/other/one); }
        }
      }`,
  },
});
afterAll(() => environment.cleanup());

/** Writes this many documents in one commit. */
function commit(collection: 'different' | 'same', count: number): Promise<void> {
  const db = environment.unauthenticatedContext().firestore();
  const batch = db.batch();
  for (let place = 0; place < count; place += 1) {
    batch.set(db.doc(`${collection}/${place}`), { place });
  }
  return batch.commit();
}

it('the emulator counts look-ups as Firestore does: each document once, at most twenty', async () => {
  await permitted(commit('different', LOOK_UPS));
  await refused(commit('different', LOOK_UPS + 1));
  await permitted(commit('same', 500));
});
