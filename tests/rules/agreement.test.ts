import fc from 'fast-check';
import { FirebaseError, initializeApp } from 'firebase/app';
import firebase from 'firebase/compat/app';
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
import { writableProduct } from '../../src/domain/staff/validation';
import { product } from '../product';
import { given, permitted, STAFF_UID, staff, suite } from './actors';
import { anyDocument, FOREIGN_IMAGE } from './documents';
import { isImageUrl } from './image-url';

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

/** Writes a record of a change of these fields, or of none. */
function addRecord(scopo: string, names: readonly string[]) {
  const side = Object.fromEntries(names.map((name) => [name, null]));
  const cambi = names.length === 0 ? [] : [{ id: 'a', nome: '', prima: side, dopo: side }];
  return staff
    .firestore()
    .collection('modifiche')
    .add({
      ...{ chi: STAFF_UID, nome: '', scopo, prodotti: ['a'], cambi, testo: '' },
      ...{ corsa: null, quanti: null, fatti: null },
      quando: firebase.firestore.FieldValue.serverTimestamp(),
      scade: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000),
    });
}

it('the rules know every purpose of a record, and every field of a product in it', async () => {
  await given({ [`staff/${STAFF_UID}`]: {} });
  const unknown: string[] = [];
  for (const name of recordedNames) await addRecord('form', [name]).catch(() => unknown.push(name));
  expect(unknown, 'fields that areChanges in firestore.rules lacks').toEqual([]);
  const ofTonight = ['disponibilita', 'avviso'];
  for (const scopo of purposes) {
    await permitted(addRecord(scopo, ofTonight.includes(scopo) ? [] : recordedNames));
  }
});
