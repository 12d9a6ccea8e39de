import firebase from 'firebase/compat/app';
import { beforeEach, describe, it } from 'vitest';
import { product } from '../product';
import { given, permitted, refused, staff } from './actors';
import { bump, remove, save } from './writes';

const { FieldValue, Timestamp } = firebase.firestore;

const db = staff.firestore();
const menu = db.doc('meta/menu');
const diavola = db.doc('prodotti/diavola');

beforeEach(() => given({ 'prodotti/diavola': product() }));

describe('a write of a product is refused unless it sets the version of the menu', () => {
  it('when a product is added', async () => {
    await refused(db.doc('prodotti/margherita').set(product()));
    await permitted(save(staff, product()));
  });

  it('when a product is changed', async () => {
    await refused(diavola.update({ prezzo: 8 }));
    await permitted(db.batch().update(diavola, { prezzo: 8 }).set(menu, bump()).commit());
  });

  it('when a product is deleted', async () => {
    await refused(diavola.delete());
    await permitted(remove(staff, 'diavola'));
  });

  it('also where a write before it has just set the version', async () => {
    await permitted(menu.set(bump()));
    await refused(diavola.update({ prezzo: 8 }));
  });

  it('and a batch is refused as a whole where one of its products is invalid', async () => {
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

  it('in a transaction as well as in a batch', async () => {
    await refused(db.runTransaction(async (t) => t.update(diavola, { prezzo: 8 })));
    await permitted(
      db.runTransaction(async (transaction) => {
        await transaction.get(diavola);
        transaction.update(diavola, { prezzo: 8 }).set(menu, bump());
      }),
    );
  });
});

it.each([
  ['the clock of a phone', { version: Timestamp.now() }],
  ['a time in the past', { version: Timestamp.fromMillis(0) }],
  ['a number', { version: Date.now() }],
  ['nothing', {}],
  ['a further field', { version: FieldValue.serverTimestamp(), by: 'me' }],
])('the version may be set to the time of the request, not to %s', async (_, data) => {
  await refused(menu.set(data));
  await refused(db.batch().set(diavola, product()).set(menu, data).commit());
  await permitted(menu.set(bump()));
  await refused(menu.set(data));
});
