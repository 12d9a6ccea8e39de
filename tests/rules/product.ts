import type { RulesTestContext } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';

type Document = firebase.firestore.DocumentData;

const { FieldValue } = firebase.firestore;

/** A product that the rules accept, with some of its fields changed. */
export function product(changes: Document = {}): Document {
  return {
    nome: 'Margherita',
    descrizione: 'Pomodoro San Marzano, fiordilatte, basilico',
    allergeni: [1, 7],
    image: null,
    prezzo: 7.5,
    prezzo_familiare: 15,
    prezzo_al_metro: null,
    categoria: 'Pizze classiche',
    ...changes,
  };
}

/** A product that the rules would accept if one field were not missing. */
export function productWithout(field: string): Document {
  const { [field]: _, ...rest } = product();
  return rest;
}

/** The menu's new version, by which phones notice that they have to read the menu again. */
export const bump = () => ({ version: FieldValue.serverTimestamp() });

/** Sets a product and the menu's version in one batch, as the app does. */
export function save(actor: RulesTestContext, data: Document, id = 'margherita') {
  const db = actor.firestore();
  return db
    .batch()
    .set(db.doc(`prodotti/${id}`), data)
    .set(db.doc('meta/menu'), bump())
    .commit();
}

/** Deletes a product and sets the menu's version in one batch, as the app does. */
export function remove(actor: RulesTestContext, id = 'margherita') {
  const db = actor.firestore();
  return db
    .batch()
    .delete(db.doc(`prodotti/${id}`))
    .set(db.doc('meta/menu'), bump())
    .commit();
}
