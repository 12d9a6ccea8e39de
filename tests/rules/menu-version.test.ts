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
  it('when a product is added, changed or deleted', async () => {
    await refused(db.doc('prodotti/margherita').set(product()));
    await permitted(save(staff, product()));
    await refused(diavola.update({ prezzo: 8 }));
    await permitted(db.batch().update(diavola, { prezzo: 8 }).set(menu, bump()).commit());
    await refused(diavola.delete());
    await permitted(remove(staff, 'diavola'));
  });

  it('also if an earlier write has just set the version', async () => {
    await permitted(menu.set(bump()));
    await refused(diavola.update({ prezzo: 8 }));
  });
});

it.each([
  ['a client timestamp', { version: Timestamp.now() }],
  ['a time in the past', { version: Timestamp.fromMillis(0) }],
  ['a number', { version: Date.now() }],
  ['no version', {}],
  ['an extra field', { version: FieldValue.serverTimestamp(), by: 'me' }],
])('the version must be the time of the request; refused: %s', async (_, data) => {
  await refused(menu.set(data));
  await refused(db.batch().set(diavola, product()).set(menu, data).commit());
  await permitted(menu.set(bump()));
  await refused(menu.set(data));
});
