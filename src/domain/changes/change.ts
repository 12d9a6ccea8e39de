import * as v from 'valibot';
import {
  type FieldName,
  fieldNames,
  isOptional,
  type UnitName,
  unitNames,
} from '../product/fields';
import { type Product, type ProductFields, storedProduct } from '../product/product';
import { type WritableProduct, writableProduct } from '../product/validation';

/**
 * Some fields of a product, prices in euro. They include the note on unreadable allergens: fields with that note cannot be
 * written. Whether others can be, only `writableProduct` decides.
 */
export type Fields = Partial<ProductFields>;

/** A change of one product. Its undo is the same change with `before` and `after` swapped. */
export type Change = {
  id: string;
  /** For messages. */
  nome: string;
  /** null: a new product. All fields: a product to delete. Else the values of the fields that change. */
  before: Fields | null;
  /** null: the product is to be deleted. All fields: a new product. Else the new values of the same fields. */
  after: Fields | null;
};

/** Some fields as they are read back after storing: outer blanks and the order of allergens do not count. */
function asStored(fields: Fields): ProductFields {
  return v.parse(storedProduct, fields);
}

/** Whether a field has the same value. Unreadable allergens differ from readable ones, and none from none declared. */
function sameValue(a: Fields, b: Fields, name: UnitName): boolean {
  if (name === 'allergeni') {
    if (a.allergeniDaVerificare !== b.allergeniDaVerificare) return false;
    if ((a.nessunAllergene ?? false) !== (b.nessunAllergene ?? false)) return false;
  }
  return JSON.stringify(a[name]) === JSON.stringify(b[name]);
}

/** These fields of a product, as far as it has them. With `allergeni` comes all that belongs to them. */
export function fieldsIn(product: Fields, names: readonly FieldName[]): Fields {
  const all: (keyof Fields)[] = names.includes('allergeni')
    ? [...names, 'nessunAllergene', 'allergeniDaVerificare']
    : [...names];
  return Object.fromEntries(
    all.flatMap((name) => (product[name] === undefined ? [] : [[name, product[name]]])),
  );
}

/** Fields as a write sets them: one of `allergeni` also sets `nessunAllergene`, to false unless the change says otherwise. */
export function withOneAnswer(fields: Fields): Fields {
  const { allergeni, nessunAllergene = false } = fields;
  if (!allergeni) return fields;
  return { ...fields, nessunAllergene: nessunAllergene && allergeni.length === 0 };
}

/** The values of fields that a product's document lacks. */
export const LACKED = fieldsIn(v.parse(storedProduct, {}), fieldNames.filter(isOptional));

function namesIn(fields: Fields | null): UnitName[] {
  return unitNames.filter((name) => fields?.[name] !== undefined);
}

/** The keys of a record's side. */
export const recordedNames: readonly string[] = [...fieldNames, 'allergeniDaVerificare'];

/** Whether a value is one side of a change, read in full: an undo never writes a default in place of what was. */
export function isSide(value: unknown): value is Fields | null {
  const { success, output } = v.safeParse(v.nullable(storedProduct), value);
  if (!success || output === null) return success;
  const fields = value as Fields;
  const isKnown = Object.keys(fields).every((name) => recordedNames.includes(name));
  const isUnit = fields.nessunAllergene === undefined || fields.allergeni !== undefined;
  return isKnown && isUnit && namesIn(fields).every((name) => sameValue(output, fields, name));
}

/** Whether a change shows all that it writes: an edit has the same fields on both sides. */
export function saysAll({ before, after }: Change): boolean {
  if (before === null || after === null) return before !== after;
  return namesIn(before).join() === namesIn(after).join();
}

/** The change that creates a product. */
export function creationOf(id: string, product: WritableProduct): Change {
  return { id, nome: product.nome, before: null, after: product };
}

/** The change that deletes a product as it was read. */
export function deletionOf({ id, ...fields }: Product): Change {
  return { id, nome: fields.nome, before: fields, after: null };
}

/**
 * The change of some fields of a product.
 * @param before the product as it was read
 * @param after the new values; those that are equal to the present ones are left out
 * @returns null if nothing changes
 */
export function changeOf({ id, ...before }: Product, after: Fields): Change | null {
  const { categoria = before.categoria } = after;
  // Its position is one among the dishes of the category that it leaves. In another it has none, unless one is given.
  const given = categoria === before.categoria ? after : { posizione: null, ...after };
  const wanted = asStored(given);
  const names = namesIn(given).filter((name) => !sameValue(before, wanted, name));
  if (names.length === 0) return null;
  return { id, nome: before.nome, before: fieldsIn(before, names), after: fieldsIn(given, names) };
}

/** Changes of which none is about a product that another one is about: edits of one product are put together. */
export function mergedChanges(changes: readonly Change[]): Change[] {
  const byId = new Map<string, Change>();
  for (const change of changes) {
    const first = byId.get(change.id);
    const isEdit = first?.before && first.after && change.before && change.after;
    const merged = isEdit
      ? {
          ...first,
          before: { ...first.before, ...change.before },
          after: { ...first.after, ...change.after },
        }
      : change;
    byId.set(change.id, merged);
  }
  return [...byId.values()];
}

