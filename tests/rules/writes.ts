import type { RulesTestContext } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';

type Document = firebase.firestore.DocumentData;

const { FieldValue } = firebase.firestore;

/** A document without one of its fields. */
export function without(document: Document, field: string): Document {
  const { [field]: _, ...rest } = document;
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
