import type { RulesTestContext } from '@firebase/rules-unit-testing';
import { beforeEach, it } from 'vitest';
import { product } from '../product';
import {
  everybody,
  given,
  outsiders,
  permitted,
  refused,
  refusedTo,
  STAFF_UID,
  staff,
} from './actors';
import { bump, remove, save } from './writes';

beforeEach(() => given({ 'prodotti/diavola': product(), 'meta/menu': { version: null } }));

/** The writes that only staff may do. */
const rights: Record<string, (actor: RulesTestContext) => Promise<unknown>> = {
  'add a product': (actor) => save(actor, product()),
  'change a product': (actor) => save(actor, product({ prezzo: 8 }), 'diavola'),
  'delete a product': (actor) => remove(actor, 'diavola'),
  'set the version of the menu': (actor) => actor.firestore().doc('meta/menu').set(bump()),
  'say what is sold out tonight': (actor) =>
    actor
      .firestore()
      .doc('meta/oggi')
      .set({
        esauritiStasera: { fino: bump().version, prodotti: ['diavola'] },
        esauriti: [],
        giorni: [],
        avvisi: [],
      }),
  'say what the house charges': (actor) => actor.firestore().doc('meta/locale').set({ coperto: 2 }),
};

/** The writes that nobody may do, staff included. */
const forbidden: Record<string, (actor: RulesTestContext) => Promise<unknown>> = {
  'become staff': (actor) => actor.firestore().doc('staff/stranger').set({}),
  'become staff and save in one batch': (actor) => {
    const db = actor.firestore();
    const batch = db.batch().set(db.doc('staff/stranger'), {});
    return batch
      .set(db.doc('prodotti/margherita'), product())
      .set(db.doc('meta/menu'), bump())
      .commit();
  },
  'change who is staff': (actor) => actor.firestore().doc(`staff/${STAFF_UID}`).set({ role: 'x' }),
  'remove a staff account': (actor) => actor.firestore().doc(`staff/${STAFF_UID}`).delete(),
  'list the staff': (actor) => actor.firestore().collection('staff').get(),
  'read whether somebody else is staff': (actor) => actor.firestore().doc('staff/somebody').get(),
  'delete the version': (actor) => actor.firestore().doc('meta/menu').delete(),
  'delete what is sold out tonight': (actor) => actor.firestore().doc('meta/oggi').delete(),
  'delete what the house says': (actor) => actor.firestore().doc('meta/locale').delete(),
  'write another document of meta': (actor) => actor.firestore().doc('meta/altro').set(bump()),
  'read another document of meta': (actor) => actor.firestore().doc('meta/altro').get(),
  'query the documents of meta': (actor) =>
    actor.firestore().collection('meta').where('version', '==', null).get(),
  'write below a product': (actor) =>
    actor.firestore().doc('prodotti/diavola/note/1').set(product()),
  'query all collections named prodotti': (actor) =>
    actor.firestore().collectionGroup('prodotti').get(),
  'read another collection': (actor) => actor.firestore().collection('ordini').get(),
  'write another collection': (actor) => actor.firestore().doc('ordini/1').set(product()),
};

it.each(Object.entries(rights))('only staff may %s', async (_right, attempt) => {
  await refusedTo(outsiders, attempt);
  await permitted(attempt(staff));
});

it.each(Object.entries(forbidden))('nobody may %s', async (_attempt, attempt) => {
  await refusedTo(everybody, attempt);
});

it('everybody reads the menu, its version, what is sold out, and what the house says', async () => {
  for (const actor of Object.values(everybody)) {
    const db = actor.firestore();
    await permitted(db.collection('prodotti').get());
    await permitted(db.doc('prodotti/diavola').get());
    await permitted(db.doc('prodotti/nothing-here').get());
    await permitted(db.doc('meta/menu').get());
    await permitted(db.doc('meta/oggi').get());
    await permitted(db.doc('meta/locale').get());
  }
});

it('an account may read its own staff document, and no other', async () => {
  const stranger = outsiders['a stranger who registered with a password'];
  const visitor = outsiders['a visitor without an account'];
  await permitted(staff.firestore().doc(`staff/${STAFF_UID}`).get());
  await refused(staff.firestore().doc('staff/stranger').get());
  await permitted(Promise.resolve(stranger?.firestore().doc('staff/stranger').get()));
  await refused(Promise.resolve(stranger?.firestore().doc(`staff/${STAFF_UID}`).get()));
  await refused(Promise.resolve(visitor?.firestore().doc(`staff/${STAFF_UID}`).get()));
});
