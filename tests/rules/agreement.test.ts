import fc from 'fast-check';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { purposes } from '../../src/data/staff/history';
import { recordedNames } from '../../src/domain/changes/change';
import { writableProduct } from '../../src/domain/product/validation';
import { product } from '../product';
import { given, permitted, STAFF_UID, staff, suite } from './actors';
import { anyDocument, FOREIGN_IMAGE } from './documents';
import { isImageUrl } from './image-url';
import { record } from './records';

const RUNS = 150;
/** In ms, including the time to shrink a failing example. */
const TIME_LIMIT_MS = 900_000;

// The SDK logs each refusal as an error.
setLogLevel('silent');

/** The SDK that the app writes with, signed in as staff. */
function staffFirestore(): Firestore {
  const db = getFirestore(initializeApp({ projectId: suite.projectId }, 'agreement'));
  connectFirestoreEmulator(db, suite.host, suite.firestore, {
    mockUserToken: {
      sub: STAFF_UID,
      firebase: { sign_in_provider: 'password', identities: {} },
    },
  });
  return db;
}

/** Whether the app would write a document, given the image that is stored already. */
function appAccepts(candidate: Record<string, unknown>, imageBefore: string | null): boolean {
  if (!v.is(writableProduct, candidate)) return false;
  const { image } = candidate;
  // The rules know the project, not which of the two names its default bucket has.
  const buckets = ['appspot.com', 'firebasestorage.app'].map(
    (suffix) => `${suite.projectId}.${suffix}`,
  );
  return (
    image === null || image === imageBefore || buckets.some((bucket) => isImageUrl(image, bucket))
  );
}

async function rulesAccept(db: Firestore, id: string, candidate: Record<string, unknown>) {
  try {
    await writeBatch(db)
      .set(doc(db, 'prodotti', id), candidate)
      .set(doc(db, 'meta', 'menu'), { version: serverTimestamp() })
      .commit();
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

it(
  `the rules and the app agree on ${RUNS} generated documents`,
  async () => {
    const db = staffFirestore();
    const verdicts = { accepted: 0, refused: 0 };
    let run = 0;

    // A new product, or a change of one with a picture outside the bucket. One at a time: all write the same version document.
    await fc.assert(
      fc.asyncProperty(anyDocument, fc.boolean(), async (candidate, isNew) => {
        run += 1;
        const id = `run-${run}`;
        const imageBefore = isNew ? null : FOREIGN_IMAGE;
        if (!isNew) await given({ [`prodotti/${id}`]: product({ image: imageBefore }) });
        const accepted = await rulesAccept(db, id, candidate);
        expect({ candidate, accepted }).toEqual({
          candidate,
          accepted: appAccepts(candidate, imageBefore),
        });
        verdicts[accepted ? 'accepted' : 'refused'] += 1;
      }),
      { seed: 19870612, numRuns: RUNS },
    );

    // Enough of both verdicts to be meaningful, whatever fields are added.
    expect(verdicts.accepted).toBeGreaterThan(50);
    expect(verdicts.refused).toBeGreaterThan(50);
  },
  TIME_LIMIT_MS,
);

it('the rules know every purpose of a record, and every field of a product in it', async () => {
  const add = (changes: object) =>
    staff
      .firestore()
      .collection('modifiche')
      .add(record({ nome: '', ...changes }));
  const unknown: string[] = [];
  for (const name of recordedNames) {
    await add({ prima: { [name]: null }, dopo: { [name]: null } }).catch(() => unknown.push(name));
  }
  expect(unknown, 'fields that isSide in firestore.rules lacks').toEqual([]);
  for (const scopo of purposes) {
    const house = { prodotto: null, prima: { coperto: 1 }, dopo: { coperto: 2 } };
    const about = scopo === 'oggi' ? { prodotto: null, prima: null, dopo: null } : {};
    await permitted(add({ scopo, ...about, ...(scopo === 'locale' && house) }));
  }
});
