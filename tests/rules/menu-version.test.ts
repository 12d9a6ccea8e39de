import firebase from 'firebase/compat/app';
import { beforeEach, describe, it } from 'vitest';
import { given, permitted, refused, staff } from './actors';
import { bump, product, remove, save } from './product';

const { FieldValue, Timestamp } = firebase.firestore;

const db = staff.firestore();
const menu = db.doc('meta/menu');
const diavola = db.doc('prodotti/diavola');

beforeEach(() => given({ 'prodotti/diavola': product() }));

describe('a write of a product that does not move the version of the menu is refused', () => {
  it('adding', async () => {
    await refused(db.doc('prodotti/margherita').set(product()));
    await permitted(save(staff, product()));
  });

  it('changing', async () => {
    await refused(diavola.update({ prezzo: 8 }));
    await permitted(db.batch().update(diavola, { prezzo: 8 }).set(menu, bump()).commit());
  });

  it('deleting', async () => {
    await refused(diavola.delete());
    await permitted(remove(staff, 'diavola'));
  });

  it('also where the version was moved just before', async () => {
    await permitted(menu.set(bump()));
    await refused(diavola.update({ prezzo: 8 }));
  });

  it('and where one of several products is not whole, nothing of the batch is written', async () => {
    const batch = () => db.batch().set(menu, bump()).update(diavola, { prezzo: 8 });
    const other = db.doc('prodotti/other');
    await refused(
      batch()
        .set(other, product({ prezzo: -1 }))
        .commit(),
    );
    await permitted(
      batch()
        .set(other, product({ prezzo: 1 }))
        .commit(),
    );
  });

  it('in a transaction as in a batch', async () => {
    await refused(db.runTransaction(async (t) => t.update(diavola, { prezzo: 8 })));
    await permitted(
      db.runTransaction(async (transaction) => {
        await transaction.get(diavola);
        transaction.update(diavola, { prezzo: 8 }).set(menu, bump());
      }),
    );
  });
});

describe('the version is the time of the request and nothing else', () => {
  it.each([
    ['the clock of a phone', { version: Timestamp.now() }],
    ['a time long gone', { version: Timestamp.fromMillis(0) }],
    ['text', { version: 'now' }],
    ['a number', { version: Date.now() }],
    ['null', { version: null }],
    ['nothing', {}],
    ['another field', { time: FieldValue.serverTimestamp() }],
    ['a field more', { version: FieldValue.serverTimestamp(), by: 'me' }],
    ['a list of times', { version: [Timestamp.now()] }],
  ])('%s is refused', async (_, data) => {
    await refused(menu.set(data));
    await refused(db.batch().set(diavola, product()).set(menu, data).commit());
    await permitted(menu.set(bump()));
    await refused(menu.set(data));
  });
});
