import firebase from 'firebase/compat/app';
import { describe, it } from 'vitest';
import { given, outsiders, permitted, refused, refusedTo, staff } from './actors';

const { FieldValue, Timestamp } = firebase.firestore;
const now = () => ({ quando: FieldValue.serverTimestamp() });

/** The document as one of the actors sees it. */
const printed = (who: typeof staff) => who.firestore().doc('meta/stampa');

describe('when the menu was printed', () => {
  it('is read, and set to the present, by staff', async () => {
    await permitted(printed(staff).get());
    await permitted(printed(staff).set(now()));
    await permitted(printed(staff).set(now()));
  });

  it('is neither read nor written by anybody else', async () => {
    await given({ 'meta/stampa': { quando: new Date() } });
    await refusedTo(outsiders, (actor) => printed(actor).get());
    await refusedTo(outsiders, (actor) => printed(actor).set(now()));
  });

  it('has no other time, no other field, and stays', async () => {
    const other = Timestamp.fromMillis(Date.now() - 60_000);
    await refused(printed(staff).set({ quando: other }));
    await refused(printed(staff).set({ quando: 'oggi' }));
    await refused(printed(staff).set({ ...now(), chi: 'me' }));
    await permitted(printed(staff).set(now()));
    await refused(printed(staff).delete());
  });
});
