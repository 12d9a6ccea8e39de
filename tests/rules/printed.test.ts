import firebase from 'firebase/compat/app';
import { it } from 'vitest';
import { permitted, refused, staff } from './actors';

const { FieldValue, Timestamp } = firebase.firestore;

it('when the menu was printed is the present, without another field, and stays', async () => {
  const printed = staff.firestore().doc('meta/stampa');
  const now = { quando: FieldValue.serverTimestamp() };
  await refused(printed.set({ quando: Timestamp.fromMillis(Date.now() - 60_000) }));
  await refused(printed.set({ quando: 'oggi' }));
  await refused(printed.set({ ...now, chi: 'me' }));
  await permitted(printed.set(now));
  await permitted(printed.set(now));
  await refused(printed.delete());
});