/** Whether the rules accept a product: writing some fields of an invalid one would replace unreadable values with guesses. */
export function isWhole({ id: _, ...fields }: Product): boolean {
  return v.is(writableProduct, fields);
}

/** Whether the form must be corrected before it can be saved, by hand or whatever else wrote it; allergens to verify are said apart. */
export function isToCorrect(dish: Product): boolean {
  const known = checked.get(dish);
  if (known !== undefined) return known;
  const { allergeniDaVerificare: _, ...product } = dish;
  const isWrong = !isWhole(product);
  checked.set(dish, isWrong);
  return isWrong;
}

/** Whether dishes are to be corrected. A list asks for all of them after each write; a dish never changes. */
const checked = new WeakMap<Product, boolean>();

/** The undo of a change. */
export function reversed({ id, nome, before, after }: Change): Change {
  return { id, nome, before: after, after: before };
}

/** The fields of a change in which both sides still differ; null if none does. A new or deleted product is a change as a whole. */
function withoutSame(change: Change): Change | null {
  const { before, after } = change;
  if (before === null || after === null) return before === after ? null : change;
  const names = differencesOf(change).map(({ field }) => field);
  if (names.length === 0) return null;
  return { ...change, before: fieldsIn(before, names), after: fieldsIn(after, names) };
}

/**
 * Changes that follow one another as one for each product: of each field the first value before and the last after. What is again as
 * it was is left out.
 */
export function joinChanges(earlier: readonly Change[], later: readonly Change[]): Change[] {
  const byId = new Map(earlier.map((change) => [change.id, change]));
  for (const change of later) {
    const first = byId.get(change.id);
    const isEdit = first?.before && first.after && change.before && change.after;
    const before = isEdit ? { ...change.before, ...first.before } : (first ?? change).before;
    const after = isEdit ? { ...first.after, ...change.after } : change.after;
    byId.set(change.id, { ...change, nome: first?.nome ?? change.nome, before, after });
  }
  return [...byId.values()].flatMap((change) => withoutSame(change) ?? []);
}

/**
 * The part of a change that can still be written: its fields that stand as they were before it.
 * @param current the product as it is stored, null if there is none
 * @returns `part` null if nothing can; the fields that others have changed
 */
export function standingPart(change: Change, current: Product | null) {
  const { before, after } = change;
  if (!before || !after || !current) return { part: change, others: [] };
  const others = conflictsOf(change, current);
  const names = namesIn(after).filter((name) => !others.includes(name));
  const part = { ...change, before: fieldsIn(before, names), after: fieldsIn(after, names) };
  return { part: names.length > 0 ? part : null, others };
}

/** Whether the values before a change may be written again: they may predate the rules, or have been written by hand. */
export function canBeUndone({ before, after }: Change): boolean {
  return before === null || v.is(after ? v.partial(writableProduct) : writableProduct, before);
}

/** The fields that an edit changes, before and after; none for a new product or a deletion. */
export function differencesOf({ before, after }: Change) {
  return namesIn(after)
    .filter((field) => before?.[field] !== undefined && !sameValue(before, after ?? {}, field))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }));
}

/** The fields of the stored product that have neither the value before a change nor the one after it: others changed them. */
export function conflictsOf({ before, after }: Change, current: ProductFields): UnitName[] {
  const sides = [before, after].flatMap((side) => (side ? asStored(side) : []));
  // A deletion compares the whole product: a field that was missing may have been added since.
  const names = after === null ? unitNames : namesIn({ ...before, ...after });
  return names.filter((name) => !sides.some((side) => sameValue(current, side, name)));
}

/**
 * Compares a stored product with a change. `before`: the change can be written. `already`: the product is as the change wants it.
 * `conflict`: somebody else has changed or deleted it, or something else has the id of the new product.
 * @param current the product as it was read, null if there is none
 */
export function compareChange(
  current: ProductFields | null,
  change: Change,
): 'before' | 'already' | 'conflict' {
  const { before, after } = change;
  if (current === null) {
    if (after === null) return 'already';
    return before === null ? 'before' : 'conflict';
  }
  if (after && conflictsOf({ ...change, before: null }, current).length === 0) return 'already';
  return before && conflictsOf(change, current).length === 0 ? 'before' : 'conflict';
}

/** A list of products after these changes, new ones last. */
export function withChanges(products: readonly Product[], changes: readonly Change[]): Product[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { id, after } of changes) {
    if (after === null) byId.delete(id);
    else {
      const { allergeniDaVerificare, ...known } = byId.get(id) ?? {};
      const note = !after.allergeni && allergeniDaVerificare && { allergeniDaVerificare };
      byId.set(id, { id, ...asStored({ ...known, ...note, ...withOneAnswer(after) }) });
    }
  }
  return [...byId.values()];
}
