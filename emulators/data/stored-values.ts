/** A value in a document's fields. A Date is stored as a timestamp. */
type Value = null | boolean | number | string | Date | Value[] | { [field: string]: Value };
export type Fields = Record<string, Value>;

/** The same in Firestore's REST form. */
export type Stored = {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number | string;
  stringValue?: string;
  timestampValue?: string;
  arrayValue?: { values?: Stored[] };
  mapValue?: { fields?: Record<string, Stored> };
};

function toStored(value: unknown): Stored {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toStored) } };
  if (typeof value !== 'object') throw new Error(`Firestore stores no ${typeof value}`);
  return { mapValue: { fields: toStoredFields(value) } };
}

/** Converts plain fields to the REST form. @throws Error if Firestore cannot store a value */
export function toStoredFields(fields: object): Record<string, Stored> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toStored(value)]));
}

function fromStored(stored: Stored): Value {
  if (stored.booleanValue !== undefined) return stored.booleanValue;
  if (stored.integerValue !== undefined) return Number(stored.integerValue);
  if (stored.doubleValue !== undefined) return Number(stored.doubleValue);
  if (stored.stringValue !== undefined) return stored.stringValue;
  if (stored.timestampValue !== undefined) return new Date(stored.timestampValue);
  if (stored.arrayValue) return (stored.arrayValue.values ?? []).map(fromStored);
  if (stored.mapValue) return fromStoredFields(stored.mapValue.fields ?? {});
  return null;
}

/** Converts the REST form to plain fields; types that this project never stores become null. */
export function fromStoredFields(fields: Record<string, Stored>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fromStored(value)]),
  );
}
