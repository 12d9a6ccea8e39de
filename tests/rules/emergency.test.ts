import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { product } from '../product';
import { permitted, refused, STAFF_UID, suite } from './actors';
import { remove, save } from './writes';

/** The step of docs/deploying.md, 'If nothing can be saved': what anybody may read, staff alone may. */
const PUBLIC = /allow (read|get): if true;/g;
const published = readFileSync('firestore.rules', 'utf8');

const PROJECT = 'demo-emergency';
const environment = await initializeTestEnvironment({
  projectId: PROJECT,
  firestore: {
    host: suite.host,
    port: suite.firestore,
    rules: published.replaceAll(PUBLIC, 'allow $1: if isStaff();'),
  },
});
afterAll(() => environment.cleanup());

const staff = environment.authenticatedContext(STAFF_UID, {
  firebase: { sign_in_provider: 'password' },
});
const stranger = environment.unauthenticatedContext();
const META = ['menu', 'oggi', 'locale'];

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (owner) => {
    await owner.firestore().doc(`staff/${STAFF_UID}`).set({});
    await owner.firestore().doc('prodotti/diavola').set(product());
    for (const name of META) await owner.firestore().doc(`meta/${name}`).set({});
  });
});

it('the emergency step closes every document that anybody can read', async () => {
  expect(published.match(PUBLIC)).toHaveLength(1 + META.length);
  const reads = (actor: typeof staff) => [
    actor.firestore().collection('prodotti').get(),
    actor.firestore().doc('prodotti/diavola').get(),
    ...META.map((name) => actor.firestore().doc(`meta/${name}`).get()),
  ];
  for (const read of reads(stranger)) await refused(read);
  for (const read of reads(staff)) await permitted(read);
});

it('in an emergency a stranger gets no transaction, and staff save and delete', async () => {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  const opened = await fetch(`http://${suite.host}:${suite.firestore}/v1/${documents}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({
      documents: [`${documents}/meta/menu`],
      newTransaction: { readWrite: {} },
    }),
  });
  expect(await opened.text()).not.toContain('"transaction"');
  await permitted(save(staff, product()));
  await permitted(remove(staff, 'diavola'));
});
