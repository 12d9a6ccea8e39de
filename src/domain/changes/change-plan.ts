import * as v from 'valibot';
import {
  type Product,
  type ProductFields,
  storedProduct,
  writableProduct,
} from '../product/product';

/** The eight stored fields of a product, in the order of the specification (point 3). */
export const fieldNames = [
  'nome',
  'descrizione',
  'allergeni',
  'image',
  'prezzo',
  'prezzo_familiare',
  'prezzo_al_metro',
  'categoria',
] as const;

/** The stored name of a field. */
export type StoredFieldName = (typeof fieldNames)[number];

/** Some of the eight fields, prices in euro. Only `writableProduct` says whether they may be written. */
export type ChangeFields = Partial<Pick<ProductFields, StoredFieldName>>;

/**
 * One product before and after. It reads the same in both directions: the undo of a change is the change with its two
 * sides exchanged.
 */
export type Change = {
  id: string;
  /** For messages. */
  nome: string;
  /** null: a new product. All eight fields: a product to delete. Else the values of the fields that change. */
  before: ChangeFields | null;
  /** null: the product is to be deleted. All eight fields: a new product. Else the new values of the same fields. */
  after: ChangeFields | null;
  /** Where a new product comes back sold out: until when, in epoch ms, null until further notice. */
  soldOut?: number | null;
};

/** What is wanted of one product: fields that are not named are left as they stand. A new product needs all eight. */
export type Wish = {
  /** The id of the product, or a new one. */
  id: string;
  fields: ChangeFields;
};

/**
 * Why a product is left out of a plan. 'unfit': what stands is not a whole product, and a write would replace by a guess
 * what could not be read. 'invalid': what is wanted breaks the rules, or is no whole new product. 'twice': an earlier wish
 * has the same id.
 */
export type LeftOutReason = 'unfit' | 'invalid' | 'twice';

/** What would have to be written so that what stands becomes what is wanted. No two changes have the same id. */
export type ChangePlan = {
  /** Products that do not stand yet, in the order of the wishes, as all other groups but the last. */
  added: readonly Change[];
  /** Products of which at least one field changes. */
  changed: readonly Change[];
  /** Products that already stand as wanted. */
  same: readonly Product[];
  /** Products that cannot become as wanted. */
  leftOut: readonly { id: string; nome: string; reason: LeftOutReason }[];
  /** Deletions of the products that no wish names: part of the plan only where somebody chooses so. */
  missing: readonly Change[];
};

/** One field of an edit. */
export type Difference = {
  [Name in StoredFieldName]: {
    field: Name;
    before: ProductFields[Name];
    after: ProductFields[Name];
  };
}[StoredFieldName];

/** These fields of a product. Fields that it does not have are not there. */
function pick(product: ChangeFields, names: readonly StoredFieldName[]): ChangeFields {
  const picked: ChangeFields = {};
  function copy<Name extends StoredFieldName>(name: Name): void {
    if (product[name] !== undefined) picked[name] = product[name];
  }
  for (const name of names) copy(name);
  return picked;
}

/** The fields as they are read back once they are stored: outer blanks and the order of allergens do not count. */
function normalized(fields: ChangeFields): ProductFields {
  return v.parse(storedProduct, fields);
}

function sameValue(a: ChangeFields, b: ChangeFields, name: StoredFieldName): boolean {
  return a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]);
}

/** Whether a stored product has these values in these fields. Allergens that cannot be read are equal to none. */
function hasFields(product: ProductFields, fields: ChangeFields): boolean {
  if (fields.allergeni && product.allergeniDaVerificare) return false;
  const wanted = normalized(fields);
  return fieldNames.every((name) => fields[name] === undefined || sameValue(product, wanted, name));
}

/** The deletion of a product. */
function deletionOf(product: Product): Change {
  return { id: product.id, nome: product.nome, before: pick(product, fieldNames), after: null };
}

/**
 * Compares what stands with what is wanted.
 * @param standing all products, as they were read
 * @param wishes at most one for each product; a further one is left out
 */
export function planChanges(standing: readonly Product[], wishes: readonly Wish[]): ChangePlan {
  const byId = new Map(standing.map((product) => [product.id, product]));
  const seen = new Set<string>();
  const added: Change[] = [];
  const changed: Change[] = [];
  const same: Product[] = [];
  const leftOut: { id: string; nome: string; reason: LeftOutReason }[] = [];
  for (const { id, fields } of wishes) {
    const product = byId.get(id);
    const nome = product?.nome ?? fields.nome ?? '';
    const leave = (reason: LeftOutReason) => leftOut.push({ id, nome, reason });
    if (seen.has(id)) {
      leave('twice');
      continue;
    }
    seen.add(id);
    if (!product) {
      if (v.is(writableProduct, fields)) added.push({ id, nome, before: null, after: fields });
      else leave('invalid');
      continue;
    }
    const { id: _, ...current } = product;
    if (!v.is(writableProduct, current)) {
      leave('unfit');
      continue;
    }
    const wanted = { ...current, ...fields };
    const read = normalized(wanted);
    const names = fieldNames.filter((name) => !sameValue(current, read, name));
    if (names.length === 0) same.push(product);
    else if (!v.is(writableProduct, wanted)) leave('invalid');
    else changed.push({ id, nome, before: pick(current, names), after: pick(wanted, names) });
  }
  const missing = standing.filter(({ id }) => !seen.has(id)).map(deletionOf);
  return { added, changed, same, leftOut, missing };
}

/** The fields of an edit, before and after; none where the product is new or is to be deleted. */
export function differencesOf({ before, after }: Change): Difference[] {
  if (before === null || after === null) return [];
  const differences: Difference[] = [];
  for (const field of fieldNames) {
    const difference = { field, before: before[field], after: after[field] };
    if (isDifference(difference)) differences.push(difference);
  }
  return differences;
}

function isDifference(found: {
  field: StoredFieldName;
  before: unknown;
  after: unknown;
}): found is Difference {
  return found.before !== undefined && found.after !== undefined;
}

/** The change that undoes another. */
export function reversed({ id, nome, before, after }: Change): Change {
  return { id, nome, before: after, after: before };
}

/**
 * How a stored product compares with a change: `before`, so that it may be written; `already` as it shall become;
 * `changed` by somebody else, or something else stands where a new product was to be; or `gone`.
 * @param product as it was read, null where nothing stands
 */
export function standingOf(
  product: ProductFields | null,
  { before, after }: Change,
): 'before' | 'already' | 'changed' | 'gone' {
  if (product === null) {
    if (after === null) return 'already';
    return before === null ? 'before' : 'gone';
  }
  if (after !== null && hasFields(product, after)) return 'already';
  return before !== null && hasFields(product, before) ? 'before' : 'changed';
}

/** A list of products after these changes, new ones last. */
export function withChanges(products: readonly Product[], changes: readonly Change[]): Product[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { id, after } of changes) {
    if (after === null) byId.delete(id);
    else byId.set(id, { id, ...normalized({ ...byId.get(id), ...after }) });
  }
  return [...byId.values()];
}
