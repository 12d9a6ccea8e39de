import firebase from 'firebase/compat/app';
import { STAFF_UID } from './actors';

type Document = firebase.firestore.DocumentData;

const { FieldValue, Timestamp } = firebase.firestore;

/** A time this many days ahead. */
export const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);

/** A record of a change of one product, as the app writes it, overridden by `changes`. */
export const record = (changes: Document = {}): Document => ({
  chi: STAFF_UID,
  nome: 'Cucina',
  quando: FieldValue.serverTimestamp(),
  scopo: 'prices',
  prodotto: 'diavola',
  titolo: 'Diavola',
  prima: { prezzo: 7 },
  dopo: { prezzo: 8 },
  scade: inDays(90),
  ...changes,
});
